/** Who says in the demo town that a page is theirs, and what became of it. */
import type { listingClaims } from '#features/listing-claims/server/table.ts';

type Row = typeof listingClaims.$inferInsert;

type DemoClaim = Pick<Row, 'kind' | 'title' | 'way' | 'status'> &
  Partial<Pick<Row, 'statement' | 'ownerStatement' | 'reason' | 'isProven'>> & {
    readonly listing: string;
    /** Who looks after it. */
    readonly owner?: string;
    readonly daysAgo: number;
  };

export const demoClaims: readonly DemoClaim[] = [
  {
    kind: 'businesses',
    listing: 'business:marea-baja-club',
    title: 'Marea Baja',
    owner: 'marea',
    way: 'document',
    status: 'waiting',
    statement: 'I took the lease over in September; the contract and the new licence are in my name.',
    ownerStatement: 'The lease is ours until the end of the year. Please ask the landlord.',
    daysAgo: 4,
  },
  {
    kind: 'rentals',
    listing: 'rental:rib-cala-hopper',
    title: 'Cala Hopper',
    owner: 'harbour',
    way: 'document',
    status: 'waiting',
    statement: 'La barca es mía desde julio; el permiso de navegación lo dice.',
    daysAgo: 1,
  },
  {
    kind: 'businesses',
    listing: 'business:palillo-largo',
    title: 'Palillo Largo',
    owner: 'socarrat',
    way: 'mail',
    status: 'refused',
    isProven: true,
    statement: null,
    ownerStatement: 'Fue camarero nuestro y aún leía el correo del bar.',
    reason: 'The bar is its owner’s, who showed the licence. The mailbox has another password now.',
    daysAgo: 40,
  },
];
