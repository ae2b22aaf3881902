import { useId, type ReactNode } from 'react';
import './form-card.css';

/** The sheet a form is written on, under a strip of tiles. */
export function FormCard({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className="form-card" {...(title ? { 'aria-labelledby': id } : {})}>
      <div className="azulejo azulejo-low" aria-hidden="true" />
      <div className="form-card-inside">
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
