/** Dates on which a rental, or some of the things alike, is kept back: no booking can take what a block has (issue 6). */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { wallClock } from '#market/town/dates.ts';
import { Problem } from '#kit/shared/problem.ts';
import { blockDates, blockPeriod } from '../availability.ts';
import type { Block, FreedDays, NewBlock } from '../contract.ts';
import { slotsOf } from '../stay.ts';
import { lockOwnRental, recordDays, requireOwnRental } from './own-rental.ts';
import { during, takeSlots } from './slots.ts';
import { rentalBlocks, rentalSlots } from './table.ts';

type BlockRow = typeof rentalBlocks.$inferSelect;

/** The blocks of a rental that are not over, the next one first. */
export async function listBlocks(db: Db, rentalId: string, by: By): Promise<Block[]> {
  await requireOwnRental(db, rentalId, by);
  const rows = await db
    .select()
    .from(rentalBlocks)
    .where(and(eq(rentalBlocks.rentalId, rentalId), gt(rentalBlocks.endsAt, by.at)))
    .orderBy(asc(rentalBlocks.startsAt), asc(rentalBlocks.id));
  return rows.map(toBlock);
}

/** Keeps so many of a rental back; 409 dates_unavailable when bookings or holds stand there, 422 for what makes no sense. */
export async function addBlock(db: Db, rentalId: string, { from, to, ...rest }: NewBlock, by: By): Promise<Block> {
  return db.transaction(async (db) => {
    const rental = await lockOwnRental(db, rentalId, by);
    if (to < wallClock(by.at).date) throw refusal('to', 'Is past');
    if (rest.quantity > slotsOf(rental)) throw refusal('quantity', `Is more than the ${slotsOf(rental)} there are`);
    const period = blockPeriod(rental, from, to);
    const row: BlockRow = { id: newId(), rentalId, ...rest, ...period, createdAt: by.at };
    await db.insert(rentalBlocks).values(row);
    if (!(await takeSlots(db, rental, period, row.quantity, { blockId: row.id })))
      throw new Problem('dates_unavailable', 'There are bookings on these dates.');
    await recordDays(db, rental, by, { after: told(row) });
    return toBlock(row);
  });
}

/** Lets people book the dates again. */
export async function removeBlock(db: Db, rentalId: string, id: string, by: By): Promise<void> {
  await db.transaction(async (db) => {
    const rental = await lockOwnRental(db, rentalId, by);
    const [row] = await db
      .delete(rentalBlocks)
      .where(and(eq(rentalBlocks.id, id), eq(rentalBlocks.rentalId, rentalId)))
      .returning();
    if (!row) throw missing();
    await recordDays(db, rental, by, { before: told(row) });
  });
}

/**
 * Lets people book some of the dates again; gives what stays blocked, before and after them. What stays keeps its places,
 * also where it has more than can be blocked by now, and is new to other sites: what they have read had other days.
 */
export async function freeDays(
  db: Db,
  rentalId: string,
  id: string,
  { from, to }: FreedDays,
  by: By,
): Promise<Block[]> {
  return db.transaction(async (db) => {
    const rental = await lockOwnRental(db, rentalId, by);
    const isIt = and(eq(rentalBlocks.id, id), eq(rentalBlocks.rentalId, rentalId));
    const [row] = await db.select().from(rentalBlocks).where(isIt);
    if (!row) throw missing();
    const blocked = blockDates(row);
    if (to < wallClock(by.at).date) throw refusal('to', 'Is past');
    if (to < blocked.from || blocked.to < from) throw refusal('from', 'Is none of the blocked dates');
    const kept: BlockRow = { ...row, createdAt: by.at };
    const left: BlockRow[] = [];
    const last = addDays(from, -1);
    if (blocked.from <= last) left.push({ ...kept, endsAt: blockPeriod(rental, last, last).endsAt });
    const next = addDays(to, 1);
    if (next <= blocked.to) left.push({ ...kept, startsAt: blockPeriod(rental, next, next).startsAt });
    const [first, second] = left;
    if (first) await shorten(db, first);
    else await db.delete(rentalBlocks).where(isIt);
    await recordDays(db, rental, by, { before: told(row), ...(first && { after: told(first) }) });
    if (!first || !second) return left.map(toBlock);
    const beside = { ...second, id: newId() };
    await db.insert(rentalBlocks).values(beside);
    await db.execute(sql`
      insert into ${rentalSlots} (id, rental_id, slot, during, block_id)
      select ${beside.id} || substr(id, ${id.length + 1}), rental_id, slot, ${during(beside)}, ${beside.id}
      from ${rentalSlots} where block_id = ${id}`);
    await recordDays(db, rental, by, { after: told(beside) });
    return [first, beside].map(toBlock);
  });
}

async function shorten(db: Db, { id, startsAt, endsAt, createdAt }: BlockRow): Promise<void> {
  await db.update(rentalBlocks).set({ startsAt, endsAt, createdAt }).where(eq(rentalBlocks.id, id));
  await db.execute(sql`update ${rentalSlots} set during = ${during({ startsAt, endsAt })} where block_id = ${id}`);
}

const missing = () => new Problem('not_found', 'There is no such block.');

const refusal = (path: 'from' | 'to' | 'quantity', message: string) =>
  invalidField(path, message, 'These dates are not acceptable.');

/** What the log keeps of a block: not the note, in which a guest may be named. */
const told = (row: BlockRow) => ({ blocked: { ...blockDates(row), quantity: row.quantity } });

function toBlock({ id, quantity, note, ...period }: BlockRow): Block {
  return { id, ...blockDates(period), quantity, note };
}
