import type { UseQueryResult } from '@tanstack/react-query';
import { useWords } from '../i18n.tsx';
import { Failure } from '../ui/failure.tsx';
import { DeskLoading } from './desk-loading.tsx';
import { messages } from './messages.ts';

type NotThereProps = Pick<UseQueryResult, 'isError' | 'refetch'> & {
  /** What did not come, and what to do about it. */
  readonly failed: string;
  readonly hint?: string;
};

/** In the place of a part of the desk whose data is not there: it is on its way, or did not come and can be asked for again. */
export function NotThere({ isError, refetch, failed, hint }: NotThereProps) {
  const words = useWords(messages);
  if (!isError) return <DeskLoading>{words('loading')}</DeskLoading>;
  return (
    <Failure title={failed} retry={{ label: words('retry'), onClick: () => void refetch() }}>
      {hint}
    </Failure>
  );
}
