import type { Question } from '#market/listings/web/desk/listing-sheet.tsx';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { minReturnHours, returnDays } from '../moves.ts';

/** Asks before an event is moved that people have tickets for: how many are affected, and what they may do. */
export function AskMove({ problem, isPending, onYes, onClose }: Question) {
  const words = useWords(messages);
  const counted = (path: string) => Number(problem.fields.find((field) => field.path === path)?.message ?? 0);
  return (
    <Confirm
      isOpen
      title={words('askMove')}
      text={`${words('askMoveText', { count: counted('tickets') })} ${words('askMoveOrders', { count: counted('orders') })}`}
      yes={words('move')}
      no={words('keepDate')}
      tone="ink"
      isPending={isPending}
      onYes={onYes}
      onClose={onClose}
    >
      <p>{words('askMoveReturn', { days: returnDays, hours: minReturnHours })}</p>
    </Confirm>
  );
}
