import type { FieldProps } from './framed.tsx';
import { lineOf, listOf } from './text-values.ts';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './form.module.css';

/** Several of a closed set, in its order. */
export function TicksField({ field, look }: FieldProps) {
  const ticked = listOf(field.value);
  const toggle = (value: string, isTicked: boolean) =>
    field.change(
      lineOf(
        look.options.map((option) => option.value).filter((one) => (one === value ? isTicked : ticked.includes(one))),
      ),
    );
  return (
    <fieldset className={`${styles.formTicks} ${styles.formFull}`}>
      <legend>{look.label}</legend>
      <div>
        {look.options.map(({ value, label }) => (
          <label key={value} className={styles.deskTick}>
            <input
              className={checkboxStyles.checkbox}
              type="checkbox"
              name={field.name}
              value={value}
              checked={ticked.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            {label}
          </label>
        ))}
      </div>
      {look.hint ? <p className={fieldStyles.hint}>{look.hint}</p> : null}
    </fieldset>
  );
}
