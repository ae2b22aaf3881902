/** What an invoice of a sale, of what goes back of it, and of a month's commission says. Pure: whoever issues hands in what it is of. */
import { ticketTypeOf } from '#features/orders/server/doors/reading.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { isPlain } from '#features/rentals/stay-price.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { addDays, formatDate } from '#kit/shared/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Localized } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import { platformTax } from '#market/vat/vat.ts';
import { messages } from '../messages.ts';
import { lineBack, lineOf, type InvoiceLine, type Party } from '../rules.ts';
import type { Draft } from './issue.ts';
import type { InvoiceRow } from './table.ts';

/** What is written in the lines of an order's invoices. */
export type About = { readonly language: Language; readonly description: string; readonly quantity: number };

/** In its buyer's language: what it was, of which type, and for which day. Tickets that were given back were sold all the same. */
export function aboutOf(
  order: OrderRow,
  of: { readonly title: Localized | undefined; readonly tickets: number; readonly language: Language },
): About {
  const { tickets, language } = of;
  const title = of.title ? inLanguage(of.title, language) : order.id;
  const day = formatDate(wallClock(order.startsAt).date, 'long', language);
  const what = [title, ticketTypeOf(order, language), day].filter((part) => part !== null).join(' · ');
  // A stay of several prices, a fee or something off is one thing: no share of it is the price of a unit.
  // Nor is one of what was paid before other dates made it cheaper.
  // Nor of what dearer dates cost more.
  const isMore = order.kind === 'supplement';
  const isOneSum = !isMore && order.loweredCents === 0 && (order.stayPrice === null || isPlain(order.stayPrice));
  const quantity = order.kind === 'event' ? tickets : isOneSum ? order.quantity * order.units : 1;
  // A month of a plan, or the rest of one, is known by both of its days.
  const isOfDay = isOneSum && order.kind !== 'plan';
  const until =
    isOfDay || order.endsAt === null ? '' : ` – ${formatDate(wallClock(order.endsAt).date, 'long', language)}`;
  const description = `${what}${until}`;
  return {
    language,
    description: isMore ? inLine([messages[language].supplement, description]) : description,
    quantity,
  };
}

type Parties = { readonly issuer: Party; readonly recipient: Party | null };

/** Of a paid order: a simplified one, or a full one where its buyer is named. */
export const saleDraft = (order: OrderRow, about: About, { issuer, recipient }: Parties, at: Date): Draft => ({
  kind: recipient === null ? 'simplified' : 'full',
  issuerId: order.ownerId,
  issuer,
  recipientId: order.userId,
  recipient,
  orderId: order.id,
  language: about.language,
  lines: [lineOf({ ...order, ...about }, order.amountCents)],
  suppliedOn: wallClock(order.confirmedAt ?? at).date,
});

/** What it corrects, and in whose name. */
export type Corrected = Pick<InvoiceRow, 'id' | 'issuerId' | 'issuer' | 'recipientId' | 'recipient' | 'language'>;
/** What goes back, after so much went back before. */
type Back = { readonly refundId: string; readonly before: number; readonly cents: number };

/** Of what goes back of an order. */
export function correctiveDraft(order: OrderRow, about: About, of: Corrected, back: Back, at: Date): Draft {
  const { id: ofId, issuerId, issuer, recipientId, recipient, language } = of;
  return {
    kind: 'corrective',
    issuerId,
    issuer,
    recipientId,
    recipient,
    orderId: order.id,
    refundId: back.refundId,
    ofId,
    language,
    lines: [lineBack({ ...order, ...about }, back)],
    suppliedOn: wallClock(at).date,
  };
}

/** In place of a simplified one, of what is left of its sale, for whom its buyer names. */
export function replacementDraft(
  of: Pick<InvoiceRow, 'id' | 'issuerId' | 'issuer' | 'recipientId' | 'orderId' | 'language' | 'suppliedOn'>,
  line: InvoiceLine,
  recipient: Party,
  left: number,
): Draft {
  const { id: ofId, issuerId, issuer, recipientId, orderId, language, suppliedOn } = of;
  return {
    kind: 'replacement',
    issuerId,
    issuer,
    recipientId,
    recipient,
    orderId,
    ofId,
    language,
    lines: [lineOf({ ...line, vatExemptBy: line.exemptBy }, left)],
    suppliedOn,
  };
}

/** In place of one that names its buyer wrongly, of what is left of it to the cent: nothing else is put right. */
export function substituteDraft(of: Corrected & Substituted, line: InvoiceLine, recipient: Party): Draft {
  const { id: ofId, issuerId, issuer, recipientId, orderId, language, suppliedOn } = of;
  const { netCents, vatCents, grossCents } = of;
  const lines = [{ ...line, netCents, vatCents, grossCents }];
  return { kind: 'substitute', issuerId, issuer, recipientId, recipient, orderId, ofId, language, lines, suppliedOn };
}
/** What it is of, and what is left of that. */
type Substituted = Pick<InvoiceRow, 'orderId' | 'suppliedOn' | 'netCents' | 'vatCents' | 'grossCents'>;

type Commission = {
  readonly issuer: Party;
  readonly recipient: Party;
  readonly ownerId: string;
  readonly language: Language;
  /** The first day of the month, and of the one after. */
  readonly month: string;
  readonly next: string;
  /** Less than nothing corrects the last one. */
  readonly cents: number;
  readonly lastId: string | undefined;
};

/** Of a month's commission; undefined where there is nothing to say, or nothing to correct. */
export function commissionDraft({ cents, lastId, ownerId, ...told }: Commission): Draft | undefined {
  const { issuer, recipient, language, month, next } = told;
  if (cents === 0 || (cents < 0 && lastId === undefined)) return undefined;
  const lastDay = addDays(next, -1);
  const tax = platformTax(recipient.country, lastDay);
  return {
    ...(cents < 0 && lastId !== undefined ? { kind: 'corrective', ofId: lastId } : { kind: 'full' }),
    issuerId: null,
    issuer,
    recipientId: ownerId,
    recipient,
    month,
    language,
    lines: [lineOf({ ...tax, description: commissionOf(month, language), quantity: 1 }, cents)],
    suppliedOn: lastDay,
  };
}

/** What the line of such an invoice says. */
function commissionOf(month: string, language: Language): string {
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}T00:00:00Z`),
  );
  return messages[language].commission.replace('{{month}}', name);
}
