import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { PrivatePage } from '#kit/web/ui/private-page.tsx';
import { useFragment } from '#kit/web/use-fragment.ts';
import type { Named } from '../contract.ts';
import { messages } from '../messages.ts';
import { namedIn } from '../rules.ts';
import { invitationQuery } from './queries.ts';
import { ReviewForm } from './review-form.tsx';
import { WrittenReview } from './written-review.tsx';

/** Where a review is written: by the key of a letter, or from one's own bookings. */
export function ReviewPage() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const fragment = useFragment();
  const [isSent, setSent] = useState(false);
  const of: Named | undefined = fragment ? namedIn(fragment) : undefined;
  const found = useQuery(invitationQuery(of, language));
  const code = fragment === '' ? 'not_a_guest' : found.error?.code;
  let face: ReactNode = <p role="status">{words('opening')}</p>;
  if (code === 'review_closed') face = <Closed title={words('late')} text={words('lateText')} />;
  else if (code === 'not_a_guest' || code === 'validation')
    face = <Closed title={words('wrong')} text={words('wrongText')} />;
  else if (found.isError && !found.isFetching)
    face = (
      <Failure title={words('pageFailed')} retry={{ label: words('retry'), onClick: () => void found.refetch() }}>
        {words('pageFailedText')}
      </Failure>
    );
  else if (of && found.data)
    face = found.data.review ? (
      <WrittenReview invitation={found.data} review={found.data.review} takesFocus={isSent} />
    ) : (
      <ReviewForm invitation={found.data} of={of} onSent={() => setSent(true)} />
    );
  return (
    <PrivatePage kicker={words('kicker')} title={words('pageHead')}>
      {face}
    </PrivatePage>
  );
}

function Closed({ title, text }: { readonly title: string; readonly text: string }) {
  const words = useWords(messages);
  return (
    <Empty
      title={title}
      action={
        <ButtonLink to="/" variant="ink">
          {words('home')}
        </ButtonLink>
      }
    >
      {text}
    </Empty>
  );
}
