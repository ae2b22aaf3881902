import type { ReactNode } from 'react';
import * as styles from './facts.module.css';

type DeskFactsProps = {
  /** Label and value, where there are no elements among them. */
  readonly facts?: readonly (readonly [label: string, value: ReactNode])[];
  /** `DeskFact`s. */
  readonly children?: ReactNode;
};

/** What is known of something, line by line. */
export function DeskFacts({ facts = [], children }: DeskFactsProps) {
  return (
    <dl className={styles.deskFacts}>
      {facts.map(([label, value]) => (
        <DeskFact key={label} label={label}>
          {value}
        </DeskFact>
      ))}
      {children}
    </dl>
  );
}

/** One line of it; what is not known is left out. */
export function DeskFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
