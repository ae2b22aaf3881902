/** Signed notices: the scheme `t=<seconds>,v1=<hmac of "t.body">` that real providers use too. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#kit/shared/problem.ts';
import type { Saved } from './provider.ts';

/** A notice older than this is a replay. */
const toleranceSeconds = 300;

export const noticeHeader = 'stripe-signature';

/** A payment that succeeded, and what it may be charged to again. */
export type Paid = {
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly saved?: Saved | undefined;
};

/** What the house reads of a provider's notice; providers say more, and send kinds that it has no use for. */
export type Notice = {
  readonly id: string;
  /** The payment that succeeded; undefined when the notice tells of something else. */
  readonly paid: Paid | undefined;
  /** The payment of which money went back or is asked back; what exactly is asked of the provider afterwards. */
  readonly claimed?: string | undefined;
  /** Whether money moved; false for tests, and for what tells of no payment. */
  readonly isLive: boolean;
};

const name = z.string().min(1).max(255);
const Named = z.object({ id: name, type: name });
const ofBuyer = { customer: name.nullish(), payment_method: name.nullish() };
const Intent = z.object({ id: name, amount: z.number().int().min(0), currency: name, ...ofBuyer });
const PaidIntent = z.object({ livemode: z.boolean(), data: z.object({ object: Intent }) });

/** Refunds and disputes, whichever step of them: each names its payment, unless it is of before there were any. */
const isClaim = /^(?:charge\.refunded|charge\.dispute\.\w+|charge\.refund\.\w+|refund\.\w+)$/;
const Claim = z.object({
  livemode: z.boolean(),
  data: z.object({ object: z.object({ payment_intent: name.nullish() }) }),
});

const digest = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

export function signNotice(secret: string, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** The notice of a body whose signature holds; 400 for everything else, without saying which part was wrong. */
export function readNotice(secret: string, header: string | undefined, body: string, at: Date): Notice {
  const refuse = () => new Problem('malformed', 'The signature does not fit.');
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2) as [string, string | undefined]);
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(at.getTime() / 1000 - Number(seconds)) > toleranceSeconds) throw refuse();
  const expected = Buffer.from(digest(secret, seconds, body));
  const isSigned = parts.some(([name, value]) => {
    const given = Buffer.from(value ?? '');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) throw refuse();
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    throw new Problem('malformed', 'The notice is not JSON.');
  }
  const notice = Named.safeParse(data);
  const type = notice.data?.type ?? '';
  const paid = type === 'payment_intent.succeeded' ? PaidIntent.safeParse(data) : undefined;
  const claim = isClaim.test(type) ? Claim.safeParse(data) : undefined;
  if (!notice.success || paid?.success === false || claim?.success === false)
    throw new Problem('malformed', 'The notice lacks what it is about.');
  const payment = paid?.data.data.object;
  if (!payment) {
    const claimed = claim?.data.data.object.payment_intent ?? undefined;
    return { id: notice.data.id, paid: undefined, claimed, isLive: claim?.data.livemode ?? false };
  }
  const { id, amount: amountCents, currency, customer, payment_method: method } = payment;
  const saved = customer && method ? { customer, method } : undefined;
  return { id: notice.data.id, paid: { id, amountCents, currency, saved }, isLive: paid.data.livemode };
}
