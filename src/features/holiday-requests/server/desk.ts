/** What the desk does with wishes: look, take them one step further, send quotes. */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { newLock, postMail } from '#features/mail/server/service.ts';
import type { Lock } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage, waitingFirst } from '#kit/server/desk-list.ts';
import { searchText } from '#kit/server/search-text.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { assertMay } from '#kit/shared/transitions.ts';
import type { HolidayQuery, HolidayRequest, HolidayStep, RevisedQuote, WishNotes } from '../contract.ts';
import { holidayTransitions, mayRevise, quotePath } from '../rules.ts';
import type { HolidayStatus } from '../rules.ts';
import { holidayRequests, holidayRequestsSearchColumns as searchColumns } from './table.ts';
import type { HolidayRow } from './table.ts';

type Actor = { readonly id: string };
/** What the desk fills in; the quote's own fields follow from it. */
type Change = Partial<
  Pick<
    HolidayRow,
    'status' | 'estimatedCostCents' | 'plannedItinerary' | 'adminNotes' | 'durationDays' | 'numberOfPeople'
  >
>;

/** Its client asks for another plan, of a quote or of what is booked (`asksChanges`). */
const asksAgain = and(
  inArray(holidayRequests.status, ['quoted', 'confirmed']),
  eq(holidayRequests.quoteAnswer, 'changes'),
);

/** Waits for the desk: for a quote, or for another one. */
const waits = or(inArray(holidayRequests.status, ['pending', 'planning']), asksAgain);

const missing = () => new Problem('not_found', 'There is no such request.');

export async function listHolidayRequests(db: Db, query: HolidayQuery) {
  const { rows, total } = await readDeskPage(db, {
    table: holidayRequests,
    query,
    where: and(query.status && eq(holidayRequests.status, query.status)),
    searchColumns,
    sorts: {
      waiting: waitingFirst(holidayRequests.submittedAt, sql`coalesce(${waits}, false)`),
      submitted: holidayRequests.submittedAt,
      name: searchText('client_name'),
    },
    sort: 'waiting',
    tie: holidayRequests.id,
  });
  return { items: rows.map(toHolidayRequest), total };
}

/** How many stand in each state that is on the way to a holiday, and of how many another plan is asked. */
export function countHolidayRequests(db: Db) {
  const inState = (status: HolidayStatus) => db.$count(holidayRequests, eq(holidayRequests.status, status));
  return {
    pending: inState('pending'),
    planning: inState('planning'),
    quoted: inState('quoted'),
    confirmed: inState('confirmed'),
    changes: db.$count(holidayRequests, asksAgain),
  };
}

export async function readHolidayRequest(db: Db, id: string): Promise<HolidayRequest> {
  const [row] = await db.select().from(holidayRequests).where(eq(holidayRequests.id, id));
  if (!row) throw missing();
  return toHolidayRequest(row);
}

/** One step along the graph; anything else is 409 invalid_transition. Refuses 404, 409 edit_conflict, 422. */
export async function takeStep(db: Db, actor: Actor, id: string, step: HolidayStep, at: Date): Promise<HolidayRequest> {
  return changeLocked(db, id, step.version, async (db, before) => {
    assertMay(holidayTransitions, before.status, step.status);
    const change = {
      status: step.status,
      estimatedCostCents: step.estimated_cost ?? before.estimatedCostCents,
      plannedItinerary: step.planned_itinerary ?? before.plannedItinerary,
      adminNotes: step.admin_notes ?? before.adminNotes,
      ...sizeIn(step, before),
    };
    const by = { actor, at, action: step.status === 'quoted' ? ('quote' as const) : ('status' as const) };
    if (step.status === 'quoted') return sendQuote(db, before, change, by);
    if (step.status !== 'confirmed') return save(db, before, change, by);
    // Changes that were asked for are agreed on, or given up: nobody waits for another quote.
    const after = await save(db, before, { ...change, quoteAnswer: null, quoteAnsweredAt: null }, by);
    await postConfirmed(db, after, at);
    return after;
  });
}

/** Another quote in the place of the one that waits for an answer, or is to be changed: its link is the only one that opens. */
export async function reviseQuote(db: Db, actor: Actor, id: string, quote: RevisedQuote, at: Date) {
  return changeLocked(db, id, quote.version, async (db, before) => {
    if (!mayRevise({ status: before.status, answer: before.quoteAnswer }))
      throw new Problem(
        'invalid_transition',
        'Only a quote that waits for an answer, or is to be changed, is sent anew.',
      );
    const change = {
      status: 'quoted' as const,
      estimatedCostCents: quote.estimated_cost,
      plannedItinerary: quote.planned_itinerary,
      adminNotes: quote.admin_notes ?? before.adminNotes,
      ...sizeIn(quote, before),
    };
    return sendQuote(db, before, change, { actor, at, action: 'quote' });
  });
}

/** What the desk keeps in mind of a wish: payment is agreed on once it is confirmed, long after its quote. */
export async function noteOnWish(db: Db, actor: Actor, id: string, { version, ...notes }: WishNotes, at: Date) {
  return changeLocked(db, id, version, (db, before) =>
    save(db, before, { adminNotes: notes.admin_notes ?? null }, { actor, at, action: 'update' }),
  );
}

const sizeIn = (said: Pick<RevisedQuote, 'duration_days' | 'number_of_people'>, before: HolidayRow) => ({
  durationDays: said.duration_days ?? before.durationDays,
  numberOfPeople: said.number_of_people ?? before.numberOfPeople,
});

type By = { readonly actor: Actor; readonly at: Date; readonly action: 'status' | 'quote' | 'update' };
type Saved = Change & Partial<Pick<HolidayRow, 'quotedAt' | 'quoteTokenHash' | 'quoteAnswer' | 'quoteAnsweredAt'>>;

function changeLocked(
  db: Db,
  id: string,
  seen: number | undefined,
  change: (db: Db, before: HolidayRow) => Promise<HolidayRow>,
): Promise<HolidayRequest> {
  return db.transaction(async (db) => {
    const [before] = await db.select().from(holidayRequests).where(eq(holidayRequests.id, id)).for('update');
    if (!before) throw missing();
    requireVersion(before, seen);
    return toHolidayRequest(await change(db, before));
  });
}

async function save(db: Db, before: HolidayRow, change: Saved, { actor, at, action }: By): Promise<HolidayRow> {
  const { id, version, clientName: title } = before;
  const [after] = await db
    .update(holidayRequests)
    .set({ ...change, version: version + 1 })
    .where(eq(holidayRequests.id, id))
    .returning();
  if (!after) throw missing();
  await recordChange(db, { actor, at, action, entity: 'holiday_requests', entityId: id, title, before, after });
  return after;
}

/** What the key of a quote's letter opens. */
export const quoteLock: Lock = {
  path: quotePath,
  turn: async (db, from, to) => {
    const isLock = eq(holidayRequests.quoteTokenHash, from);
    return (await db.update(holidayRequests).set({ quoteTokenHash: to }).where(isLock).returning()).length > 0;
  },
};

/** Only the hash of the link's token is stored; the token itself is made when the letter is sent, and in it alone. */
async function sendQuote(db: Db, before: HolidayRow, change: Change, by: By): Promise<HolidayRow> {
  const { estimatedCostCents: cents, plannedItinerary: itinerary } = change;
  const lacking = [
    ...(cents == null ? [{ path: 'estimated_cost', message: 'A quote needs a price' }] : []),
    ...(itinerary == null ? [{ path: 'planned_itinerary', message: 'A quote needs an itinerary' }] : []),
  ];
  if (cents == null || itinerary == null)
    throw new Problem('validation', 'The quote is not complete.', { fields: lacking });
  const lock = newLock();
  const fresh = { quotedAt: by.at, quoteTokenHash: lock, quoteAnswer: null, quoteAnsweredAt: null };
  const after = await save(db, before, { ...change, ...fresh }, by);
  const { clientEmail: to, clientName: name, language } = after;
  const size = { days: after.durationDays, people: after.numberOfPeople };
  const told = { isAgain: before.quotedAt !== null, wasBooked: before.status === 'confirmed' };
  const values = { name, ...size, cost: priceOf(cents), itinerary, lock, ...told };
  await postMail(db, { to, language, letter: 'holidayQuoted', values }, by.at);
  return after;
}

/** The letter of a booking, whoever confirmed it. */
export async function postConfirmed(db: Db, row: HolidayRow, at: Date): Promise<void> {
  const { clientEmail: to, clientName: name, language, estimatedCostCents: cents, plannedItinerary: itinerary } = row;
  const size = { days: row.durationDays, people: row.numberOfPeople };
  // What the desk confirms without a quote has no page on which its client could ask for changes.
  const hasPage = row.quoteTokenHash !== null;
  const values = { name, ...size, cost: cents === null ? null : priceOf(cents), itinerary, hasPage };
  await postMail(db, { to, language, letter: 'holidayConfirmed', values }, at);
}

function toHolidayRequest(row: HolidayRow): HolidayRequest {
  return {
    id: row.id,
    client_name: row.clientName,
    client_email: row.clientEmail,
    client_phone: row.clientPhone,
    vacation_description: row.vacationDescription,
    budget: row.budget,
    duration_days: row.durationDays,
    number_of_people: row.numberOfPeople,
    accommodation_type: row.accommodationType,
    special_requests: row.specialRequests,
    currency: 'EUR',
    language: row.language,
    status: row.status,
    estimated_cost: row.estimatedCostCents === null ? null : priceOf(row.estimatedCostCents),
    planned_itinerary: row.plannedItinerary,
    admin_notes: row.adminNotes,
    submitted_at: row.submittedAt.toISOString(),
    quoted_at: row.quotedAt?.toISOString() ?? null,
    quote_answer: row.quoteAnswer,
    quote_answered_at: row.quoteAnsweredAt?.toISOString() ?? null,
    client_message: row.clientMessage,
    version: row.version,
  };
}
