import type { ReactNode } from 'react';

export type BadgeTone = 'ink' | 'coral' | 'teal' | 'sun' | 'danger';

/** A small printed label in wide capitals. */
export function Badge({ tone = 'ink', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge horizon badge-${tone}`}>{children}</span>;
}
