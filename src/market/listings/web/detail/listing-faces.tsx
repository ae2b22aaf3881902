import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
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
