/** The tickets of one night given to another of its series: types are the same by their name (decision 0191). */
import { and, eq, isNotNull } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { regularOf, setRegular } from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { changedFields, isSame } from '#market/listings/edit-rules.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { daysAt, hasRoomForType, listOpenTypes } from './open-types.ts';
import { regularTaken } from './regular.ts';
import { settleTickets } from './settle.ts';
import { ticketTypes } from './table.ts';
import type { TicketTypeRow } from './table.ts';

/** What became of a night: whether anything was changed, and whether a number stays because more are taken of it there, or no type more fits. */
type Given = { readonly isChanged: boolean; readonly keeps: boolean };
const nothing: Given = { isChanged: false, keeps: false };

/**
 * Gives a night the open types of another, with their days as far before it, and its regular ticket. One of the same name is changed, one that
 * it lacks is made, one that ended there ends here; what only it has stays, after the others. Both are locked. What is free has no types.
 */
export async function giveTickets(db: Db, from: EventRow, to: EventRow, by: By): Promise<Given> {
  if (!from.priceCents || !to.priceCents || from.date === null || to.date === null) return nothing;
  const moved = daysAt(from, to);
  const [wanted, theirs] = [await listOpenTypes(db, from.id), await listOpenTypes(db, to.id)];
  const given: Given[] = [];
  for (const [position, type] of wanted.entries()) {
    const sold = { soldFrom: moved(type.soldFrom), soldUntil: moved(type.soldUntil) };
    const before = theirs.find((other) => isSame(other.name, type.name));
    given.push(await giveType(db, to.id, { ...type, ...sold, position }, before, by));
  }
  const own = theirs.filter((type) => !wanted.some(({ name }) => isSame(name, type.name)));
  for (const [place, type] of own.entries())
    given.push(await endOrPutAfter(db, from.id, type, wanted.length + place, by));
  given.push(await giveRegular(db, from, to, moved, by));
  await settleTickets(db, by.at, to.id);
  return { isChanged: given.some(({ isChanged }) => isChanged), keeps: given.some(({ keeps }) => keeps) };
}

/** Gives one type, in the place of theirs `before`: a number below what is taken of theirs is not given. */
async function giveType(
  db: Db,
  eventId: string,
  { name, description, priceCents, limit, each, soldFrom, soldUntil, position }: TicketTypeRow,
  before: TicketTypeRow | undefined,
  by: By,
): Promise<Given> {
  const columns = { name, description, priceCents, limit, each, soldFrom, soldUntil, position };
  if (before === undefined) {
    if (!(await hasRoomForType(db, eventId))) return { isChanged: false, keeps: true };
    await make(db, { ...columns, eventId }, by);
    return { isChanged: true, keeps: false };
  }
  const keeps = limit !== null && limit < before.taken;
  const wanted = keeps ? { ...columns, limit: before.limit } : columns;
  const isChanged = changedFields(before, wanted).length > 0;
  if (isChanged) await change(db, before, wanted, by);
  return { isChanged, keeps };
}

/** What only they have: it ends if one of its name ended at the other night, and stands after the given ones if not. */
async function endOrPutAfter(db: Db, fromId: string, type: TicketTypeRow, position: number, by: By): Promise<Given> {
  const isEnding = await hasEnded(db, fromId, type);
  if (isEnding) await change(db, type, { endedAt: by.at }, by);
  else await db.update(ticketTypes).set({ position }).where(eq(ticketTypes.id, type.id));
  return { isChanged: isEnding, keeps: false };
}

/** Gives the regular ticket, but for a number below what is taken of theirs. */
async function giveRegular(
  db: Db,
  from: EventRow,
  to: EventRow,
  moved: ReturnType<typeof daysAt>,
  by: By,
): Promise<Given> {
  const { regularLimit, ...regular } = regularOf(from);
  const keeps = regularLimit !== null && regularLimit < (await regularTaken(db, to.id));
  const bounds = {
    ...regular,
    regularLimit: keeps ? to.regularLimit : regularLimit,
    regularFrom: moved(from.regularFrom),
    regularUntil: moved(from.regularUntil),
  };
  const isChanged = changedFields(regularOf(to), bounds).length > 0;
  if (isChanged) await setRegular(db, to, bounds, by);
  return { isChanged, keeps };
}

async function hasEnded(db: Db, eventId: string, { name }: TicketTypeRow): Promise<boolean> {
  const ended = await db
    .select({ name: ticketTypes.name })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), isNotNull(ticketTypes.endedAt)));
  return ended.some((other) => isSame(other.name, name));
}

async function make(db: Db, columns: Omit<typeof ticketTypes.$inferInsert, 'id' | 'createdAt'>, by: By) {
  const [after] = await db
    .insert(ticketTypes)
    .values({ ...columns, id: newId(), createdAt: by.at })
    .returning();
  if (after) await recordChange(db, { ...by, action: 'create', ...ofLog(after), after });
}

async function change(db: Db, before: TicketTypeRow, columns: Partial<TicketTypeRow>, by: By) {
  const set = { ...columns, version: before.version + 1 };
  const [after] = await db.update(ticketTypes).set(set).where(eq(ticketTypes.id, before.id)).returning();
  if (after) await recordChange(db, { ...by, action: 'update', ...ofLog(after), before, after });
}

const ofLog = ({ id, name }: TicketTypeRow) => ({
  entity: 'ticket_types',
  entityId: id,
  title: inLanguage(name, 'en'),
});
