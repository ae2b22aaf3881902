/** Dates on which a rental, or some of the things alike, is kept back: no booking can take what a block has (issue 6). */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { wallClock } from '#market/town/dates.ts';
import { Problem } from '#kit/shared/problem.ts';
import { blockDates, blockPeriod } from '../availability.ts';
import type { Block, NewBlock } from '../contract.ts';
import { slotsOf } from '../stay.ts';
import { lockOwnRental, recordDays, requireOwnRental } from './own-rental.ts';
import { takeSlots } from './slots.ts';
import { rentalBlocks } from './table.ts';

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
    if (!row) throw new Problem('not_found', 'There is no such block.');
    await recordDays(db, rental, by, { before: told(row) });
  });
}

const refusal = (path: 'to' | 'quantity', message: string) =>
  invalidField(path, message, 'These dates are not acceptable.');

/** What the log keeps of a block: not the note, in which a guest may be named. */
const told = (row: BlockRow) => ({ blocked: { ...blockDates(row), quantity: row.quantity } });

function toBlock({ id, quantity, note, ...period }: BlockRow): Block {
  return { id, ...blockDates(period), quantity, note };
}
