import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import type { SearchOf } from '#kit/web/address.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import * as styles from './detail.module.css';

type FaceWord = 'loading' | 'failed' | 'failedHint' | 'retry';
type Listing<T> = Pick<UseQueryResult<T, Problem>, 'data' | 'isError' | 'isFetching' | 'refetch'>;

type ListingFacesProps<T> = {
  readonly listing: Listing<T>;
  readonly words: (word: FaceWord) => string;
  readonly children: (listing: T) => ReactNode;
};

/** The page of a listing that is here, on its way, or did not come. */
export function ListingFaces<T>({ listing, words, children }: ListingFacesProps<T>) {
  if (listing.data !== undefined) return children(listing.data);
  if (listing.isError && !listing.isFetching)
    return (
      <main className={`wrap ${styles.detailFace}`}>
        <h1 className="sr-only">{words('failed')}</h1>
        <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void listing.refetch() }}>
          {words('failedHint')}
        </Failure>
      </main>
    );
  return (
    <main className={`wrap ${styles.detailFace}`} role="status">
      <span className="sr-only">{words('loading')}</span>
      <Skeleton />
    </main>
  );
}

type ListingGoneProps = {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly type: SearchOf<'/search'>['type'] };
};

/** Nothing hangs here any more: what to look at instead. */
export function ListingGone({ title, text, link }: ListingGoneProps) {
  return (
    <main className={`wrap ${styles.detailGone}`}>
      <h1 className="tower">{title}</h1>
      <p>{text}</p>
      <ButtonLink variant="ink" arrow to="/search" search={{ type: link.type }}>
        {link.label}
      </ButtonLink>
    </main>
  );
}
