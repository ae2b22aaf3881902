import { useId, useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../messages.ts';
import { daysOf, packageLengths } from '../rules.ts';
import * as styles from './holiday.module.css';

type PackageLengthsProps = { readonly days: number; readonly onPick: (days: number) => void };

/** How long people stay: one press sets the days of the letter, which may then be counted up and down. */
export function PackageLengths({ days, onPick }: PackageLengthsProps) {
  const words = useWords(messages);
  const labelId = useId();
  const [picked, pick] = useState<number>();
  return (
    <div className={styles.trip}>
      <Poster motif="suitcase" ink="levante" seed={7} format="tall" className={styles.tripArt} />
      <div className={styles.tripLengths}>
        <p id={labelId}>{words('lengths')}</p>
        <ul aria-labelledby={labelId}>
          {packageLengths.map((length, index) => {
            const isWithin = days >= length.from && days <= length.to;
            return (
              <li key={length.from}>
                <button
                  type="button"
                  aria-pressed={picked === index && isWithin}
                  onClick={() => {
                    pick(index);
                    onPick(daysOf(length));
                  }}
                >
                  <b className="tower">{words('length', length)}</b> <span>{words(`length.${nth(index)}`)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

const nth = (index: number) => String(index) as '0' | '1' | '2';
