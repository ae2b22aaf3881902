import { useId } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { longest } from '../calendar.ts';
import { messages } from '../stay-messages.ts';
import type { StayChoice } from './use-stay.ts';

type Props = { readonly choice: StayChoice; readonly onTime: (time: string) => void };

/** The full hours at which one can begin on the chosen day. */
export function StayHours({ choice: { draft, known, isPending }, onTime }: Props) {
  const words = useWords(messages);
  const title = useId();
  const hours = known.days.get(draft.from ?? '')?.hours ?? [];
  if (isPending && hours.length === 0) return null;
  return (
    <div className="stay-hours">
      <p id={title}>{words('hours')}</p>
      {hours.length === 0 && <p>{words('noHours')}</p>}
      <div role="group" aria-labelledby={title}>
        {hours.map(({ time }) => {
          const isFree = longest(known, { ...draft, time }) > 0;
          return (
            <button
              key={time}
              type="button"
              disabled={!isFree}
              aria-pressed={time === draft.time}
              aria-label={isFree ? time : words('hourTaken', { time })}
              onClick={() => onTime(time)}
            >
              {time}
            </button>
          );
        })}
      </div>
    </div>
  );
}
