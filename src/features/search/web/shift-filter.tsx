import { useWords } from '#kit/web/i18n.tsx';
import { shiftsIn } from '../address.ts';
import { messages } from '../page-messages.ts';
import { shiftChoices, type ShiftChoice } from '../rules.ts';
import { PickCount } from './picks.tsx';
import type { FilterProps } from './types.ts';
import * as styles from './search-sheet.module.css';

/** What many can't work in; of the other parts nobody is asked whether they are not wanted. */
const refused: readonly ShiftChoice[] = ['-nights', '-weekends'];

/** When work is: any of what is ticked, and none of what is not wanted. */
export function ShiftFilter({ draft, onDraft, countOf }: FilterProps) {
  const words = useWords(messages);
  const chosen = shiftsIn(draft.shifts);
  const offered = shiftChoices.filter((one) => !one.startsWith('-') || refused.includes(one) || chosen.includes(one));
  return (
    <fieldset className={styles.filter}>
      <legend className="horizon">{words('shifts')}</legend>
      <div className={styles.picks}>
        {offered.map((one) => {
          const count = countOf('shifts', one);
          return (
            <label key={one} className={count?.count === 0 ? `${styles.pick} ${styles.pickBare}` : styles.pick}>
              <input
                type="checkbox"
                className="sr-only"
                name="shifts"
                value={one}
                checked={chosen.includes(one)}
                onChange={(event) =>
                  onDraft({
                    shifts: (event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one)).join(),
                  })
                }
              />
              <span>{words(`shift.${one}`)}</span> <PickCount count={count} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
