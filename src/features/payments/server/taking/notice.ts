/** Signed notices: the scheme `t=<seconds>,v1=<hmac of "t.body">` that real providers use too. */
import { z } from 'zod';
import { readSigned } from '#kit/server/signed-body.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { NamedMove } from '../comparison/comparison.ts';
import type { Saved } from '../provider.ts';

export { noticeHeader } from '#features/payout-accounts/account-provider.ts';
export { signBody as signNotice } from '#kit/server/signed-body.ts';

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
  /** The transfer or the commission of which money moved on the house's own balance; asked about in the same way. */
  readonly moved?: NamedMove | undefined;
  /** Whether money moved; false for tests, and for what tells of no payment. */
  readonly isLive: boolean;
};

const name = z.string().min(1).max(255);
const Named = z.object({ id: name, type: name });
const ofBuyer = { customer: name.nullish(), payment_method: name.nullish() };
const Intent = z.object({ id: name, amount: z.number().int().min(0), currency: name, ...ofBuyer });
const PaidIntent = z.object({ livemode: z.boolean(), data: z.object({ object: Intent }) });

/** Refunds and disputes, whichever step of them: each names its payment, unless it is from before there were any. */
const isClaim = /^(?:charge\.refunded|charge\.dispute\.\w+|charge\.refund\.\w+|refund\.\w+)$/;
const Claim = z.object({
  livemode: z.boolean(),
  data: z.object({ object: z.object({ payment_intent: name.nullish() }) }),
});

/** Money of a sale that moves between the house's balance and an owner's. As a payment is paid its transfer says so (`source_transaction`). */
const isMove = /^(?:transfer\.created|transfer\.reversed|application_fee\.refunded|application_fee\.refund\.updated)$/;
const Moved = z.object({
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: name, fee: name.nullish(), source_transaction: name.nullish() }) }),
});

/** What such a notice names; nothing where the transfer was split off a payment, which has a notice of its own. */
function movedOf(type: string, { id, fee, source_transaction: source }: z.infer<typeof Moved>['data']['object']) {
  if (type === 'transfer.created' && source) return undefined;
  return type.startsWith('transfer.') ? { transferId: id } : { feeId: fee ?? id };
}

/** The notice of a body whose signature holds; 400 for everything else, without saying which part was wrong. */
export function readNotice(secret: string, header: string | undefined, body: string, at: Date): Notice {
  const data = readSigned(secret, header, body, at);
  const notice = Named.safeParse(data);
  const type = notice.data?.type ?? '';
  const paid = type === 'payment_intent.succeeded' ? PaidIntent.safeParse(data) : undefined;
  const claim = isClaim.test(type) ? Claim.safeParse(data) : undefined;
  const move = isMove.test(type) ? Moved.safeParse(data) : undefined;
  if (!notice.success || paid?.success === false || claim?.success === false || move?.success === false)
    throw new Problem('malformed', 'The notice lacks what it is about.');
  const payment = paid?.data.data.object;
  if (!payment) {
    const claimed = claim?.data.data.object.payment_intent ?? undefined;
    const moved = move && movedOf(type, move.data.data.object);
    const isLive = (claim ?? move)?.data.livemode ?? false;
    return { id: notice.data.id, paid: undefined, claimed, moved, isLive };
  }
  const { id, amount: amountCents, currency, customer, payment_method: method } = payment;
  const saved = customer && method ? { customer, method } : undefined;
  return { id: notice.data.id, paid: { id, amountCents, currency, saved }, isLive: paid.data.livemode };
}
