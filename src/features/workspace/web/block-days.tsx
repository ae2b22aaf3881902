import { useQuery } from '@tanstack/react-query';
import { isOvernight, slotsOf } from '#features/rentals/stay.ts';
import { begun } from '#kit/shared/begun.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { CalendarEntry } from '../contract.ts';
import { messages } from '../messages.ts';
import type { Days } from '../rules.ts';
import { rentalsApi as api } from './queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './workspace.module.css';

const rentalQuery = (id: string) => freshly(api.query('GET /api/admin/rentals/{id}', { params: { id } }));

/** Over a rental's month: that its days are pressed, and what a day is. */
export function PressHint({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { data: rental } = useQuery(rentalQuery(id));
  return (
    <p className={fieldStyles.hint}>{rental ? words(isOvernight(rental) ? 'pressNights' : 'pressDays') : '\u00a0'}</p>
  );
}

type Props = {
  /** The rental. */
  readonly id: string;
  readonly days: Days;
  /** What is in its month. */
  readonly entries: readonly CalendarEntry[];
  readonly onLetGo: () => void;
};

/** `isMore`: beside the way that was chosen. */
type Way = { readonly label: string; readonly onClick: () => void; readonly isMore?: true };

/** Under a rental's month: blocks all there is of it on the days that are chosen, or frees those of them that are blocked, or the whole period as it was blocked. */
export function BlockDays({ id, days, entries, onLetGo }: Props) {
  const words = useWords(messages);
  const day = useDay();
  const { data: rental } = useQuery(rentalQuery(id));
  const refresh = ['/api/workspace/calendar', `/api/rentals/${id}/blocks`];
  const block = useChange(api.mutation('POST /api/rentals/{id}/blocks'), {
    done: { title: words('blockDone') },
    failed: { title: words('blockFailed'), description: words('failedHint') },
    reasons: { dates_unavailable: words('blockTaken') },
    refresh,
  });
  const free = useChange(api.mutation('DELETE /api/rentals/{id}/blocks/{block}'), {
    done: { title: words('unblockDone') },
    failed: { title: words('unblockFailed'), description: words('failedHint') },
    refresh,
  });
  const freePart = useChange(api.mutation('POST /api/rentals/{id}/blocks/{block}/freed-days'), {
    done: { title: words('unblockDone') },
    failed: { title: words('unblockFailed'), description: words('failedHint') },
    refresh,
  });
  const spanOf = ({ from, to }: Days) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
  if (rental === undefined) return null;
  const blocked = entries.filter(({ kind, from, to }) => kind === 'block' && from <= days.to && days.from <= to);
  const blockAll = () => block.change({ params: { id }, body: { ...days, quantity: slotsOf(rental), note: null } });
  const freeAll = (one: CalendarEntry): Way => ({
    label: words('unblock', { when: spanOf(one) }),
    onClick: () => free.change({ params: { id, block: one.id } }),
  });
  /** What is chosen of it first, then all of it where that is more. */
  const waysToFree = (one: CalendarEntry): readonly Way[] => {
    const some = { from: days.from > one.from ? days.from : one.from, to: days.to < one.to ? days.to : one.to };
    if (some.from === one.from && some.to === one.to) return [freeAll(one)];
    const onClick = () => freePart.change({ params: { id, block: one.id }, body: some });
    return [
      { label: words('unblock', { when: spanOf(some) }), onClick },
      { ...freeAll(one), isMore: true },
    ];
  };
  const actions: readonly Way[] =
    blocked.length === 0 ? [{ label: words('block'), onClick: blockAll }] : blocked.flatMap(waysToFree);
  const isPending = block.isPending || free.isPending || freePart.isPending;
  return (
    <div className={styles.workBlock}>
      <p role="status">
        <b>{begun(spanOf(days))}</b>
      </p>
      {actions.map(({ label, onClick, isMore }, place) => (
        // By its place: who has pressed it stands on what takes it back.
        <Button key={place} variant={isMore ? 'line' : 'ink'} size="sm" busy={isPending} onClick={onClick}>
          {label}
        </Button>
      ))}
      <Button variant="quiet" size="sm" onClick={onLetGo}>
        {words('letGo')}
      </Button>
    </div>
  );
}
