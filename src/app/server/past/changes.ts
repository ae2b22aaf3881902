/** What owners of the demo changed of public listings: some waits for the desk, some was decided, some went out at once. */
import { inArray } from 'drizzle-orm';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { listingChanges } from '#features/listing-changes/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import type { Localized } from '#kit/shared/localized.ts';
import type { EditedFields } from '#market/listings/edit-rules.ts';

type Row = typeof listingChanges.$inferInsert;
/** A listing that may be changed, with what it says. */
type Changeable = {
  readonly id: string;
  readonly ownerId: string | null;
  readonly title: Localized;
  readonly fields: EditedFields;
};
type Asked = {
  readonly kind: Row['kind'];
  readonly of: string;
  readonly after: EditedFields;
  readonly status: Row['status'];
  readonly hoursAgo: number;
  readonly note?: string;
};

const asked: readonly Asked[] = [
  {
    kind: 'rentals',
    of: 'rental:villa-puig-blanc',
    after: {
      price: 56_000,
      title: {
        en: 'Puig Blanc, the white villa with the long pool',
        es: 'Puig Blanc, la villa blanca de la piscina larga',
      },
    },
    status: 'pending',
    hoursAgo: 3,
  },
  {
    kind: 'events',
    of: 'event:rooftop-at-moonrise',
    after: { organizer: 'Cielo Raso Noches y Días', price: 2800 },
    status: 'pending',
    hoursAgo: 14,
  },
  {
    kind: 'businesses',
    of: 'business:doce-sillas',
    after: { name: 'Doce Sillas y un Taburete' },
    status: 'pending',
    hoursAgo: 27,
  },
  {
    kind: 'jobs',
    of: 'job:cargo-bike-courier',
    after: { employer: 'Pinchazo Cero Reparto' },
    status: 'pending',
    hoursAgo: 40,
  },
  { kind: 'rentals', of: 'rental:catamaran-nube-baixa', after: { price: 26_000 }, status: 'approved', hoursAgo: 90 },
  {
    kind: 'businesses',
    of: 'business:bunker-38',
    after: { website: 'https://bunker.example/cheap-drinks' },
    status: 'rejected',
    hoursAgo: 110,
    note: 'Drinks at a loss may not be advertised here. The page of the club itself is fine.',
  },
  {
    kind: 'events',
    of: 'event:threes-on-the-sand',
    after: { capacity: 96, doors: '18:00' },
    status: 'applied',
    hoursAgo: 20,
  },
  { kind: 'rentals', of: 'rental:harbour-window-flat', after: { minUnits: 2 }, status: 'applied', hoursAgo: 60 },
];

const hourMs = 3_600_000;

export async function seedChanges(db: Db, at: Date): Promise<void> {
  const there = await readChangeable(db);
  const rows = asked.flatMap(({ kind, of, after, status, hoursAgo, note = null }): Row[] => {
    const listing = there.get(idOf(of));
    if (!listing?.ownerId) return [];
    const { id: listingId, ownerId: askedBy, title, fields } = listing;
    const askedAt = new Date(at.getTime() - hoursAgo * hourMs);
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, fields[name] ?? null]));
    const decided = status === 'applied' ? askedAt : new Date(askedAt.getTime() + 9 * hourMs);
    const decidedAt = status === 'pending' ? null : decided;
    // What went out is what there is: it was otherwise before.
    const isOut = status === 'approved' || status === 'applied';
    const states = isOut ? { before: turnedBack(before), after: before } : { before, after };
    return [
      { id: idOf(`change of ${of}`), kind, listingId, title, askedBy, status, note, askedAt, decidedAt, ...states },
    ];
  });
  await db.insert(listingChanges).values(rows);
}

/** Something that it could have been before. */
const turnedBack = (fields: EditedFields): EditedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? Math.max(1, value - 1) : null]),
  );

async function readChangeable(db: Db): Promise<ReadonlyMap<string, Changeable>> {
  const ids = asked.map(({ of }) => idOf(of));
  const found = [
    ...(await db.select().from(events).where(inArray(events.id, ids))).map((row) => ({
      ...row,
      price: row.priceCents,
    })),
    ...(await db.select().from(rentals).where(inArray(rentals.id, ids))).map((row) => ({
      ...row,
      price: row.priceCents,
    })),
    ...(await db.select().from(jobs).where(inArray(jobs.id, ids))),
    ...(await db.select().from(businesses).where(inArray(businesses.id, ids))).map((row) => ({
      ...row,
      title: { en: row.name, es: row.name },
    })),
  ];
  return new Map(
    found.map((row) => [row.id, { id: row.id, ownerId: row.ownerId, title: row.title, fields: { ...row } }] as const),
  );
}
