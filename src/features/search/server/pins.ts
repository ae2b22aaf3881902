/** What the pins of a map say: a price, and of what begins at an hour that hour. Read fresh from the rooms, as cards are. */
import { sql } from 'drizzle-orm';
import { planOnce } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { Marker } from '../contract.ts';
import { rowsOf } from './rows.ts';

export type Pin = Pick<Marker, 'price' | 'currency' | 'date' | 'time'>;
type Row = Omit<Pin, 'price'> & { readonly id: string; readonly cents: number | null };

const silent: Pin = { price: null, currency: null, date: null, time: null };

/** Gives markers what they say, in one statement for all kinds; kinds without prices have signs alone. */
export async function withPins<M extends { readonly id: string; readonly type: ListingKind }>(
  db: Db,
  kinds: ServerKinds,
  markers: readonly M[],
): Promise<(M & Pin)[]> {
  const parts = Object.values(kinds).flatMap(({ name, table, pin }) => {
    const ids = markers.filter(({ type }) => type === name).map(({ id }) => id);
    if (!pin) return [];
    const { date = sql`null`, time = sql`null` } = pin;
    return sql`select ${table.id} as id, ${pin.saysCents ?? pin.priceCents} as cents, ${pin.currency}::text as currency, ${date}::text as date,
      ${time}::text as time from ${table} where ${table.id} = any (${sql.param(ids)}::text[])`;
  });
  if (markers.length === 0 || parts.length === 0) return markers.map((marker) => ({ ...marker, ...silent }));
  const rows = await rowsOf<Row>(db, sql`${sql.raw(planOnce)}${sql.join(parts, sql` union all `)}`);
  const pins = new Map(
    rows.map(({ id, cents, ...pin }): [string, Pin] => [id, { ...pin, price: cents === null ? null : priceOf(cents) }]),
  );
  return markers.map((marker) => ({ ...marker, ...(pins.get(marker.id) ?? silent) }));
}

type Card = {
  readonly id: string;
  readonly cost?: { readonly price: string; readonly total?: string | undefined } | null;
};

/**
 * Where a stay is asked for, what a pin of something let says is what its card does, and of what is on no card it is
 * nothing: the price of a night stood beside the sum of a week.
 */
export function asOnCards<M extends Pick<Marker, 'id' | 'type'> & Pin>(
  kinds: ServerKinds,
  markers: readonly M[],
  cards: Readonly<Record<ListingKind, readonly Card[]>>,
): M[] {
  return markers.map((marker) => {
    if (kinds[marker.type].booking === undefined) return marker;
    const cost = cards[marker.type].find(({ id }) => id === marker.id)?.cost;
    return { ...marker, price: cost?.total ?? cost?.price ?? null };
  });
}
