/** Everything the house keeps under one's account, to take along (issue 6; quality, Security: GDPR). */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { jobApplications } from '#features/applications/server/table.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { authenticators, knownDevices, passkeys, recoveryCodes, sessions, users } from '#features/auth/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { communityJoins } from '#features/community/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { subjectOf } from '#features/mail/server/service.ts';
import { orders, refunds, tickets } from '#features/orders/server/table.ts';
import { payments } from '#features/payments/server/table.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { savedListings } from '#features/saved/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { AccountExport } from '../contract.ts';
import { lettersTo } from './letters.ts';
import { readAccount } from './service.ts';

/** The whole of it, at one instant: a member's share of the town is small enough to be read at once. */
export async function exportAccount(db: Db, id: string, language: Language, at: Date): Promise<AccountExport> {
  // One snapshot: a booking that is paid meanwhile is in it with its tickets, or not at all.
  return db.transaction(
    async (db) => {
      const { user, ...kept } = await readAccount(db, id);
      return {
        exportedAt: at.toISOString(),
        account: { ...user, ...kept },
        sessions: (await db.select().from(sessions).where(eq(sessions.userId, id))).map((session) => ({
          browser: session.browser,
          system: session.system,
          createdAt: session.createdAt.toISOString(),
          lastSeenAt: session.lastSeenAt.toISOString(),
          expiresAt: session.expiresAt.toISOString(),
        })),
        devices: (await db.select().from(knownDevices).where(eq(knownDevices.userId, id))).map(
          ({ browser, system, firstUsedAt, lastUsedAt }) => ({
            browser,
            system,
            firstUsedAt: firstUsedAt.toISOString(),
            lastUsedAt: lastUsedAt.toISOString(),
          }),
        ),
        secondFactor: await exportSecondFactor(db, id),
        plan: await exportPlan(db, id),
        orders: await exportOrders(db, id, language),
        saved: (await db.select().from(savedListings).where(eq(savedListings.userId, id))).map(
          ({ type, listingId, savedAt }) => ({ type, listingId, savedAt: savedAt.toISOString() }),
        ),
        community: (await db.select().from(communityJoins).where(eq(communityJoins.userId, id))).map(
          ({ offer, joinedAt }) => ({ offer, joinedAt: joinedAt.toISOString() }),
        ),
        applications: await exportApplications(db, id, language),
        listings: await exportListings(db, id, language),
        sales: (
          await db
            .select()
            .from(ledgerEntries)
            .where(and(eq(ledgerEntries.ownerId, id), eq(ledgerEntries.account, 'owner')))
            .orderBy(asc(ledgerEntries.createdAt))
        ).map(({ orderId, posting, amountCents, createdAt }) => ({
          orderId,
          posting,
          amountCents,
          createdAt: createdAt.toISOString(),
        })),
        letters: (await lettersTo(db, id)).map((mail) => ({
          letter: mail.letter,
          subject: subjectOf(mail),
          to: mail.recipient,
          status: mail.status,
          createdAt: mail.createdAt.toISOString(),
          sentAt: iso(mail.sentAt),
        })),
        desk: (
          await db
            .select({ action: auditEntries.action, at: auditEntries.at })
            .from(auditEntries)
            .where(and(eq(auditEntries.entity, 'users'), eq(auditEntries.entityId, id)))
            .orderBy(asc(auditEntries.at))
        ).map((entry) => ({ action: entry.action, at: entry.at.toISOString() })),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

async function exportSecondFactor(db: Db, id: string): Promise<AccountExport['secondFactor']> {
  const [user] = await db.select({ since: users.secondFactorSince }).from(users).where(eq(users.id, id));
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, id));
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(asc(passkeys.createdAt));
  const isLeft = and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt));
  return {
    since: iso(user?.since ?? null),
    appSince: iso(app?.confirmedAt ?? null),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: iso(lastUsedAt),
    })),
    recoveryCodesLeft: await db.$count(recoveryCodes, isLeft),
  };
}

async function exportPlan(db: Db, id: string): Promise<AccountExport['plan']> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
  if (!row) return null;
  const { plan, status, startedAt, periodEnd, endsWithPeriod } = row;
  return { plan, status, startedAt: startedAt.toISOString(), periodEnd: periodEnd.toISOString(), endsWithPeriod };
}

async function exportOrders(db: Db, id: string, language: Language): Promise<AccountExport['orders']> {
  const rows = await db
    .select({ order: orders, event: events.title, rental: rentals.title })
    .from(orders)
    .leftJoin(events, eq(events.id, orders.eventId))
    .leftJoin(rentals, eq(rentals.id, orders.rentalId))
    .where(eq(orders.userId, id))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const ids = rows.map(({ order }) => order.id);
  if (ids.length === 0) return [];
  const byOrder = <T extends { readonly orderId: string }>(of: readonly T[]) => Map.groupBy(of, (row) => row.orderId);
  const codes = byOrder(await db.select().from(tickets).where(inArray(tickets.orderId, ids)));
  const back = byOrder(await db.select().from(refunds).where(inArray(refunds.orderId, ids)));
  const paid = byOrder(await db.select().from(payments).where(inArray(payments.orderId, ids)));
  return rows.map(({ order, event, rental }) => {
    const title = event ?? rental;
    return {
      id: order.id,
      kind: order.kind,
      status: order.status,
      title: title === null ? (order.plan ?? '') : inLanguage(title, language),
      quantity: order.quantity,
      units: order.units,
      unit: order.unit,
      amount: priceOf(order.amountCents),
      refunded: priceOf(order.refundedCents),
      currency: 'EUR' as const,
      startsAt: order.startsAt.toISOString(),
      endsAt: iso(order.endsAt),
      createdAt: order.createdAt.toISOString(),
      confirmedAt: iso(order.confirmedAt),
      cancelledAt: iso(order.cancelledAt),
      tickets: (codes.get(order.id) ?? []).map(({ code, usedAt }) => ({ code, usedAt: iso(usedAt) })),
      refunds: (back.get(order.id) ?? []).map(({ amountCents, reason, status, createdAt, doneAt }) => ({
        amount: priceOf(amountCents),
        reason,
        status,
        createdAt: createdAt.toISOString(),
        doneAt: iso(doneAt),
      })),
      payments: (paid.get(order.id) ?? []).map(({ provider, amountCents, status, createdAt }) => ({
        provider,
        amount: priceOf(amountCents),
        status,
        createdAt: createdAt.toISOString(),
      })),
    };
  });
}

async function exportApplications(db: Db, id: string, language: Language): Promise<AccountExport['applications']> {
  const rows = await db
    .select({ application: jobApplications, title: jobs.title, employer: jobs.employer })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(eq(jobApplications.userId, id))
    .orderBy(asc(jobApplications.submittedAt));
  return rows.map(({ application, title, employer }) => {
    const { status, name, email, phone, languages, availableFrom, message, answer, submittedAt } = application;
    const written = { status, name, email, phone, languages, availableFrom, message, answer };
    return { job: inLanguage(title, language), employer, ...written, submittedAt: submittedAt.toISOString() };
  });
}

async function exportListings(db: Db, id: string, language: Language): Promise<AccountExport['listings']> {
  const titled = { event: events, rental: rentals, job: jobs } as const;
  const listings: AccountExport['listings'] = [];
  for (const [type, table] of Object.entries(titled)) {
    const { title, status } = table;
    const rows = await db.select({ id: table.id, title, status }).from(table).where(eq(table.ownerId, id));
    listings.push(
      ...rows.map((row) => ({ type, id: row.id, title: inLanguage(row.title, language), status: row.status })),
    );
  }
  const places = await db.select().from(businesses).where(eq(businesses.ownerId, id));
  return [...listings, ...places.map(({ id, name, status }) => ({ type: 'business', id, title: name, status }))];
}
