/** The private link: what the client sees of a quote, and what they say to it. */
import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { may } from '#kit/shared/transitions.ts';
import type { Quote, QuoteAnswer } from '../contract.ts';
import { asksChanges, holidayTransitions, mayAskChanges } from '../rules.ts';
import { postConfirmed } from './desk.ts';
import { holidayRequests } from './table.ts';
import type { HolidayRow } from './table.ts';

const missing = () => new Problem('not_found', 'This link opens no quote.');
/** Tokens are never compared themselves: an unknown one costs the same look into the index as a known one. */
const named = (token: string) => eq(holidayRequests.quoteTokenHash, hashSecret(token));

export async function readQuote(db: Db, token: string): Promise<Quote> {
  const [row] = await db.select().from(holidayRequests).where(named(token));
  if (!row) throw missing();
  return toQuote(row);
}

/**
 * Accepting confirms the booking, once: saying it again mails nothing, and takes back changes that were asked for since.
 * Asking for changes keeps a quote open, and a booking as it is until another quote is accepted. 404 for a link that is
 * none, or none any more; 409 invalid_transition for changes to what is over.
 */
export async function answerQuote(db: Db, { token, answer, message }: QuoteAnswer, at: Date): Promise<Quote> {
  return db.transaction(async (db) => {
    const [before] = await db.select().from(holidayRequests).where(named(token)).for('update');
    if (!before) throw missing();
    const isOpen = may(holidayTransitions, before.status, 'confirmed');
    if (answer === 'changes' && !mayAskChanges(before.status))
      throw new Problem('invalid_transition', 'This holiday is over.');
    const isTakenBack = asksChanges({ status: before.status, answer: before.quoteAnswer });
    if (!isOpen && answer === 'accepted' && !isTakenBack) return toQuote(before);
    const said = { quoteAnswer: answer, quoteAnsweredAt: at, version: before.version + 1 };
    const change =
      answer === 'accepted'
        ? { ...said, status: 'confirmed' as const, clientMessage: message ?? before.clientMessage }
        : { ...said, clientMessage: message ?? null };
    const [after] = await db.update(holidayRequests).set(change).where(eq(holidayRequests.id, before.id)).returning();
    if (!after) throw missing();
    if (answer === 'accepted' && isOpen) await postConfirmed(db, after, at);
    return toQuote(after);
  });
}

function toQuote(row: HolidayRow): Quote {
  // Whoever has a token was sent a quote: cost, itinerary and date were stored with it.
  if (row.estimatedCostCents === null || row.plannedItinerary === null || row.quotedAt === null) throw missing();
  return {
    client_name: row.clientName,
    duration_days: row.durationDays,
    number_of_people: row.numberOfPeople,
    accommodation_type: row.accommodationType,
    estimated_cost: priceOf(row.estimatedCostCents),
    currency: 'EUR',
    planned_itinerary: row.plannedItinerary,
    quoted_at: row.quotedAt.toISOString(),
    status: row.status,
    answer: row.quoteAnswer,
  };
}
