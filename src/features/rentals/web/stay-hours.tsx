import { useId } from 'react';
import type { Fold } from '#kit/shared/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { longest } from '../calendar.ts';
import { messages } from '../stay-messages.ts';
import type { StayChoice } from './use-stay.ts';
import * as styles from './stay.module.css';

type Props = { readonly choice: StayChoice; readonly onHour: (hour: Hour) => void };
type Hour = { readonly time: string; readonly fold: Fold | undefined };

/** The full hours at which one can begin on the chosen day. */
export function StayHours({ choice: { draft, known, isPending }, onHour }: Props) {
  const words = useWords(messages);
  const title = useId();
  const hours = known.days.get(draft.from ?? '')?.hours ?? [];
  if (isPending && hours.length === 0) return null;
  return (
    <div className={styles.stayHours}>
      <p id={title}>{words('hours')}</p>
      {hours.length === 0 && <p>{words('noHours')}</p>}
      <div role="group" aria-labelledby={title}>
        {hours.map(({ time, fold }) => {
          const isFree = longest(known, { ...draft, time, fold }) > 0;
          const name = fold ? words(`hourOf.${fold}`, { time }) : time;
          return (
            <button
              key={`${time} ${fold ?? ''}`}
              type="button"
              disabled={!isFree}
              aria-pressed={time === draft.time && fold === (fold && draft.fold)}
              aria-label={isFree ? name : words('hourTaken', { time: name })}
              onClick={() => onHour({ time, fold })}
            >
              {name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
