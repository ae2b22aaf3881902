import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import * as inputStyles from './input.module.css';
import * as styles from './select.module.css';

type SelectProps = ComponentProps<'select'> & { options: readonly { value: string; label: string }[] };

/** The browser's own list in the house's clothes: best on phones, with readers and in every language. */
export function Select({ options, className = '', ...rest }: SelectProps) {
  return (
    <span className={`${styles.select} ${className}`}>
      <select {...rest} className={inputStyles.input}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  );
}
