import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { SeriesNight } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './event-series.module.css';

type Props = { readonly nights: readonly SeriesNight[]; readonly eventId: string };

/** The nights of a series: when each is, how it stands, and whether more than its date is another. */
export function SeriesNights({ nights, eventId }: Props) {
  const words = useWords(messages);
  const day = useDay();
  return (
    <ul className={styles.seriesNights}>
      {nights.map(({ id, date, time, state, isAlike }) => (
        <li key={id}>
          <b>{inLine([date === null ? words('undated') : day(date), time])}</b>
          <span>
            {inLine([words(`state.${state}`), id === eventId ? words('this') : isAlike ? null : words('differs')])}
          </span>
        </li>
      ))}
    </ul>
  );
}
