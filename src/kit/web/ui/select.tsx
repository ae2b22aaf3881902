import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

type SelectProps = ComponentProps<'select'> & { options: readonly { value: string; label: string }[] };

/** The browser's own list in the house's clothes: best on phones, with readers and in every language. */
export function Select({ options, className = '', ...rest }: SelectProps) {
  return (
    <span className={`select ${className}`}>
      <select {...rest} className="input">
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
