import { Icon } from './icon.tsx';
import * as inputStyles from './input.module.css';
import * as styles from './stepper.module.css';

type StepperProps = {
  /** Of a visible label's control; else `label` names the number. */
  id?: string;
  label?: string;
  /** Names of the two buttons. */
  less: string;
  more: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  disabled?: boolean;
  describedBy?: string;
};

/** A small whole number: minus, the number itself, plus. What is no number becomes the least allowed. */
export function Stepper({
  id,
  label,
  less,
  more,
  value,
  min,
  max,
  onChange,
  disabled = false,
  describedBy,
}: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Number.isFinite(next) ? Math.trunc(next) : min)));
  // At its end a button keeps the focus of whoever has pressed it there.
  const at = (isEnd: boolean) => ({ disabled, 'aria-disabled': isEnd });
  return (
    <span className={`${inputStyles.input} ${styles.stepper}`}>
      <button type="button" aria-label={less} {...at(value <= min)} onClick={() => set(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        // What is typed takes the place of what stands there: without this, 2 wiped away and 14 typed is 114.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label={more} {...at(value >= max)} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
