/** What people of the demo said of reviews and of listings, and what the desk decided. */
import type { reports } from '#features/reports/server/table.ts';

type Row = typeof reports.$inferInsert;
type Told = Pick<Row, 'reason' | 'details' | 'language'> &
  Partial<Pick<Row, 'status' | 'ground' | 'statement' | 'objection' | 'answer'>>;

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
  {
    reason: 'advertising',
    details: 'Nombra otro bar en cada frase.',
    language: 'es',
    status: 'objected',
    ground: 'advertising',
    statement: 'It praises another bar three times and says little of this one.',
    objection: 'I only said where we went afterwards. I work for none of them.',
  },
  {
    reason: 'private',
    details: 'It says which waiter it was.',
    language: 'en',
    status: 'restored',
    ground: 'private',
    statement: 'It tells of a waiter so that everybody here knows who he is.',
    objection: 'He signs the bar’s own pictures with that name.',
    answer: 'He does, and the review says nothing else of him. We were wrong.',
  },
];

/** Of listings, by their kind. */
export const demoListingReports = [
  {
    kind: 'rentals',
    reason: 'other',
    details: 'The pictures show a pool. There is none in the building.',
    language: 'en',
  },
  {
    kind: 'jobs',
    reason: 'fraud',
    details: 'Me pidieron 80 € por el uniforme antes de empezar.',
    language: 'es',
  },
  {
    kind: 'events',
    reason: 'rights',
    details: 'That is my drawing on the poster.',
    language: 'en',
    status: 'kept',
    statement: 'The poster is one of the house’s own. We wrote to you with the two beside each other.',
  },
] as const satisfies readonly (Told & { readonly kind: 'rentals' | 'jobs' | 'events' })[];
