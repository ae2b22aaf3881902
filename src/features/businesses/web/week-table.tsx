import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { Business } from '../contract.ts';
import { weekdayOfNight, weekOf, type DayHours } from '../hours.ts';
import { messages } from '../page-messages.ts';
import * as detailStyles from '#market/listings/web/detail/detail.module.css';
import * as styles from './business-page.module.css';

/** The keys of the days, so that the compiler knows them. */
const days = ['day.0', 'day.1', 'day.2', 'day.3', 'day.4', 'day.5', 'day.6'] as const;

/** The week from Monday on; the marked line is that of the night, not of the calendar. */
export function WeekTable({ hours }: { readonly hours: Business['openingHours'] }) {
  const words = useWords(messages);
  const tonight = weekdayOfNight(useNow());
  const isLate = hours.some(({ opens, closes }) => closes < opens);
  if (hours.length === 0) return <p className={detailStyles.detailText}>{words('hoursUnknown')}</p>;
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
          {weekOf(hours).map(({ weekday, spans }) => (
            <tr key={weekday} className={weekday === tonight ? styles.weekNow : undefined}>
              <th scope="row">
                {words(days[weekday] ?? 'day.0')}
                {weekday === tonight ? <span className={styles.weekToday}> {words('today')}</span> : null}
              </th>
              <td>
                <Spans spans={spans} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isLate && <p className={styles.weekNote}>{words('hoursNight')}</p>}
    </>
  );
}

function Spans({ spans }: Pick<DayHours, 'spans'>) {
  const words = useWords(messages);
  if (spans.length === 0) return words('shut');
  return spans.map(({ opens, closes, isAllDay }) => (
    <span key={opens} className={styles.weekSpan}>
      {isAllDay ? words('allDay') : `${opens}–${closes}`}
    </span>
  ));
}
