import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { nightOf } from '#market/town/dates.ts';
import type { Business } from '../contract.ts';
import { weekdayOfNight, weekOf } from '../hours.ts';
import { exceptionOn, hasHours } from '../opening.ts';
import { messages } from '../page-messages.ts';
import { DayHours } from './day-hours.tsx';
import * as detailStyles from '#market/listings/web/detail/detail.module.css';
import * as styles from './business-page.module.css';

/** The keys of the days, so that the compiler knows them. */
const days = ['day.0', 'day.1', 'day.2', 'day.3', 'day.4', 'day.5', 'day.6'] as const;

/** The week from Monday on; the marked line is that of the night, not of the calendar, and tells how it is open tonight. */
export function WeekTable({ business }: { readonly business: Business }) {
  const words = useWords(messages);
  const now = useNow();
  const { openingHours, openingExceptions } = business;
  const isLate = openingHours.some(({ opens, closes }) => closes < opens);
  if (!hasHours(business)) return <p className={detailStyles.detailText}>{words('hoursUnknown')}</p>;
  const instead = exceptionOn(openingExceptions, nightOf(now));
  return (
    <>
      <table className={styles.week}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words('day')}</th>
            <th scope="col">{words('openingTimes')}</th>
          </tr>
        </thead>
        <tbody>
          {weekOf(openingHours).map(({ weekday, spans }) => {
            const isTonight = weekday === weekdayOfNight(now);
            return (
              <tr key={weekday} className={isTonight ? styles.weekNow : undefined}>
                <th scope="row">
                  {words(days[weekday] ?? 'day.0')}
                  {isTonight ? ' ' : null}
                  {isTonight ? <span className={styles.weekToday}>{words('today')}</span> : null}
                </th>
                <td>
                  <DayHours spans={(isTonight && instead?.spans) || spans} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isLate && <p className={styles.weekNote}>{words('hoursNight')}</p>}
    </>
  );
}
