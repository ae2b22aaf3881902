import type { ReactNode } from 'react';
import { useLanguage } from '#kit/web/i18n.tsx';
import type { Count } from '../contract.ts';
import { countText } from './counts.ts';
import * as styles from './search-sheet.module.css';

type Pick = { readonly value: string; readonly label: ReactNode; readonly count?: Count | undefined };

type Props = {
  readonly legend: string;
  readonly name: string;
  /** None is chosen where it is undefined. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly picks: readonly Pick[];
  readonly className?: string;
  readonly children?: ReactNode;
};

/** One filter with a few choices, each with what it would leave; what would leave nothing is dimmed, not barred. */
export function Picks({ legend, name, value, onChange, picks, className = '', children }: Props) {
  return (
    <fieldset className={`${styles.filter} ${className}`}>
      <legend className="horizon">{legend}</legend>
      <div className={styles.picks}>
        {picks.map((pick) => (
          <label
            key={pick.value}
            className={pick.count?.count === 0 ? `${styles.pick} ${styles.pickBare}` : styles.pick}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={pick.value}
              checked={pick.value === value}
              onChange={() => onChange(pick.value)}
            />
            <span>{pick.label}</span> <PickCount count={pick.count} />
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

export function PickCount({ count }: { readonly count: Count | undefined }) {
  const { language } = useLanguage();
  return count ? <small>{countText(count, language)}</small> : null;
}
