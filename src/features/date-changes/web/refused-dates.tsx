import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { messages } from '../messages.ts';

type Props = { readonly code: string; readonly write: ReactNode; readonly onRetry: () => void };

/** Why these dates can't be had, in words that say what to do. */
export function RefusedDates({ code, write, onRetry }: Props) {
  const words = useWords(messages);
  if (code === 'dates_unavailable') return <p>{words('gone')}</p>;
  if (code === 'validation' || code === 'time_skipped' || code === 'time_twice') return <p>{words('notPossible')}</p>;
  if (code === 'invalid_transition') return <p>{words('tooLate')}</p>;
  if (['not_found', 'not_for_sale', 'seller_unknown', 'owner_unpayable'].includes(code))
    return (
      <>
        <p>{words('notForSale')}</p>
        {write}
      </>
    );
  return (
    <Failure title={words('lookFailed')} retry={{ label: words('retry'), onClick: onRetry }}>
      {words('lookFailedText')}
    </Failure>
  );
}
