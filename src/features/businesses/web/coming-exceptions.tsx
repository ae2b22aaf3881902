import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { Business, OpeningException } from '../contract.ts';
import { comingExceptions } from '../opening.ts';
import { messages } from '../page-messages.ts';
import { DayHours } from './day-hours.tsx';
import * as styles from './business-page.module.css';

/** The dates ahead on which a place opens otherwise than in its week, each with its note; nothing where there are none. */
export function ComingExceptions({ business }: { readonly business: Business }) {
  const words = useWords(messages);
  const coming = comingExceptions(business.openingExceptions, useNow());
  if (coming.length === 0) return null;
  return (
    <>
      <h3 className={`tower-s ${styles.weekMore}`}>{words('exceptions')}</h3>
      <table className={styles.week}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words('exceptionDates')}</th>
            <th scope="col">{words('openingTimes')}</th>
          </tr>
        </thead>
        <tbody>
          {coming.map((one, place) => (
            <tr key={place}>
              <th scope="row">
                <Dates exception={one} />
                {one.note === '' ? null : <span className={styles.weekSaid}>{one.note}</span>}
              </th>
              <td>
                <DayHours spans={one.spans} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** One date, or from which to which, and on which weekdays of them. */
function Dates({ exception: { from, until, days } }: { readonly exception: OpeningException }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const dates = from === until ? day(from) : words('range', { from: day(from), until: day(until) });
  if (from === until || days.length === 7) return dates;
  // Any week that begins with a Monday.
  const names = days.map((weekday) => formatDate(`2026-06-0${weekday + 1}`, 'weekday', language));
  return words('onlyOn', { dates, days: names.join(', ') });
}
