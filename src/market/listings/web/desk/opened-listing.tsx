import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { ReviewFrame } from '#kit/web/desk/review/review-frame.tsx';
import type { Review } from '#kit/web/desk/review/use-review.ts';
import { OnDecided } from './use-judging.ts';

export type OneQuery<R> = UseQueryOptions<R, Problem, R, readonly [string]>;

/** What is open: a record, or nothing yet; `reload` asks for the record again. */
export type OpenListing<R> = {
  readonly record: R | undefined;
  readonly reload: () => Promise<R | undefined>;
  readonly onClose: () => void;
};

type OpenedProps<R> = {
  readonly id: string;
  readonly one: (id: string) => OneQuery<R>;
  readonly sheet: (open: OpenListing<R>) => ReactNode;
  /** The queue it is looked through in, where it waits in one. */
  readonly review: Review | undefined;
  readonly onClose: () => void;
};

/** The sheet of one listing, once it is known how it is now: nobody shall write on top of an earlier look. */
export function OpenedListing<R>({ id, one, sheet, review, onClose }: OpenedProps<R>) {
  // Where one takes the place of another, nothing mounts: what is stale is asked again then too.
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({ ...freshly(one(id)), staleTime: 0 });
  const next = review?.next;
  // The next one is there before it is asked for.
  useQuery({ ...one(next ?? ''), enabled: next !== undefined });
  const isKnown = data !== undefined && isFetchedAfterMount;
  const reload = async () => (await refetch({ throwOnError: true })).data;
  const paper = isKnown ? (
    <Fragment key={id}>{sheet({ record: data, reload, onClose })}</Fragment>
  ) : isError ? (
    <GoneSheet onClose={onClose} />
  ) : null;
  if (review === undefined) return paper;
  return (
    <OnDecided value={review.onDecided}>
      <ReviewFrame review={review} isWide isLoading={paper === null}>
        {paper}
      </ReviewFrame>
    </OnDecided>
  );
}
