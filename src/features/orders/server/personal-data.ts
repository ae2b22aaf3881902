import { and, asc, eq, exists, gt, inArray, isNotNull, max, ne, not, or, sql } from 'drizzle-orm';
import { events } from '#features/events/server/table.ts';
import { planTitle } from '#features/plans/server/service.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { latestOf } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { inLanguage, type Localized } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { ExportedPayment, OrdersExport } from '../personal-data.ts';
import type { DisputeStatus } from '../rules.ts';
import { notGiven, notKept } from './records/given.ts';
import { listRefunds } from './money-back/refunds.ts';
import { depositOf, ticketTypeOf } from './records/rows.ts';
import { listTickets } from './records/ticket-rows.ts';
import { disputes, orders, refunds, tickets } from './table.ts';
import type { DisputeRow, OrderRow, RefundRow, TicketRow } from './table.ts';

/** The payments of these orders, by order; the roof hands it in, for payments need this room. */
type PaymentsOfOrders = (db: Db, orderIds: readonly string[]) => Promise<Map<string, ExportedPayment[]>>;

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/**
 * What was bought. The law wants amounts and dates, and they say nobody's name: they stay. What somebody wrote to the buyer
 * about a cancellation or a refund may say anything, and is forgotten.
 */
export const orderPersonalData = (paymentsOfOrders: PaymentsOfOrders): PersonalData<OrdersExport> => ({
  tables: [orders, tickets, refunds, disputes],
  exportOf: async (db, { id, language }) => {
    const rows = await db
      .select({ order: orders, event: events.title, rental: rentals.title })
      .from(orders)
      .leftJoin(events, eq(events.id, orders.eventId))
      .leftJoin(rentals, eq(rentals.id, orders.rentalId))
      .where(eq(orders.userId, id))
      .orderBy(asc(orders.createdAt), asc(orders.id));
    const ids = rows.map(({ order }) => order.id);
    const keptTickets = await exportKept(db, id, language);
    if (ids.length === 0) return { orders: [], keptTickets };
    const byOrder = <T extends { readonly orderId: string }>(of: readonly T[]) => Map.groupBy(of, (row) => row.orderId);
    const codes = byOrder(await listTickets(db, ids));
    const back = byOrder(await listRefunds(db, ids));
    const asked = byOrder(
      await db
        .select()
        .from(disputes)
        .where(inArray(disputes.orderId, ids))
        .orderBy(asc(disputes.createdAt), asc(disputes.id)),
    );
    const paid = await paymentsOfOrders(db, ids);
    return {
      keptTickets,
      orders: rows.map(({ order, event, rental }) => ({
        ...boughtIn(order, event ?? rental, language),
        tickets: (codes.get(order.id) ?? []).map(toldTicket),
        refunds: (back.get(order.id) ?? []).map(toldRefund),
        disputes: (asked.get(order.id) ?? []).map(toldDispute),
        payments: paid.get(order.id) ?? [],
      })),
    };
  },
  /**
   * Something booked lies ahead, of theirs or at theirs; a bank decides on it, and who is erased can't be named to it any more; or
   * money that goes back to them has not arrived.
   */
  holdsBack: async (db, id, at) => {
    const isTheirs = or(eq(orders.userId, id), eq(orders.ownerId, id));
    const isAhead = or(
      and(eq(orders.status, 'pending'), gt(orders.holdExpiresAt, at)),
      // A plan that runs on ends with the account: it keeps nobody.
      and(
        eq(orders.status, 'confirmed'),
        ne(orders.kind, 'plan'),
        sql`coalesce(${orders.endsAt}, ${orders.startsAt}) > ${at.toISOString()}`,
      ),
    );
    const [ahead] = await db.select({ id: orders.id }).from(orders).where(and(isTheirs, isAhead)).limit(1);
    if (ahead) return 'has_bookings';
    const isDisputed = (status: DisputeStatus) =>
      exists(
        db
          .select({ id: disputes.id })
          .from(disputes)
          .where(and(eq(disputes.orderId, orders.id), eq(disputes.status, status))),
      );
    const [disputed] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isTheirs, isDisputed('open')))
      .limit(1);
    if (disputed) return 'order_disputed';
    // Whose bank took it back has it already.
    const [back] = await db
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(orders.userId, id), ne(refunds.status, 'done'), not(isDisputed('lost'))))
      .limit(1);
    return back && 'refund_under_way';
  },
  // Asked of each side by itself: together they would be looked for among everybody's orders, from the newest on.
  keeps: async (db, id) => {
    const lastAs = (side: typeof orders.userId | typeof orders.ownerId) =>
      db
        .select({ at: max(orders.createdAt) })
        .from(orders)
        .where(and(eq(side, id), isNotNull(orders.confirmedAt)));
    const since = latestOf([...(await lastAs(orders.userId)), ...(await lastAs(orders.ownerId))]);
    return since && { what: 'orders', since };
  },
  forget: async (db, { id }) => {
    const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
    await db.update(refunds).set({ note: null }).where(inArray(refunds.orderId, own));
    // Friends' links end with it, and their names.
    await db.update(tickets).set(notGiven).where(inArray(tickets.orderId, own));
    // What others gave them stays given: its link opens it as before.
    await db.update(tickets).set(notKept).where(eq(tickets.keptBy, id));
    // Whom its invoice names stands on the invoice.
    await db.update(orders).set({ cancelNote: null, billTo: null }).where(eq(orders.userId, id));
  },
});

/** An order as its buyer takes it along; `title` is what was bought is called, null for a plan, which has a name of its own. */
const boughtIn = (order: OrderRow, title: Localized | null, language: Language) => ({
  id: order.id,
  kind: order.kind,
  extendsOrderId: order.extendsOrderId,
  status: order.status,
  title: inLanguage(title ?? (order.plan === null ? {} : planTitle(order.plan)), language),
  quantity: order.quantity,
  guests: order.guests,
  units: order.units,
  unit: order.unit,
  amount: priceOf(order.amountCents),
  ticketType: ticketTypeOf(order, language),
  discountCode: order.discountWord,
  discount: priceOf(order.discountCents),
  ...depositOf(order),
  refunded: priceOf(order.refundedCents),
  currency: 'EUR' as const,
  startsAt: order.startsAt.toISOString(),
  endsAt: iso(order.endsAt),
  createdAt: order.createdAt.toISOString(),
  termsVersion: order.termsVersion,
  confirmedAt: iso(order.confirmedAt),
  cancelledAt: iso(order.cancelledAt),
  cancelNote: order.cancelNote,
});

const toldTicket = ({ code, usedAt, cancelledAt, givenAt, givenTo, keptBy }: TicketRow) => ({
  code,
  usedAt: iso(usedAt),
  cancelledAt: iso(cancelledAt),
  givenAt: iso(givenAt),
  givenTo,
  isKept: keptBy !== null,
});

const toldDispute = ({ amountCents, reason, status, createdAt, settledAt }: DisputeRow) => ({
  amount: priceOf(amountCents),
  reason,
  status,
  createdAt: createdAt.toISOString(),
  settledAt: iso(settledAt),
});

const toldRefund = ({ amountCents, reason, note, status, createdAt, doneAt }: RefundRow) => ({
  amount: priceOf(amountCents),
  reason,
  note,
  status,
  createdAt: createdAt.toISOString(),
  doneAt: iso(doneAt),
});

/** Tickets that others bought and gave to a member, who keeps them: nothing of who that was, and no price. */
async function exportKept(db: Db, id: string, language: Language): Promise<OrdersExport['keptTickets']> {
  const rows = await db
    .select({ ticket: tickets, startsAt: orders.startsAt, title: events.title })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(events, eq(events.id, orders.eventId))
    .where(eq(tickets.keptBy, id))
    .orderBy(asc(tickets.keptAt), asc(tickets.id));
  return rows.map(({ ticket: { givenTo, keptAt, usedAt }, startsAt, title }) => ({
    title: inLanguage(title, language),
    startsAt: startsAt.toISOString(),
    name: givenTo,
    keptAt: iso(keptAt),
    usedAt: iso(usedAt),
  }));
}
