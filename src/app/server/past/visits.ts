/** What guests reviewed in the demo was paid for: the orders behind its reviews get their price, their sale and their payment. */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { eventSupplies, type EventCategory } from '#features/events/rules.ts';
import { events } from '#features/events/server/table.ts';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { payments } from '#features/payments/server/table.ts';
import { rentalSupplies, type RentalCategory } from '#features/rentals/rules.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { wallClock } from '#market/town/dates.ts';
import { taxOn, type TaxedSupply } from '#market/vat/vat.ts';
import { apologies, thanks } from './catalogue/answers.ts';
import { chanceOf, oneOf, shuffled } from './chance.ts';
import { paidBy, saleLines } from './sales.ts';
import type { Sale } from './sales.ts';
import { doormanOf, percentAt } from './terms.ts';

/** Cents that a night at a place asked for. */
const nightCents = [800, 1000, 1200, 1500, 1800] as const;

/** Gives the sales that they became. */
export async function payForVisits(db: Db, at: Date): Promise<Sale[]> {
  await priceNights(db);
  const rows = await db
    .select({
      order: orders,
      ownerId: sql<string | null>`coalesce(${events.ownerId}, ${rentals.ownerId})`,
      eventCategory: events.category,
      rentalCategory: rentals.category,
      price: sql<number | null>`coalesce(${events.priceCents}, ${rentals.priceCents})`,
    })
    .from(guestReviews)
    .innerJoin(orders, eq(orders.id, guestReviews.orderId))
    .leftJoin(events, eq(events.id, orders.eventId))
    .leftJoin(rentals, eq(rentals.id, orders.rentalId));
  const sales = rows.flatMap(
    ({ order: { eventId: _event, rentalId: _rental, ...free }, ownerId, price, ...of }): Sale[] => {
      if (!price) return [];
      const sold = free.createdAt;
      const amountCents = price * free.units * free.quantity;
      const order = {
        ...free,
        ownerId,
        amountCents,
        commissionPercent: percentAt(ownerId, sold, at),
        ...taxOf(of, sold),
      };
      return [{ order, tickets: [], refunds: [], payment: paidBy(order, sold), lines: saleLines(order, sold) }];
    },
  );
  await writeDown(db, sales);
  return sales;
}

type Categories = { readonly eventCategory: EventCategory | null; readonly rentalCategory: RentalCategory | null };

function taxOf({ eventCategory, rentalCategory }: Categories, sold: Date): TaxedSupply {
  const supply =
    rentalCategory === null ? eventSupplies[eventCategory ?? 'party'][0] : rentalSupplies[rentalCategory][0];
  return taxOn(supply, wallClock(sold).date);
}

async function priceNights(db: Db): Promise<void> {
  const nights = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.status, 'withdrawn'), isNotNull(events.startsAt)));
  const byPrice = Map.groupBy(nights, ({ id }) => oneOf(`price ${id}`, nightCents));
  for (const [priceCents, some] of byPrice)
    await db
      .update(events)
      .set({ priceCents })
      .where(
        inArray(
          events.id,
          some.map(({ id }) => id),
        ),
      );
}

async function writeDown(db: Db, sales: readonly Sale[]): Promise<void> {
  const asked = sales.map(
    ({ order: { id, ownerId, amountCents, commissionPercent, supply, vatPercent, vatExemptBy } }) => ({
      id,
      owner: ownerId,
      cents: amountCents,
      percent: commissionPercent,
      supply,
      vat: vatPercent,
      exempt: vatExemptBy ?? null,
      doorman: doormanOf(ownerId ?? null) ?? null,
    }),
  );
  await db.execute(sql`
    update ${orders} set owner_id = asked.owner, amount_cents = asked.cents, commission_percent = asked.percent,
      supply = asked.supply, vat_percent = asked.vat, vat_exempt_by = asked.exempt
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id text, owner text, cents int, percent int, supply text, vat int, exempt text)
    where ${orders.id} = asked.id`);
  await db.execute(sql`
    update ${tickets} set used_by = asked.doorman
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id text, doorman text)
    where ${tickets.orderId} = asked.id and ${tickets.usedAt} is not null`);
  await insertAll(
    db,
    payments,
    sales.flatMap(({ payment }) => payment ?? []),
  );
  await insertAll(
    db,
    ledgerEntries,
    sales.flatMap(({ lines }) => lines),
  );
}

/** Owners answer some of what was written with words, a day or two later: those who missed something more often, nobody twice the same. */
export async function answerReviews(db: Db, at: Date): Promise<void> {
  const { id, language, stars, listingId, createdAt } = guestReviews;
  const rows = await db
    .select({ id, language, stars, listingId, createdAt })
    .from(guestReviews)
    .innerJoin(orders, eq(orders.id, guestReviews.orderId))
    .where(and(isNotNull(orders.ownerId), isNotNull(guestReviews.words), isNull(guestReviews.answer)))
    .orderBy(guestReviews.id);
  const used = new Set<string>();
  const answered = rows.flatMap(({ id, language, stars, listingId, createdAt }) => {
    const isGood = stars > 3;
    if (chanceOf(`answered ${id}`) >= (isGood ? 0.25 : 0.7)) return [];
    const answers = (isGood ? thanks : apologies)[language];
    const answer = shuffled(`answer ${id}`, answers).find((one) => !used.has(`${listingId} ${one}`));
    if (answer === undefined) return [];
    used.add(`${listingId} ${answer}`);
    const later = createdAt.getTime() + (1 + chanceOf(`after ${id}`)) * dayMs;
    return [{ id, answer, at: new Date(Math.min(later, at.getTime())) }];
  });
  await db.execute(sql`
    update ${guestReviews} set answer = answered.answer, answered_at = answered.at
    from jsonb_to_recordset(${JSON.stringify(answered)}::jsonb) as answered(id text, answer text, at timestamptz)
    where ${guestReviews.id} = answered.id`);
}
