/** What the house knows of a disputed order, put together for the bank that has to decide (decision 0043). */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { seriesNumber } from '#features/invoices/rules.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { titleOf } from '#features/mail/server/service.ts';
import { mails } from '#features/mail/server/table.ts';
import { conversations, messages as conversationMessages } from '#features/messages/server/table.ts';
import { refundsOf } from '#features/orders/server/doors/money-back.ts';
import { listTickets, readBought } from '#features/orders/server/doors/reading.ts';
import { disputes, orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { formatEuro } from '#kit/shared/money.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { fill } from '#kit/shared/translate.ts';
import { Problem } from '#kit/shared/problem.ts';
import { formatInstant } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import { pdfOf } from '#kit/server/paper.ts';
import type { Page, Part } from '#kit/server/paper.ts';

/** Gives the payments of an order, oldest first; their room needs that of the orders, so the roof hands them in. */
export type PaymentsOf = (
  db: Db,
  orderId: string,
) => Promise<readonly { provider: string; status: string; amountCents: number; createdAt: Date }[]>;

/** One file for the provider's dashboard. 404 for a dispute that the house does not know. */
export async function readEvidence(
  db: Db,
  id: string,
  paymentsOf: PaymentsOf,
  language: Language,
  at: Date,
): Promise<{ name: string; pdf: string }> {
  const told = await gather(db, id, paymentsOf, language);
  const words = messages[language];
  const page: Page = {
    title: words['file.title'],
    language,
    foot: fill(words['file.made'], { when: formatInstant(at, language), house: town.brand }),
    parts: [...partsOfSale(told, language), ...partsOfCourse(told, language)],
  };
  return { name: `${id}.pdf`, pdf: (await pdfOf(page, at)).toString('base64') };
}

type Told = Awaited<ReturnType<typeof gather>>;

/** All that is known of a dispute. */
async function gather(db: Db, id: string, paymentsOf: PaymentsOf, language: Language) {
  const [found] = await db
    .select({ dispute: disputes, order: orders, buyer: users })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(disputes.id, id));
  const bought = found && (await readBought(db, [found.order]))(found.order);
  if (!found || !bought) throw new Problem('not_found', 'There is no such dispute.');
  const { order, buyer } = found;
  // What was paid besides for other dates is of a booking: its code and what was written are that one's.
  const bookingId = order.extendsOrderId ?? order.id;
  return {
    ...found,
    bought,
    receipts: await receiptsOf(db, order.id),
    payments: await paymentsOf(db, order.id),
    refunds: await refundsOf(db, order.id),
    tickets: await listTickets(db, [bookingId]),
    letters: await lettersTo(db, buyer.id, language),
    messages: await messagesAbout(db, bookingId),
  };
}

/** What was sold, to whom, and under which terms. */
function partsOfSale({ dispute, order, buyer, bought, receipts }: Told, language: Language): Part[] {
  const words = messages[language];
  const instant = (when: Date) => formatInstant(when, language);
  const euro = (cents: number) => formatEuro(cents, language);
  return [
    {
      heading: words['file.dispute'],
      facts: [
        [words.number, dispute.id],
        [words.amount, euro(dispute.amountCents)],
        [words.reason, dispute.reason],
      ],
    },
    {
      heading: words['file.order'],
      facts: [
        [words.number, order.id],
        [words.what, inLanguage(bought.title, language)],
        [words.when, instant(order.startsAt)],
        [words.where, [bought.address, bought.location].filter(Boolean).join(', ')],
        [words.quantity, String(order.quantity)],
        [words.ordered, instant(order.createdAt)],
        [words.confirmed, order.confirmedAt === null ? '' : instant(order.confirmedAt)],
      ],
    },
    {
      heading: words['file.receipt'],
      lines: receipts.map((invoice) =>
        fill(words.receipt, {
          number: seriesNumber(invoice),
          day: formatDate(invoice.issuedOn, 'long', language),
          amount: shownAmount(invoice.grossCents, language),
          vat: shownAmount(invoice.vatCents, language),
          issuer: invoice.issuer.name,
        }),
      ),
    },
    {
      heading: words['file.buyer'],
      facts: [
        [words.name, buyer.fullName],
        [words.email, buyer.email ?? ''],
        [words.phone, buyer.erasedAt === null ? buyer.phone : ''],
        [words.memberSince, instant(buyer.createdAt)],
      ],
    },
    {
      heading: words['file.accepted'],
      lines: [
        fill(words.agreed, { amount: euro(order.amountCents) }),
        order.termsVersion === null
          ? words.noTerms
          : fill(words.terms, {
              version: formatDate(order.termsVersion, 'long', language),
              when: instant(order.createdAt),
            }),
        ...(order.refundSteps.length === 0 ? [words.noSteps] : []),
        ...order.refundSteps.map(({ hours, percent }) =>
          fill(words.step, { hours: String(hours), percent: String(percent) }),
        ),
      ],
    },
  ];
}

/** What happened since: money, doors, letters, and what both sides wrote. */
function partsOfCourse({ payments, refunds, tickets, letters, messages: written }: Told, language: Language): Part[] {
  const words = messages[language];
  const instant = (when: Date) => formatInstant(when, language);
  const euro = (cents: number) => formatEuro(cents, language);
  return [
    {
      heading: words['file.payments'],
      lines: [
        ...payments.map(({ createdAt, amountCents, provider, status }) =>
          fill(words.payment, { when: instant(createdAt), amount: euro(amountCents), provider, status }),
        ),
        ...refunds.map(({ createdAt, amountCents, status }) =>
          fill(words.refund, { when: instant(createdAt), amount: euro(amountCents), status }),
        ),
      ],
    },
    {
      heading: words['file.tickets'],
      lines: tickets.map(({ usedAt }, place) => {
        const which = { number: String(place + 1), of: String(tickets.length) };
        return usedAt === null ? fill(words.unused, which) : fill(words.used, { ...which, when: instant(usedAt) });
      }),
    },
    {
      heading: words['file.letters'],
      lines: letters.map(({ when, subject }) => `${instant(when)}: ${subject}`),
    },
    {
      heading: words['file.messages'],
      lines: written.map(({ createdAt, side, text }) =>
        fill(words.message, { when: instant(createdAt), side: words[`side.${side}`], text }),
      ),
    },
  ];
}

/** Letters that were sent to a member, with their subjects; one that held a key has forgotten it and is called as at the desk. */
async function lettersTo(db: Db, userId: string, language: Language): Promise<{ when: Date; subject: string }[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.status, 'sent')))
    .orderBy(asc(mails.createdAt), asc(mails.id));
  return rows.map((row) => ({
    when: row.sentAt ?? row.createdAt,
    subject: titleOf(row, language),
  }));
}

/** What was invoiced of it, and taken back again. */
const receiptsOf = (db: Db, orderId: string) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), isNull(invoices.cancelledAt)))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number), asc(invoices.series));

/** What its buyer and its seller wrote to each other about it; what the desk took down is not handed on. */
const messagesAbout = (db: Db, orderId: string) =>
  db
    .select({
      createdAt: conversationMessages.createdAt,
      side: conversationMessages.side,
      text: conversationMessages.text,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(and(eq(conversations.orderId, orderId), isNull(conversationMessages.removedAt)))
    .orderBy(asc(conversationMessages.createdAt), asc(conversationMessages.id));
