import { may } from '#kit/shared/transitions.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { HolidayRequest } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { asksChanges, holidayTransitions, mayRevise, startNote, type HolidayStatus } from '../rules.ts';
import { useWishChange } from './use-wish-change.ts';

type WishStepsProps = {
  readonly wish: HolidayRequest;
  readonly size?: 'md' | 'sm';
  /** Opens the dialog of the quote. */
  readonly onQuote: () => void;
};

/** The buttons of the state machine: what the graph does not have is not offered. */
export function WishSteps({ wish, size = 'md', onQuote }: WishStepsProps) {
  const words = useWords(messages);
  const { step, isPending } = useWishChange();
  const { id, status, version } = wish;
  const can = (to: HolidayStatus) => may(holidayTransitions, status, to);
  const go = (to: HolidayStatus, notes?: string) =>
    step({ params: { id }, body: { status: to, version, ...(notes ? { admin_notes: notes } : {}) } });
  return (
    <>
      {can('planning') ? (
        <Button variant="ink" size={size} busy={isPending} onClick={() => go('planning', startNote)}>
          {words('startPlanning')}
        </Button>
      ) : null}
      {can('quoted') ? (
        <Button variant={status === 'planning' ? 'ink' : 'line'} size={size} onClick={onQuote}>
          {words('sendQuote')}
        </Button>
      ) : null}
      {can('confirmed') ? (
        <Button
          variant={status === 'quoted' ? 'teal' : 'line'}
          size={size}
          busy={isPending}
          onClick={() => go('confirmed')}
        >
          {words('confirm')}
        </Button>
      ) : null}
      {mayRevise({ status, answer: wish.quote_answer }) ? (
        <Button variant={status === 'confirmed' ? 'ink' : 'line'} size={size} onClick={onQuote}>
          {words('sendAgain')}
        </Button>
      ) : null}
      {can('completed') ? (
        <Button
          variant={asksChanges({ status, answer: wish.quote_answer }) ? 'line' : 'ink'}
          size={size}
          busy={isPending}
          onClick={() => go('completed')}
        >
          {words('complete')}
        </Button>
      ) : null}
    </>
  );
}
