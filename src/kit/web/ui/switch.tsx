import type { ComponentProps } from 'react';
import * as styles from './switch.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'className'> & { readonly checked: boolean };

/** On or off; what it switches stands in its label. */
export function Switch({ checked, ...rest }: Props) {
  return (
    <input {...rest} type="checkbox" role="switch" aria-checked={checked} checked={checked} className={styles.toggle} />
  );
}
