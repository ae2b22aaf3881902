import { useId, type ReactNode } from 'react';
import { Azulejo } from '../art/azulejo.tsx';
import './form-card.css';

/** The sheet a form is written on, under a strip of tiles. */
export function FormCard({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className="form-card" {...(title ? { 'aria-labelledby': id } : {})}>
      <Azulejo height={28} />
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
