/** What the house asks of owners for selling through it, invoiced for each month that is over (issue 22; decision 0089). */
import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { findReader, lockUser } from '#features/auth/server/service.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { housesSince } from '#features/traders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { commissionDraft } from './drafts.ts';
import { issue } from './issue.ts';
import { houseParty, ownerParty } from './parties.ts';
import { invoices } from './table.ts';

/** The first days of the month that is over, and of the one that follows. */
function monthOver(today: string): { readonly month: string; readonly next: string } {
  const next = `${today.slice(0, 7)}-01`;
  return { month: `${addDays(next, -1).slice(0, 7)}-01`, next };
}

/**
 * Issues the commission of the last month to every owner who has some, once: what the ledger says until its end and no
 * invoice has said yet, so that refunds reduce it and what could not be invoiced earlier comes along. What is less than
 * nothing corrects the last one. It waits for the house, and for owners who have not said who they are.
 */
export async function invoiceCommissions(db: Db, at: Date): Promise<void> {
  const since = await housesSince(db);
  if (since === null) return;
  const span = { since, ...monthOver(wallClock(at).date) };
  for (const ownerId of await ownersWithout(db, span))
    await db.transaction((db) => invoiceOwner(db, ownerId, span, at));
}

type Span = { readonly since: Date; readonly month: string; readonly next: string };

const isCommission = eq(ledgerEntries.account, 'commission');
/** What was earned in the month in which the house began to invoice is invoiced whole. */
const within = ({ since, next }: Span) =>
  and(
    isCommission,
    gte(ledgerEntries.createdAt, instantOf(`${wallClock(since).date.slice(0, 7)}-01`, '00:00')),
    lt(ledgerEntries.createdAt, instantOf(next, '00:00')),
  );

/** Who has a commission that month and no invoice for it. */
async function ownersWithout(db: Db, span: Span): Promise<string[]> {
  const hasOne = db
    .select({ one: sql`1` })
    .from(invoices)
    .where(
      and(
        eq(invoices.recipientId, ledgerEntries.ownerId),
        eq(invoices.month, span.month),
        isNull(invoices.cancelledAt),
      ),
    );
  const rows = await db
    .selectDistinct({ ownerId: ledgerEntries.ownerId })
    .from(ledgerEntries)
    .where(and(within(span), isNotNull(ledgerEntries.ownerId), sql`not exists (${hasOne})`))
    .orderBy(ledgerEntries.ownerId);
  return rows.flatMap(({ ownerId }) => ownerId ?? []);
}

async function invoiceOwner(db: Db, ownerId: string, span: Span, at: Date): Promise<void> {
  await lockUser(db, ownerId);
  const [issuer, recipient] = [await houseParty(db), await ownerParty(db, ownerId)];
  if (!issuer || !recipient) return;
  const before = await db
    .select({ id: invoices.id, kind: invoices.kind, month: invoices.month, grossCents: invoices.grossCents })
    .from(invoices)
    .where(and(eq(invoices.recipientId, ownerId), isNotNull(invoices.month), isNull(invoices.cancelledAt)))
    .orderBy(desc(invoices.month));
  if (before.some(({ month }) => month === span.month)) return;
  const [earned] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::float8`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.ownerId, ownerId), within(span)));
  const cents = (earned?.cents ?? 0) - before.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const last = before.find(({ kind }) => kind === 'full');
  const language = (await findReader(db, ownerId))?.language ?? town.language;
  const draft = commissionDraft({ ...span, issuer, recipient, ownerId, language, cents, lastId: last?.id });
  if (draft) await issue(db, draft, at);
}
