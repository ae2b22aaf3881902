/**
 * The papers of the demo's past, as the house would have issued them at each moment: an invoice of every sale, a corrective
 * one of what went back, the commission of each month, and the records of them all.
 */
import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import {
  aboutOf,
  commissionDraft,
  correctiveDraft,
  replacementDraft,
  saleDraft,
} from '#features/invoices/server/drafts.ts';
import { issueAll, type DatedDraft } from '#features/invoices/server/issue.ts';
import { houseParty } from '#features/invoices/server/parties.ts';
import { asParty, type Party } from '#features/invoices/rules.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { readBought } from '#features/orders/server/doors/reading.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { disputes, orders, refunds, tickets } from '#features/orders/server/table.ts';
import { houseTrader, traders } from '#features/traders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { locales } from '#kit/shared/locales.ts';
import type { Language } from '#kit/shared/messages.ts';
import { daysAfter, daysBefore } from '#kit/shared/durations.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { needsName } from '#market/vat/vat.ts';
import { chanceOf } from './chance.ts';
import { checks } from './people.ts';

/** How many buyers want their name on the invoice of what they bought, a day later. */
const wantNames = 0.02;

/** Issues all that is due by now; the house has said who it is before the first sale. */
export async function invoicePast(db: Db, at: Date): Promise<void> {
  const sold = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.confirmedAt), gt(orders.amountCents, 0)))
    .orderBy(asc(orders.confirmedAt), asc(orders.id));
  const first = sold[0]?.confirmedAt;
  if (!first) return;
  await db.update(houseTrader).set({ since: daysBefore(first, 1) });
  const told = await readTold(db, sold);
  const drafts = [...(await ofSales(db, sold, told, at)), ...(await ofCommissions(db, told, at))];
  await issueAll(
    db,
    drafts.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  );
}

type Told = Awaited<ReturnType<typeof readTold>>;

/** What all of them are of: who bought and sold, what it was. */
async function readTold(db: Db, sold: readonly OrderRow[]) {
  const house = await houseParty(db);
  if (!house) throw new Error('The house of the demo says who it is.');
  const people = await db
    .select({ id: users.id, name: users.fullName, language: users.language })
    .from(users)
    .orderBy(users.username);
  const sellers = await db.select().from(traders);
  const counted = await db.select({ orderId: tickets.orderId, count: count() }).from(tickets).groupBy(tickets.orderId);
  return {
    house,
    languages: new Map(people.map(({ id, language }) => [id, language])),
    buyers: new Map(people.map(({ id, ...person }, n) => [id, aBuyer(person, n)])),
    sellers: new Map(sellers.map(({ ownerId, ...file }) => [ownerId, asParty(file)])),
    tickets: new Map(counted.map(({ orderId, count }) => [orderId, count])),
    bought: await readBought(db, sold),
  };
}

/** How somebody says who they are who has to: a Spanish number that nobody has, or a passport that nobody carries. */
function aBuyer({ name, language }: { readonly name: string; readonly language: Language }, n: number): Party {
  const home = { name, street: `Carrer de l’Exemple ${100 + n}`, postalCode: town.address.postalCode, town: town.name };
  const number = 500 + n;
  const country = locales[language].tag.slice(-2);
  const taxNumber =
    country === town.country
      ? `${String(number).padStart(8, '0')}${checks[number % 23]}`
      : `PASS${String(number).padStart(5, '0')}`;
  return { ...home, taxNumber, country };
}

async function ofSales(db: Db, sold: readonly OrderRow[], told: Told, at: Date): Promise<DatedDraft[]> {
  const back = Map.groupBy(await readBack(db), ({ orderId }) => orderId);
  return sold.flatMap((order) => draftsOf(order, back.get(order.id) ?? [], told, at));
}

/** All that went back, the oldest first. */
async function readBack(db: Db) {
  const given = await db.select().from(refunds).orderBy(asc(refunds.createdAt), asc(refunds.id));
  const lost = await db
    .select()
    .from(disputes)
    .where(eq(disputes.status, 'lost'))
    .orderBy(asc(disputes.settledAt), asc(disputes.id));
  return [
    ...given.map(({ id, orderId, amountCents, createdAt: at }) => ({ id, orderId, amountCents, at })),
    ...lost.flatMap(({ id, orderId, amountCents, settledAt: at }) => (at ? [{ id, orderId, amountCents, at }] : [])),
  ];
}

function draftsOf(order: OrderRow, back: Awaited<ReturnType<typeof readBack>>, told: Told, at: Date): DatedDraft[] {
  const { id: orderId, ownerId, userId, amountCents, confirmedAt } = order;
  const issuer = ownerId === null ? told.house : told.sellers.get(ownerId);
  if (!issuer || !confirmedAt) throw new Error(`Nobody sold the order ${orderId}.`);
  const language = told.languages.get(userId) ?? town.language;
  const count = told.tickets.get(orderId) ?? 0;
  const about = aboutOf(order, { title: told.bought(order)?.title, tickets: count, language });
  const buyer = told.buyers.get(userId) ?? null;
  const isNamed = needsName(order, amountCents, wallClock(confirmedAt).date);
  const recipient = order.kind === 'plan' ? (told.sellers.get(userId) ?? null) : isNamed ? buyer : null;
  const draft = saleDraft(order, about, { issuer, recipient }, confirmedAt);
  const sale: DatedDraft = { ...draft, id: idOf(`invoice ${orderId}`), at: confirmedAt };
  let before = 0;
  const corrections = back.map(({ id: refundId, amountCents: cents, at }) => {
    const draft = correctiveDraft(order, about, sale, { refundId, before, cents }, at);
    before += cents;
    return { ...draft, id: idOf(`invoice ${orderId} ${refundId}`), at };
  });
  return [sale, ...corrections, ...(corrections.length === 0 ? replaced(sale, buyer, at) : [])];
}

/** A full one in place of the simplified one, where its buyer asked for it. */
function replaced(sale: DatedDraft, buyer: Party | null, at: Date): DatedDraft[] {
  const [line] = sale.lines;
  const asked = daysAfter(sale.at, 1);
  if (sale.kind !== 'simplified' || !buyer || !line || asked > at) return [];
  if (chanceOf(`wants a name ${sale.id}`) >= wantNames) return [];
  const draft = replacementDraft({ ...sale, orderId: sale.orderId ?? null }, line, buyer, line.grossCents);
  return [{ ...draft, id: idOf(`invoice of ${sale.id}`), at: asked }];
}

/** The commission of each month that is over, on the morning after it. */
async function ofCommissions(db: Db, told: Told, at: Date): Promise<DatedDraft[]> {
  const { ownerId, createdAt, account, amountCents } = ledgerEntries;
  const month = sql<string>`to_char(${createdAt} at time zone ${sql.raw(`'${town.zone}'`)}, 'YYYY-MM-01')`;
  const rows = await db
    .select({ ownerId, month: month.as('month'), cents: sql<number>`sum(${amountCents})::int`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(account, 'commission'), isNotNull(ownerId)))
    .groupBy(ownerId, sql`2`)
    .orderBy(sql`2`, ownerId);
  const byOwner = Map.groupBy(rows, (row) => row.ownerId ?? '');
  return [...byOwner].flatMap(([ownerId, months]) => commissionsOf(ownerId, months, told, at));
}

type Earned = { readonly month: string; readonly cents: number };

function commissionsOf(ownerId: string, months: readonly Earned[], told: Told, at: Date): DatedDraft[] {
  const recipient = told.sellers.get(ownerId);
  if (!recipient) throw new Error(`Nobody knows the owner ${ownerId}.`);
  const language = told.languages.get(ownerId) ?? town.language;
  const issued: DatedDraft[] = [];
  let due = 0;
  for (const { month, cents } of months) {
    const next = `${addDays(month, 31).slice(0, 7)}-01`;
    const on = instantOf(next, '06:00');
    if (on > at) break;
    due += cents;
    const lastId = issued.findLast(({ kind }) => kind === 'full')?.id;
    const parties = { issuer: told.house, recipient, ownerId, language };
    const draft = commissionDraft({ ...parties, month, next, cents: due, lastId });
    if (!draft) continue;
    due = 0;
    issued.push({ ...draft, id: idOf(`commission ${ownerId} ${month}`), at: on });
  }
  return issued;
}
