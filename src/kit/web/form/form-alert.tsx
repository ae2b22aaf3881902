import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import * as styles from '#kit/web/ui/field.module.css';

/** What is wrong with a form as a whole, where readers hear it as it comes. */
export function FormAlert({ text }: { readonly text: ReactNode }) {
  return (
    <div role="alert">
      {text ? (
        <p className={`${styles.hint} ${styles.hintError}`}>
          <Icon name="alert" />
          {text}
        </p>
      ) : null}
    </div>
  );
}
