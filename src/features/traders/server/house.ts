/** Who the house is, where it sells itself (issue 22; decision 0089). */
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { told } from '#kit/server/told.ts';
import { HouseSeller, HouseTrader, type HouseFile } from '../contract.ts';
import { checked, type By } from './checked.ts';
import { holdNumber } from './number-holders.ts';
import { houseTrader } from './table.ts';

/** The house's own file, or null. */
export async function findHouseTrader(db: Db): Promise<HouseTrader | null> {
  const [row] = await db.select().from(houseTrader);
  return row ? told(HouseTrader, { ...row, updatedAt: row.updatedAt.toISOString() }) : null;
}

/** What everybody is told of it. */
export async function findHouseSeller(db: Db): Promise<HouseSeller | null> {
  const [row] = await db.select().from(houseTrader);
  return row ? told(HouseSeller, row) : null;
}

/** Since when the house invoices; null while it has not said who it is. */
export async function housesSince(db: Db): Promise<Date | null> {
  const [row] = await db.select({ since: houseTrader.since }).from(houseTrader);
  return row?.since ?? null;
}

/** Writes who the house is. Refuses 422 at the field, as of every other trader, and 409 tax_number_taken for an owner's number. */
export async function saveHouseTrader(db: Db, file: HouseFile, { actor, at }: By): Promise<HouseTrader> {
  const columns = { ...file, ...checked(file, at), updatedAt: at };
  return db.transaction(async (db) => {
    const [before] = await db.select().from(houseTrader).for('update');
    // What it had before stays its own: its series and its chain are under it.
    await holdNumber(db, null, columns.taxNumber, at);
    const [after] = await db
      .insert(houseTrader)
      .values({ ...columns, since: at })
      .onConflictDoUpdate({ target: houseTrader.id, set: columns })
      .returning();
    if (!after) throw new Error('A file that was written is there.');
    const facts = ({ kind, name, country, taxNumber }: typeof after) => ({ kind, name, country, taxNumber });
    await recordChange(db, {
      action: before ? 'update' : 'create',
      entity: 'house_trader',
      entityId: after.id,
      title: after.name,
      actor,
      at,
      ...(before && { before: facts(before) }),
      after: facts(after),
    });
    return told(HouseTrader, { ...after, updatedAt: after.updatedAt.toISOString() });
  });
}
