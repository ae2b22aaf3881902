/** The nights to come of a series, changed together with one of them: what each gets, what it keeps, and what comes of it (decision 0191). */
import {
  askFirst,
  columnsOf,
  eventInput,
  isAhead,
  readPlacesTaken,
  updateEvent,
  wouldMove,
} from '#features/events/server/service.ts';
import type { EventRow, SoldTickets, WrittenEvent } from '#features/events/server/service.ts';
import { giveTickets } from '#features/ticket-types/server/service.ts';
import { waitingFields } from '#features/listing-changes/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { spendDaily } from '#kit/server/limits/daily.ts';
import { requireVersion } from '#kit/server/versions.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { daily } from '#market/listings/daily.ts';
import { listingState } from '#market/listings/listing.ts';
import { changedFields, type EditedFields } from '#market/listings/edit-rules.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { clockChangeAt } from '#market/town/clock-changes.ts';
import type { ChangedNight, ChangedSeries, SeriesChange } from '../contract.ts';
import type { KeptWhy, Reach } from '../rules.ts';
import { lockNights, nightsToCome, ownNight } from './nights.ts';
import { changedGroups, groupAt } from './field-groups.ts';

type Changing = By & { readonly sold: SoldTickets };

/** What is to become of a night. */
type Plan = {
  readonly row: EventRow;
  readonly wanted: WrittenEvent;
  readonly changes: string[];
  readonly keeps: { readonly fields: string[]; readonly why: KeptWhy }[];
};

/** What would become of each night, without doing it. */
export async function trySeriesChange(db: Db, id: string, change: SeriesChange, by: Changing): Promise<ChangedSeries> {
  const like = await ownNight(db, id, by);
  const nights = [like, ...(await nightsToCome(db, like, change.reach, by.at))];
  return { nights: await Promise.all((await plansOf(db, nights, change, by.at)).map((plan) => tell(db, plan, by))) };
}

/**
 * Changes an event and the nights to come with it, in one transaction. What was changed of a night by hand stays; so does
 * what can’t be there. Each is saved as its own form would save it: what is risky waits for the desk, orders follow what is moved
 * and their buyers are told once. Refuses what the save of the event itself refuses, and 409 tickets_sold for what moves
 * nights with tickets, counted over all of them, until `moves` says yes. A night whose own save is refused is told with its code.
 */
export async function changeSeries(
  db: Db,
  id: string,
  change: SeriesChange,
  language: Language,
  by: Changing,
): Promise<ChangedSeries> {
  const others = await nightsToCome(db, await ownNight(db, id, by), change.reach, by.at);
  await spendDaily(db, daily.change, by.actor, by.at, 1 + others.length);
  return db.transaction(async (db) => {
    const nights = await lockNights(db, id, (like) => nightsToCome(db, like, change.reach, by.at), by);
    const plans = await plansOf(db, nights, change, by.at);
    const told: ChangedNight[] = [];
    for (const plan of plans) told.push(await tell(db, plan, by));
    const sum = (of: 'orders' | 'tickets') => told.reduce((all, night) => all + night[of], 0);
    if (!change.event.moves && sum('orders') > 0) throw askFirst({ orders: sum('orders'), tickets: sum('tickets') });
    const done: ChangedNight[] = [];
    for (const [place, night] of told.entries()) {
      const plan = plans[place] as Plan;
      const isFirst = place === 0;
      if (!isFirst && plan.changes.length === 0) done.push(night);
      else done.push({ ...night, ...(await save(db, plan, { isFirst, moves: change.event.moves }, language, by)) });
    }
    return { nights: done };
  });
}

/** Gives the nights to come the tickets of one of them, in one transaction. */
export async function changeTickets(db: Db, id: string, reach: Reach, by: By) {
  return db.transaction(async (db) => {
    const [like, ...others] = await lockNights(db, id, (like) => nightsToCome(db, like, reach, by.at), by);
    const given: Awaited<ReturnType<typeof giveTickets>>[] = [];
    if (like) for (const night of others) given.push(await giveTickets(db, like, night, by));
    const count = (of: 'isChanged' | 'keeps') => given.filter((one) => one[of]).length;
    return { changed: count('isChanged'), kept: count('keeps') };
  });
}

type Saving = { readonly isFirst: boolean; readonly moves: boolean };

/** Saves one; the one that was edited refuses all of it, and so does a ticket that is paid for in this moment, which nobody said yes to. */
async function save(db: Db, { row, wanted }: Plan, { isFirst, moves }: Saving, language: Language, by: Changing) {
  try {
    const input = { ...wanted, moves, version: row.version };
    const { waits } = await updateEvent(db, row.id, input, language, by);
    return { waits };
  } catch (error) {
    if (isFirst || !(error instanceof Problem) || error.code === 'tickets_sold') throw error;
    return { refused: error.code };
  }
}

/** The edited event first, as it is wanted; then what the change comes to at each of the others. */
async function plansOf(
  db: Db,
  [like, ...others]: readonly EventRow[],
  change: SeriesChange,
  at: Date,
): Promise<Plan[]> {
  if (!like) throw new Problem('not_found', 'There is no such event.');
  const { version, moves: _moves, ...input } = change.event;
  requireVersion(like, version);
  const ids = [like, ...others].map(({ id }) => id);
  const waiting = await waitingFields(db, 'events', ids);
  // As its owner wants it: with what waits for the desk in its place.
  const wantedNow = (row: EventRow): WrittenEvent => ({ ...eventInput(row), ...waiting.get(row.id) });
  const takenOf = await readPlacesTaken(db, ids);
  const before = comparable(wantedNow(like));
  const after = comparable(eventInput({ ...like, ...columnsOf(input), ...photosOf(input) }));
  const groups = changedGroups(before, after);
  const first = { row: like, wanted: input, changes: changedFields(before, after), keeps: [] };
  const rest = others.map((row): Plan => {
    const now = wantedNow(row);
    const [changes, keeps]: [string[], Plan['keeps']] = [[], []];
    for (const group of groups) {
      const comes = groupAt(comparable(now), before, after, group);
      const given = { ...now, ...pick(input, group), ...(group.includes('time') && { fold: undefined }) };
      const why =
        comes === 'own' ? 'own' : comes === 'changes' ? whyNot(row, given, group, takenOf(row.id), at) : undefined;
      if (why) keeps.push({ fields: group, why });
      else if (comes === 'changes') changes.push(...group);
    }
    const wanted = { ...now, ...pick(input, changes), ...(changes.includes('time') && { fold: undefined }) };
    return { row, wanted, changes, keeps };
  });
  return [first, ...rest];
}

const pick = (input: WrittenEvent, names: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name))) as Partial<WrittenEvent>;

/** Photos are compared by what was said of them: their sizes are the house’s. */
const comparable = ({ photos, ...said }: WrittenEvent): EditedFields => ({
  ...said,
  photos: photos.map(({ id, alt }) => ({ id, alt })),
});
const photosOf = ({ photos }: WrittenEvent) => ({ photos }) as unknown as Pick<EventRow, 'photos'>;

/** Why a group can’t be given to a night. */
function whyNot(
  row: EventRow,
  wanted: WrittenEvent,
  group: readonly string[],
  taken: number,
  at: Date,
): KeptWhy | undefined {
  if (group.includes('capacity') && wanted.capacity < taken) return 'sold';
  if (!group.includes('time') && !group.includes('duration')) return undefined;
  if (row.date === null) return undefined;
  if (group.includes('time') && clockChangeAt(row.date, wanted.time ?? '23:59')) return 'clock';
  return isAhead(columnsOf(wanted), at) ? undefined : 'over';
}

/** What becomes of a night, and how many tickets are sold of it where it is moved. */
async function tell(db: Db, { row, wanted, changes, keeps }: Plan, { sold }: Changing): Promise<ChangedNight> {
  const isMoved = changes.length > 0 && wouldMove(row, { ...row, ...columnsOf(wanted), photos: row.photos });
  const { orders, tickets } = isMoved ? await sold.count(db, row.id) : { orders: 0, tickets: 0 };
  const { id, date, time } = row;
  return { id, date, time, state: listingState(row), changes, keeps, orders, tickets, waits: [], refused: null };
}
