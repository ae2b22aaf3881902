import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import * as styles from './fields.module.css';

const week = [0, 1, 2, 3, 4, 5, 6];

type Props = {
  readonly label: string;
  /** 0 is Monday. */
  readonly days: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
};

/** Weekdays to choose among, from Monday on. */
export function DayPicks({ label, days, onChange }: Props) {
  const { language } = useLanguage();
  return (
    <div className={styles.deskDays} role="group" aria-label={label}>
      {week.map((day) => (
        <label key={day} className={styles.deskDay}>
          <input
            type="checkbox"
            checked={days.includes(day)}
            onChange={() => onChange(week.filter((one) => days.includes(one) !== (one === day)))}
          />
          {/* Any week that begins with a Monday. */}
          <span>{formatDate(`2026-06-0${day + 1}`, 'weekday', language)}</span>
        </label>
      ))}
    </div>
  );
}
