/** What owners of the demo changed of public listings: some waits for the desk, some was decided, some went out at once. */
import { inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { listingChanges } from '#features/listing-changes/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { inEachWritten } from '#kit/shared/localized.ts';
import type { Localized } from '#kit/shared/localized.ts';
import { hoursAfter, hoursBefore } from '#kit/shared/durations.ts';
import type { EditedFields } from '#market/listings/edit-rules.ts';
import { serverKinds } from '../kinds.ts';

type Row = typeof listingChanges.$inferInsert;
/** A listing that may be changed, with what it says. */
type Changeable = {
  readonly kind: Row['kind'];
  readonly id: string;
  readonly ownerId: string | null;
  readonly title: Localized;
  readonly fields: EditedFields;
};
type Asked = {
  readonly of: string;
  readonly after: EditedFields;
  readonly status: Row['status'];
  readonly hoursAgo: number;
  readonly note?: string;
};

const asked: readonly Asked[] = [
  {
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
    of: 'event:rooftop-at-moonrise',
    after: { organizer: 'Cielo Raso Noches y Días', price: 2800 },
    status: 'pending',
    hoursAgo: 14,
  },
  {
    of: 'business:doce-sillas',
    after: { name: 'Doce Sillas y un Taburete' },
    status: 'pending',
    hoursAgo: 27,
  },
  {
    of: 'job:cargo-bike-courier',
    after: { employer: 'Pinchazo Cero Reparto' },
    status: 'pending',
    hoursAgo: 40,
  },
  { of: 'rental:catamaran-nube-baixa', after: { price: 26_000 }, status: 'approved', hoursAgo: 90 },
  {
    of: 'business:bunker-38',
    after: { website: 'https://bunker.example/cheap-drinks' },
    status: 'rejected',
    hoursAgo: 110,
    note: 'Drinks at a loss may not be advertised here. The page of the club itself is fine.',
  },
  {
    of: 'event:threes-on-the-sand',
    after: { capacity: 96, doors: '18:00' },
    status: 'applied',
    hoursAgo: 20,
  },
  { of: 'rental:harbour-window-flat', after: { minUnits: 2 }, status: 'applied', hoursAgo: 60 },
];

export async function seedChanges(db: Db, at: Date): Promise<void> {
  const there = await readChangeable(db);
  const rows = asked.flatMap(({ of, after, status, hoursAgo, note = null }): Row[] => {
    const listing = there.get(idOf(of));
    if (!listing?.ownerId) return [];
    const { kind, id: listingId, ownerId: askedBy, title, fields } = listing;
    const askedAt = hoursBefore(at, hoursAgo);
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, fields[name] ?? null]));
    const decided = status === 'applied' ? askedAt : hoursAfter(askedAt, 9);
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
  const found = new Map<string, Changeable>();
  for (const { name: kind, table, inputOf } of Object.values(serverKinds)) {
    const things: PgTable = table;
    for (const row of await db.select().from(things).where(inArray(table.id, ids))) {
      const { id, ownerId } = row as Pick<Changeable, 'id' | 'ownerId'>;
      const fields = inputOf(row as never);
      found.set(id, { kind, id, ownerId, fields, title: titleIn(fields) });
    }
  }
  return found;
}

/** A place has one name in all languages. */
const titleIn = ({ title, name }: EditedFields): Localized =>
  typeof name === 'string' ? inEachWritten(() => name) : (title as Localized);
