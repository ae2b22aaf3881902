/** The tickets of one night given to another of its series: types are the same by their name (decision 0191). */
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { regularOf, setRegular } from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { changedFields, isSame } from '#market/listings/edit-rules.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { mostTypes, mostTypesEver } from '../rules.ts';
import { regularTaken } from './regular.ts';
import { settleTickets } from './settle.ts';
import { ticketTypes } from './table.ts';
import type { TicketTypeRow } from './table.ts';

const dayMs = 86_400_000;

/** What became of a night: whether anything was changed, and whether a number stays because more are taken of it there, or no type more fits. */
type Given = { readonly isChanged: boolean; readonly keeps: boolean };

/**
 * Gives a night the open types of another, with their days as far before it, and its regular ticket. One of the same name is changed, one that
 * it lacks is made, one that ended there ends here; what only it has stays, after the others. Both are locked. What is free has no types.
 */
export async function giveTickets(db: Db, from: EventRow, to: EventRow, by: By): Promise<Given> {
  if (!from.priceCents || !to.priceCents || from.date === null || to.date === null)
    return { isChanged: false, keeps: false };
  const days = (Date.parse(to.date) - Date.parse(from.date)) / dayMs;
  const moved = (day: string | null) => (day === null ? null : addDays(day, days));
  const [wanted, theirs] = [await openOf(db, from.id), await openOf(db, to.id)];
  let [isChanged, keeps] = [false, false];
  for (const [position, type] of wanted.entries()) {
    const { name, description, priceCents, each } = type;
    const before = theirs.find((other) => isSame(other.name, name));
    const isFewer = before !== undefined && type.most !== null && type.most < before.taken;
    const most = isFewer ? before.most : type.most;
    const sold = { soldFrom: moved(type.soldFrom), soldUntil: moved(type.soldUntil) };
    const columns = { name, description, priceCents, most, each, ...sold, position };
    keeps ||= isFewer;
    if (before === undefined && !(await hasRoom(db, to.id))) keeps = true;
    else if (before === undefined) isChanged = (await make(db, { ...columns, eventId: to.id }, by)) !== undefined;
    else if (changedFields(before, columns).length > 0)
      isChanged = (await change(db, before, columns, by)) !== undefined;
  }
  const own = theirs.filter((type) => !wanted.some(({ name }) => isSame(name, type.name)));
  for (const [place, type] of own.entries())
    if (await hasEnded(db, from.id, type)) isChanged = (await change(db, type, { endedAt: by.at }, by)) !== undefined;
    else
      await db
        .update(ticketTypes)
        .set({ position: wanted.length + place })
        .where(eq(ticketTypes.id, type.id));
  const regular = regularOf(from);
  const isFewer = regular.regularMost !== null && regular.regularMost < (await regularTaken(db, to.id));
  const bounds = {
    ...regular,
    ...(isFewer && { regularMost: to.regularMost }),
    regularFrom: moved(from.regularFrom),
    regularUntil: moved(from.regularUntil),
  };
  if (changedFields(regularOf(to), bounds).length > 0) isChanged = (await setRegular(db, to, bounds, by)) !== undefined;
  await settleTickets(db, by.at, to.id);
  return { isChanged, keeps: keeps || isFewer };
}

const openOf = (db: Db, eventId: string): Promise<TicketTypeRow[]> =>
  db
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), isNull(ticketTypes.endedAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id));

async function hasRoom(db: Db, eventId: string): Promise<boolean> {
  const ever = await db.$count(ticketTypes, eq(ticketTypes.eventId, eventId));
  return ever < mostTypesEver && (await openOf(db, eventId)).length < mostTypes;
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
  return after;
}

async function change(db: Db, before: TicketTypeRow, columns: Partial<TicketTypeRow>, by: By) {
  const set = { ...columns, version: before.version + 1 };
  const [after] = await db.update(ticketTypes).set(set).where(eq(ticketTypes.id, before.id)).returning();
  if (after) await recordChange(db, { ...by, action: 'update', ...ofLog(after), before, after });
  return after;
}

const ofLog = ({ id, name }: TicketTypeRow) => ({
  entity: 'ticket_types',
  entityId: id,
  title: inLanguage(name, 'en'),
});
