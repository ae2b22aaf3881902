import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import * as styles from './field.module.css';

export type FieldControl = {
  id: string;
  required?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

type FieldProps = {
  label: ReactNode;
  /** The word that marks a required field, in the visitor's language. */
  required?: string | false | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** The name of its control, for styles that show one field or another. */
  name?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A label above its control; what is wrong stands beside it, with an icon and words, tied to it for readers. */
export function Field({ label, required, hint, error, className = '', name, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${className}`} data-field={name}>
      <label htmlFor={id}>
        {label} {required ? <em>{required}</em> : null}
      </label>
      {children({
        id,
        ...(required ? { required: true } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={`${styles.hint} ${styles.hintError}`} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
