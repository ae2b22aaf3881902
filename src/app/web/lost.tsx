import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { addressOf } from '#features/search/doors.ts';
import { SearchForm } from '#features/search/web/search-form.tsx';
import { messages } from '#features/site/messages.ts';
import { LostPage } from '#features/site/web/lost-page.tsx';
import type { SearchOf } from '#kit/web/address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { partOr } from '#kit/web/parts/part-or.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';

/** Loaded by whoever is lost: no other page waits for it. */
const Tonight = partOr(() => import('./found/tonight.tsx').then((module) => module.Tonight));

/** For any path that leads nowhere. */
export function NotFound() {
  const words = useWords(messages);
  return (
    <LostPage
      title={words('notFound')}
      text={words('notFoundText')}
      link={
        <ButtonLink variant="ink" arrow to="/">
          {words('backHome')}
        </ButtonLink>
      }
    >
      <Onwards />
    </LostPage>
  );
}

type GoneProps = {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly type: SearchOf<'/search'>['type'] };
};

/** A listing that is not here any more: others of its kind, a search, and what is on. */
export function Gone({ title, text, link }: GoneProps) {
  return (
    <LostPage
      title={title}
      text={text}
      link={
        <ButtonLink variant="ink" arrow to="/search" search={{ type: link.type }}>
          {link.label}
        </ButtonLink>
      }
    >
      <Onwards />
    </LostPage>
  );
}

function Onwards() {
  const navigate = useNavigate();
  return (
    <>
      <SearchForm onSearch={(query) => void navigate({ to: '/search', search: addressOf(query, undefined) })} />
      <Suspense>
        <Tonight />
      </Suspense>
    </>
  );
}
