import { useId, type ReactNode } from 'react';
import * as azulejoStyles from '#kit/web/ui/azulejo.module.css';
import * as styles from './form-card.module.css';

/** The sheet a form is written on, under a strip of tiles. */
export function FormCard({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.formCard} {...(title ? { 'aria-labelledby': id } : {})}>
      <div className={`${azulejoStyles.azulejo} ${azulejoStyles.azulejoLow}`} aria-hidden="true" />
      <div className={styles.formCardInside}>
        {title ? (
          <h2 className="tower" id={id}>
            {title}
          </h2>
        ) : null}
        {children}
      </div>
    </section>
  );
}
