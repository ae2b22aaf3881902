/** What people of the demo said of reviews, and what the desk decided. */
import type { reports } from '#features/reports/server/table.ts';

type Row = typeof reports.$inferInsert;
type Told = Pick<Row, 'reason' | 'details' | 'language'> & Partial<Pick<Row, 'status' | 'ground' | 'statement'>>;

export const demoReports: readonly Told[] = [
  { reason: 'false', details: 'We were closed for works that week. Nobody was here.', language: 'en' },
  { reason: 'false', details: 'Esto lo ha escrito la competencia de enfrente.', language: 'es' },
  { reason: 'advertising', details: 'It reads like an advertisement.', language: 'en' },
  {
    reason: 'insult',
    details: 'Me parece un ataque.',
    language: 'es',
    status: 'kept',
    statement: 'It is an opinion, said politely, by somebody who was there. The review stays.',
  },
  {
    reason: 'false',
    details: 'Whoever wrote this is the owner’s cousin.',
    language: 'en',
    status: 'removed',
    ground: 'notThere',
    statement: 'The owner told us that this guest is family and did not pay. That is no guest’s review.',
  },
];
