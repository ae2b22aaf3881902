/** Evenings of the demo: editions of its events in the weeks before, and who bought tickets for those and the next ones. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { eventCatalogue } from '#features/events/server/catalogue/catalogue.ts';
import { eventSupplies } from '#features/events/rules.ts';
import { events } from '#features/events/server/table.ts';
import { spanOf } from '#features/events/timing.ts';
import { demoGuests } from '#features/guest-reviews/server/catalogue/guests.ts';
import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { dayMs, hourMs, minuteMs } from '#kit/shared/durations.ts';
import { holdMinutes } from '#features/orders/rules.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { demoOwners } from './catalogue/owners.ts';
import { between, chanceOf, oneOf, shuffled } from './chance.ts';
import { travellerIds } from './people.ts';
import { aSale } from './sales.ts';
import type { Fate, Purchase, Sale } from './sales.ts';
import { doormanOf, percentAt } from './terms.ts';

const holdMs = holdMinutes * minuteMs;

/** Everybody who buys: the guests who write reviews, and the members who came for the past. */
export const buyers: readonly string[] = [...demoGuests.map(({ name }) => idOf(`guest:${name}`)), ...travellerIds];

/** What stands in the catalogue of an owner is on every few weeks: so many weeks ago it was. */
const weeksOf = (slug: string): number[] =>
  shuffled(`editions of ${slug}`, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).slice(0, between(`how many ${slug}`, 2, 4));

/** Writes the editions that are over; they stand in the calendar of their days. */
export async function seedEditions(db: Db, at: Date): Promise<void> {
  const owned = new Set(demoOwners.flatMap(({ has }) => has));
  const slugs = eventCatalogue.filter(({ slug }) => owned.has(`event:${slug}`));
  const models = new Map(
    (await db.select().from(events).where(isNotNull(events.ownerId))).map((row) => [row.id, row] as const),
  );
  const today = wallClock(at).date;
  const editions = slugs.flatMap(({ slug, day }) => {
    const model = models.get(idOf(`event:${slug}`));
    if (!model?.time) return [];
    const { time, date: _date, featured: _featured, soldOut: _soldOut, ...same } = model;
    return weeksOf(slug).map((weeks) => {
      // The same day of the week, and over by now.
      const date = addDays(today, (day % 7) - 7 * weeks - 1);
      const startsAt = instantOf(date, time);
      const written = new Date(startsAt.getTime() - between(`written ${slug} ${weeks}`, 20, 40) * dayMs);
      const span = spanOf(startsAt, { date, time, duration: inLanguage(model.duration, 'en') });
      const when = { date, time, startsAt, ...span, createdAt: written, updatedAt: written, reviewedAt: written };
      return { ...same, ...when, id: idOf(`edition ${weeks} of ${slug}`) };
    });
  });
  await insertAll(db, events, editions);
}

type Evening = typeof events.$inferSelect & { readonly startsAt: Date; readonly priceCents: number };

/** How many buy: a few of many places, most of few, and never all but once. */
function howMany({ id, capacity, priceCents }: Evening, isOver: boolean): number {
  const most = isOver ? 13 : 9;
  const few = priceCents > 3000 || priceCents === 0 ? 6 : most;
  return Math.min(between(`how many buy ${id}`, 3, few), Math.floor(capacity / 5));
}

/** The sales of everything that has a date, a price and a place to sell: what is over, and what is on in the next weeks. */
export async function salesOfEvenings(db: Db, at: Date): Promise<Sale[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.status, 'published'), isNotNull(events.startsAt), isNotNull(events.priceCents)));
  const soon = at.getTime() + 75 * dayMs;
  return rows
    .filter((row): row is Evening => row.startsAt !== null && row.startsAt.getTime() < soon)
    .flatMap((evening) => salesOf(evening, at));
}

function salesOf(evening: Evening, at: Date): Sale[] {
  const isOver = evening.startsAt.getTime() + 5 * hourMs < at.getTime();
  const guests = shuffled(`guests of ${evening.id}`, buyers).slice(0, howMany(evening, isOver));
  return guests.map((userId, n) => {
    const purchase = aPurchase(evening, userId, at);
    // Somebody is paying at this very moment.
    const isHeld = n === 0 && !isOver && purchase.amountCents > 0 && chanceOf(`held ${evening.id}`) < 0.1;
    if (isHeld) return aSale({ ...purchase, bookedAt: at }, { as: 'held', until: new Date(at.getTime() + holdMs) });
    return aSale(purchase, fateOf(purchase, { n, isOver, at }));
  });
}

function aPurchase(evening: Evening, userId: string, at: Date): Purchase {
  const { id, ownerId, startsAt, cancellation, priceCents } = evening;
  const name = `${id} ${userId}`;
  const before = Math.min(startsAt.getTime() - 2 * hourMs, at.getTime() - hourMs);
  const bookedAt = new Date(before - chanceOf(`booked ${name}`) ** 2 * 26 * dayMs);
  const quantity = oneOf(`tickets ${name}`, priceCents === 0 ? [1, 1, 2] : [1, 2, 2, 2, 3, 4, 4, 6]);
  const amountCents = priceCents * quantity;
  const percent = percentAt(ownerId, bookedAt, at);
  const supply = eventSupplies[evening.category][0];
  const what = { kind: 'event', itemId: id, ownerId, startsAt, cancellation, supply } as const;
  return { ...what, name, userId, percent, quantity, amountCents, bookedAt };
}

/** Most come, some give back what they can, a few let it run out. */
function fateOf(purchase: Purchase, { n, isOver, at }: { n: number; isOver: boolean; at: Date }): Fate {
  const { name, ownerId, quantity, startsAt, bookedAt, amountCents } = purchase;
  const end = Math.min(startsAt.getTime() - hourMs, at.getTime() - hourMs / 2);
  const later = new Date(bookedAt.getTime() + (end - bookedAt.getTime()) * 0.4);
  const luck = chanceOf(`fate ${name}`);
  if (luck < 0.05) return { as: 'cancelled', at: later };
  if (luck < 0.1 && quantity > 2) return { as: 'smaller', at: later };
  if (luck < 0.13 && amountCents > 0) return { as: 'expired', until: new Date(bookedAt.getTime() + hourMs / 4) };
  if (!isOver || ownerId === null) return { as: 'kept' };
  const scans = chanceOf(`comes ${name}`) < 0.08 ? 0 : n % 5 === 0 ? quantity - 1 : quantity;
  return { as: 'kept', scans, ...withDoorman(ownerId) };
}

function withDoorman(ownerId: string) {
  const doorman = doormanOf(ownerId);
  return doorman === undefined ? {} : { doorman };
}
