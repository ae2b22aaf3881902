import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { Empty } from './empty.tsx';
import { Failure } from './failure.tsx';
import { Skeleton } from './skeleton.tsx';
import * as styles from './card-row.module.css';

type FaceWord = 'loading' | 'failed' | 'failedHint' | 'retry' | 'empty' | 'emptyHint';

type ListFacesProps<T> = {
  readonly list: UseQueryResult<readonly T[], Problem>;
  readonly words: (word: FaceWord) => string;
  readonly children: (items: readonly T[]) => ReactNode;
};

const placeholders = [0, 1, 2];

/** The four faces of a list: three skeletons, the failure in red, the calm picture, or the content. */
export function ListFaces<T>({ list, words, children }: ListFacesProps<T>) {
  if (list.data !== undefined)
    return list.data.length > 0 ? children(list.data) : <Empty title={words('empty')}>{words('emptyHint')}</Empty>;
  if (list.isError && !list.isFetching)
    return (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void list.refetch() }}>
        {words('failedHint')}
      </Failure>
    );
  return <Skeletons label={words('loading')} />;
}

/** Three cards that are still loading. */
export function Skeletons({ label }: { readonly label: string }) {
  return (
    <div className={styles.cardGrid} role="status">
      <span className="sr-only">{label}</span>
      {placeholders.map((place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
}
