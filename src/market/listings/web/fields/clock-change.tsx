import { useId } from 'react';
import type { Fold } from '#kit/shared/dates.ts';
import { folds, isCalendarDate } from '#kit/shared/dates.ts';
import { clockChangeAt } from '#market/town/clock-changes.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages as formMessages } from '#kit/web/form/messages.ts';
import { messages } from './messages.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './fields.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';

type Props = {
  /** As it was typed; half a date says nothing. */
  readonly date: string;
  readonly time: string;
  readonly fold: Fold | '';
  readonly onTime: (time: string) => void;
  readonly onFold: (fold: Fold) => void;
  /** It was sent without saying which. */
  readonly isRefused: boolean;
};

/**
 * What there is to say below a time of the two nights on which the clock changes: the minutes around the gap, or which
 * of the two is meant. Nothing on all others. It is said to readers of a screen when it appears.
 */
export function ClockChange(props: Props) {
  const { date, time } = props;
  const isWhole = isCalendarDate(date) && /^\d{2}:\d{2}$/.test(time);
  const change = isWhole ? clockChangeAt(date, time) : undefined;
  return (
    <div className={styles.clockChange} aria-live="polite">
      {change?.kind === 'skipped' ? <Skipped {...props} around={change.around} /> : null}
      {change?.kind === 'twice' ? <Twice {...props} /> : null}
    </div>
  );
}

function Skipped({ time, onTime, around }: Props & { readonly around: readonly [string, string] }) {
  const words = useWords(messages);
  const [before, after] = around;
  return (
    <>
      <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
        <Icon name="alert" />
        {words('skipped', { time, before, after })}
      </p>
      <p className={styles.clockInstead}>
        {around.map((instead) => (
          <Button key={instead} type="button" variant="line" size="sm" onClick={() => onTime(instead)}>
            {words('insteadAt', { time: instead })}
          </Button>
        ))}
      </p>
    </>
  );
}

function Twice({ time, fold, onFold, isRefused }: Props) {
  const words = useWords(messages);
  const formWords = useWords(formMessages);
  const name = useId();
  const isMissing = isRefused && fold === '';
  return (
    <fieldset className={styles.deskGroup}>
      <legend>{words('twice', { time })}</legend>
      {folds.map((one) => (
        <label key={one} className={formStyles.deskTick}>
          <input
            className={checkboxStyles.radio}
            type="radio"
            name={name}
            checked={fold === one}
            onChange={() => onFold(one)}
            {...(isMissing ? { 'aria-invalid': true, 'aria-describedby': `${name}-missing` } : {})}
          />
          {words(`fold.${one}`)}
        </label>
      ))}
      {isMissing ? (
        <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`} id={`${name}-missing`}>
          <Icon name="alert" />
          {formWords('missing')}
        </p>
      ) : null}
    </fieldset>
  );
}
