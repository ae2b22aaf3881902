import { inLine } from '#kit/shared/bidi.ts';
import { useKeptFocus } from '#kit/web/desk/desk-focus.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { wallClock } from '#market/town/dates.ts';
import type { TriedNight } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './event-series.module.css';

type Props = { readonly nights: readonly TriedNight[]; readonly onRemove: (date: string) => void };

/** The dates as they would be: from when to when, what speaks against one, and the way to leave it out. */
export function TriedNights({ nights, onRemove }: Props) {
  const words = useWords(messages);
  const day = useDay();
  // A date that is left out goes with the button that was pressed.
  const kept = useKeptFocus<HTMLUListElement>('li');
  const hour = (at: string | null) => (at === null ? null : wallClock(new Date(at)).time);
  return (
    <ul {...kept} className={styles.seriesNights} aria-label={words('dates')}>
      {nights.map(({ date, startsAt, endsAt, fault, clashes }) => (
        <li key={date} data-fault={fault !== null}>
          <b>{day(date)}</b>
          <span>
            {fault === null ? [hour(startsAt), hour(endsAt)].filter(Boolean).join(' – ') : words(`fault.${fault}`)}
          </span>
          {clashes.map(({ id, title, time }) => (
            <span key={id}>{words('clash', { what: inLine([title, time]) })}</span>
          ))}
          <Button
            variant="quiet"
            size="sm"
            aria-label={words('removeDate', { date: day(date) })}
            onClick={() => onRemove(date)}
          >
            {words('remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
