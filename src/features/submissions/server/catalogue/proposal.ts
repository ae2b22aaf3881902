/** What a proposal of the demo says. */
import type { submissions } from '../table.ts';

type Row = typeof submissions.$inferInsert;
export type Proposal = Omit<Row, 'id' | 'contactEmail' | 'submittedAt' | 'decidedAt' | 'listingId'> & {
  readonly hoursAgo: number;
  /** The catalogue's slug of what it became. */
  readonly became?: string;
};
