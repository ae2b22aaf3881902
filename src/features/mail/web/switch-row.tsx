import { useId } from 'react';
import type { ControlProps } from '#kit/web/form/form-table.ts';
import { Switch } from '#kit/web/ui/switch.tsx';
import * as styles from './letter-choices.module.css';

/** Yes or no, with what it means, on a line of its own. */
export function SwitchRow<V>({ field, look }: ControlProps<V, boolean>) {
  const id = useId();
  return (
    <div className={styles.letterChoice}>
      <label htmlFor={id}>
        <b>{look.label}</b>
        <span id={`${id}-hint`}>{look.hint}</span>
      </label>
      <Switch
        id={id}
        name={field.name}
        aria-describedby={`${id}-hint`}
        checked={field.value}
        onChange={(event) => field.change(event.currentTarget.checked)}
      />
    </div>
  );
}
