/** Codes for tickets of an event: made, ended, tried, and read for what is bought with them (decision 0163). */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findEventRows, readEventRow, requireOwnEvent } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId, newTicketCode } from '#kit/server/ids.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { wallClock } from '#market/town/dates.ts';
import type { DiscountCode, NewDiscountCode, TriedCode } from '../contract.ts';
import { codeState, isWord, maxCodes, spelled, type CodeState } from '../rules.ts';
import {
  goodForOf,
  isGoodFor,
  lockWithOwner,
  meets,
  narrowestFirst,
  reachOf,
  requireOwnCode,
  type OfOwner,
} from './reach.ts';
import { discountCodes } from './table.ts';
import type { DiscountCodeRow } from './table.ts';

export { giveUsesBack, takeUses } from './uses.ts';

/** What was sold by a code: tickets that stand, and cents that were paid and did not go back. */
type SoldByCode = { readonly tickets: number; readonly paidCents: number };
/** Counts it for each of these codes: handed in by the roof, because the room of orders needs this one. */
export type CountSoldByCode = (db: Db, ids: readonly string[]) => Promise<(id: string) => SoldByCode>;

const stateOf = (row: DiscountCodeRow, at: Date): CodeState => codeState(row, wallClock(at).date);
const amountOf = ({ amountCents }: DiscountCodeRow) => (amountCents === null ? null : priceOf(amountCents));

/** The codes that are good for one's own event, the newest first. */
export async function listCodes(db: Db, eventId: string, by: By, count: CountSoldByCode): Promise<DiscountCode[]> {
  const event = requireOwnEvent(by, (await findEventRows(db, [eventId]))[0]);
  const rows = await db
    .select()
    .from(discountCodes)
    .where(isGoodFor(event))
    .orderBy(desc(discountCodes.createdAt), asc(discountCodes.id));
  return tell(db, rows, by.at, count);
}

/** Makes one. Its owner and the event are locked, so that two at once see each other. 409 conflict for a word that is taken, and for too many. */
export async function makeCode(
  db: Db,
  eventId: string,
  wanted: NewDiscountCode,
  by: By,
  count: CountSoldByCode,
): Promise<DiscountCode> {
  return db.transaction(async (db) => {
    const event = await lockWithOwner(db, eventId, by);
    const reach = reachOf(event, wanted.goodFor);
    const word = wanted.word || newTicketCode();
    const isTaken = and(meets(event, reach), eq(discountCodes.word, word), sql`${discountCodes.endedAt} is null`);
    if ((await db.$count(discountCodes, isTaken)) > 0)
      throw new Problem('conflict', 'Another code of these events has this word.', {
        fields: [{ path: 'word', message: 'Is taken' }],
      });
    const among = reach.ownerId === null ? isGoodFor(event) : eq(discountCodes.ownerId, reach.ownerId);
    if ((await db.$count(discountCodes, among)) >= maxCodes)
      throw new Problem('conflict', `An event has ${maxCodes} codes at most.`);
    const { limit, until } = wanted;
    const made = { id: newId(), ...reach, word, ...offOf(wanted), limit, until, createdAt: by.at };
    const [row] = await db.insert(discountCodes).values(made).returning();
    const after = row as DiscountCodeRow;
    await recordChange(db, { ...by, action: 'create', ...ofLog(after), after });
    return tellOne(db, after, by.at, count);
  });
}

/** Ends one, once: what is held by it is bought as it was promised. */
export async function endCode(db: Db, id: string, by: By, count: CountSoldByCode): Promise<DiscountCode> {
  return db.transaction(async (db) => {
    const [before] = await db.select().from(discountCodes).where(eq(discountCodes.id, id));
    await requireOwnCode(db, before, by);
    const isOpen = and(eq(discountCodes.id, id), sql`${discountCodes.endedAt} is null`);
    const [ended] = await db.update(discountCodes).set({ endedAt: by.at }).where(isOpen).returning();
    if (!before || !ended) throw new Problem('invalid_transition', 'This code has ended already.');
    await recordChange(db, { ...by, action: 'update', ...ofLog(ended), before, after: { ...before, endedAt: by.at } });
    return tellOne(db, ended, by.at, count);
  });
}

/**
 * The code of a published event that has this word: one that is open, else the last one that was. Refuses code_unknown,
 * code_ended and code_used_up.
 */
export async function tryCode(db: Db, eventId: string, typed: string, at: Date): Promise<TriedCode> {
  const event = await readEventRow(db, eventId);
  const word = spelled(typed);
  const [row] = isWord(word)
    ? await db
        .select()
        .from(discountCodes)
        .where(and(isGoodFor(event), eq(discountCodes.word, word)))
        .orderBy(sql`${discountCodes.endedAt} desc nulls first`, ...narrowestFirst, asc(discountCodes.id))
        .limit(1)
    : [];
  if (!row) throw unknown();
  requireOpen(row, at);
  if (stateOf(row, at) === 'used') throw usedUp();
  return { id: row.id, word: row.word, percent: row.percent, amount: amountOf(row) };
}

/** The code that somebody buys tickets of an event with: read while the event is locked. Refuses code_unknown and code_ended. */
export async function readCode(db: Db, event: OfOwner, id: string, at: Date): Promise<DiscountCodeRow> {
  const [row] = await db
    .select()
    .from(discountCodes)
    .where(and(isGoodFor(event), eq(discountCodes.id, id)));
  if (!row) throw unknown();
  requireOpen(row, at);
  return row;
}

function requireOpen(row: DiscountCodeRow, at: Date): void {
  const state = stateOf(row, at);
  if (state === 'ended' || state === 'past') throw new Problem('code_ended', 'This code has ended.');
}

const unknown = () => new Problem('code_unknown', 'There is no such code for this event.');

/** What they hear who want more tickets by a code than it is good for yet. */
export const usedUp = () => new Problem('code_used_up', 'This code is not good for that many tickets any more.');

/** A share is whole percents, an amount is more than nothing. */
function offOf({ unit, value }: NewDiscountCode): Pick<DiscountCodeRow, 'percent' | 'amountCents'> {
  const percent = value / 100;
  const isRight = unit === 'percent' ? Number.isInteger(percent) && percent >= 1 && percent <= 100 : value > 0;
  if (!isRight)
    throw invalidField(
      'value',
      unit === 'percent' ? 'Must be 1 to 100 percent' : 'Must be more than 0',
      'The code is not acceptable.',
    );
  return unit === 'percent' ? { percent, amountCents: null } : { percent: null, amountCents: value };
}

const ofLog = ({ id, word }: DiscountCodeRow) => ({ entity: 'discount_codes', entityId: id, title: word });

async function tell(db: Db, rows: readonly DiscountCodeRow[], at: Date, count: CountSoldByCode) {
  const soldBy = await count(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row): DiscountCode => {
    const { id, word, percent, limit, until, uses, createdAt } = row;
    const { tickets, paidCents } = soldBy(id);
    const told = {
      id,
      word,
      goodFor: goodForOf(row),
      percent,
      amount: amountOf(row),
      limit,
      until,
      uses,
      createdAt: createdAt.toISOString(),
    };
    return { ...told, state: stateOf(row, at), sold: tickets, paid: priceOf(paidCents) };
  });
}

async function tellOne(db: Db, row: DiscountCodeRow, at: Date, count: CountSoldByCode): Promise<DiscountCode> {
  const [code] = await tell(db, [row], at, count);
  return code as DiscountCode;
}
