/** Stripe behind the house's own door (decisions, Money). Only this file and its two sisters know it. */
import { Stripe } from 'stripe';
import type { ToldDispute } from '#features/orders/server/doors/money-back.ts';
import { newId } from '#kit/server/ids.ts';
import type {
  ForCustomer,
  FoundRefund,
  Move,
  PaymentFound,
  PaymentProvider,
  RefundAnswer,
  Split,
} from '../provider.ts';
import { houseCurrency, usualPatienceMs } from '../provider.ts';
import { connectOf, namesOf } from './stripe-connect.ts';
import { asked, idOf, isRefusal, problemOf } from './stripe-errors.ts';

export type StripeKeys = {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Where its interface is, when a stand-in takes its place. */
  readonly apiBase?: string | undefined;
  readonly patienceMs?: number | undefined;
};

/** Two tries, and the half second between them, are over before patience is. */
const tries = (patienceMs: number) => ({ timeout: Math.floor(patienceMs * 0.45), maxNetworkRetries: 1 });
/** All refunds of one payment; an order's are never that many. */
const manyRefunds = 100;

const steps: Partial<Record<Stripe.PaymentIntent.Status, PaymentFound['status']>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'closed',
};
const found = ({ status, amount, currency, ...intent }: Stripe.PaymentIntent): PaymentFound => {
  const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)];
  const saved = customer && method && status === 'succeeded' ? { saved: { customer, method } } : {};
  return { status: steps[status] ?? 'open', amountCents: amount, currency, ...saved };
};

/** Writes carry idempotency keys; an order's id is all that Stripe is told about it. */
export function createStripe({ secretKey, publishableKey, apiBase, ...given }: StripeKeys): PaymentProvider {
  const { patienceMs = usualPatienceMs } = given;
  const where = apiBase ? addressOf(apiBase) : {};
  const stripe = new Stripe(secretKey, { ...tries(patienceMs), telemetry: false, ...where });
  const look = (paymentId: string): Promise<PaymentFound> =>
    asked(
      async () => found(await stripe.paymentIntents.retrieve(paymentId)),
      // What its account does not know, of other keys for example, nobody can pay there.
      () => ({ status: 'closed', amountCents: 0, currency: houseCurrency }),
    );

  /** A key is forgotten after a day, and answers as it did at first: the refund itself knows which one it is, and how it stands. */
  const findRefund = async (paymentId: string, key: string) => {
    const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: manyRefunds });
    return data.find(({ metadata }) => metadata?.['key'] === key);
  };

  const giveBack = (given: Stripe.RefundCreateParams, key: string): Promise<RefundAnswer> =>
    asked(
      async () => {
        const made =
          (await findRefund(String(given.payment_intent), key)) ??
          (await stripe.refunds.create({ ...given, metadata: { key } }, { idempotencyKey: `refund-${key}` }));
        return answerOf(made.status);
      },
      () => 'refused',
    );

  return {
    ...connectOf(stripe),
    name: 'stripe',
    publishableKey,
    isLive: secretKey.includes('_live_'),
    patienceMs,
    look,
    open: ({ orderId, amountCents, key, of, split }) =>
      asked(async () => {
        const payment = { amount: amountCents, currency: houseCurrency, metadata: { orderId } };
        const { id, client_secret: clientSecret } = await stripe.paymentIntents.create(
          { ...payment, ...splitTo(split, orderId), ...waysToPay(of) },
          { idempotencyKey: `open-${key}` },
        );
        if (clientSecret === null) throw new Error('A payment came without its secret');
        return { id, clientSecret };
      }),
    customer: (key) => asked(async () => (await stripe.customers.create({}, { idempotencyKey: `customer-${key}` })).id),
    lastDigits: (method) =>
      asked(
        async () => (await stripe.paymentMethods.retrieve(method)).card?.last4 ?? null,
        () => null,
      ),
    forget: (customer) =>
      asked(
        async () => void (await stripe.customers.del(customer)),
        () => undefined,
      ),
    charge: async ({ paymentId, method }) => {
      try {
        const { status } = await stripe.paymentIntents.confirm(
          paymentId,
          { payment_method: method, off_session: true },
          { idempotencyKey: `charge-${paymentId}` },
        );
        if (status === 'succeeded') return 'succeeded';
        return status === 'processing' ? 'processing' : 'refused';
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError)
          return error.code === 'authentication_required' ? 'unconfirmed' : 'refused';
        // What was saved is not there any more; everything else that Stripe refuses is a fault of ours, not of the card.
        if (isRefusal(error) && error.param === 'payment_method') return 'refused';
        throw problemOf(error);
      }
    },
    close: (paymentId) =>
      asked(
        async () => found(await stripe.paymentIntents.cancel(paymentId, {}, { idempotencyKey: `close-${paymentId}` })),
        () => look(paymentId),
      ),
    claims: (paymentId) =>
      asked(async () => {
        const of = { payment_intent: paymentId, limit: manyRefunds };
        const [refunds, disputes] = [await stripe.refunds.list(of), await stripe.disputes.list(of)];
        return { refunds: refunds.data.map(foundRefund), disputes: disputes.data.map(toldDispute) };
      }),
    answerDispute: ({ dispute, text }) =>
      asked(async () => {
        const evidence = { uncategorized_text: text };
        // Another answer is another call: what was refused may be said in other words.
        const idempotencyKey = `answer-${dispute}-${newId()}`;
        await stripe.disputes.update(dispute, { evidence, submit: true }, { idempotencyKey });
      }),
    refund: ({ paymentId, amountCents, key }) => giveBack({ payment_intent: paymentId, amount: amountCents }, key),
    returnWhole: ({ paymentId, amountCents, key, isSplit }) => {
      const whole = isSplit ? { reverse_transfer: true, refund_application_fee: true } : {};
      return giveBack({ payment_intent: paymentId, amount: amountCents, ...whole }, key);
    },
    moves: async function* moves(since) {
      const created = since && { created: { gte: Math.floor(since.getTime() / 1000) } };
      try {
        // The newest come first; they are few enough to turn round.
        const lines: Stripe.BalanceTransaction[] = [];
        for await (const line of stripe.balanceTransactions.list({ ...created, limit: 100, expand: ['data.source'] }))
          lines.push(line);
        for (const line of lines.toReversed()) yield moveOf(line);
      } catch (error) {
        throw problemOf(error);
      }
    },
  };
}

const moveOf = (line: Stripe.BalanceTransaction): Move => ({
  id: line.id,
  kind: line.type,
  amountCents: line.amount,
  costCents: line.fee,
  at: new Date(line.created * 1000),
  ...namesOf(line),
});

/** As it is paid it goes to the owner, but for the commission; both are known by their order there. */
function splitTo(split: Split | undefined, orderId: string): Partial<Stripe.PaymentIntentCreateParams> {
  if (split === undefined) return {};
  const { account, feeCents } = split;
  const fee = feeCents > 0 ? { application_fee_amount: feeCents } : {};
  return { transfer_data: { destination: account }, transfer_group: orderId, ...fee };
}

/**
 * A month that is charged to a saved card can't be saved again, and leads nowhere: there is nobody to follow. The first one
 * is paid by card, which is saved. Everything else may be paid in any way that the dashboard offers: Bizum, wallets, cards.
 */
function waysToPay(of: ForCustomer | undefined): Partial<Stripe.PaymentIntentCreateParams> {
  if (of === undefined) return { automatic_payment_methods: { enabled: true } };
  const { customer, use } = of;
  return use === 'charged'
    ? { customer, automatic_payment_methods: { enabled: true, allow_redirects: 'never' } }
    : { customer, setup_future_usage: 'off_session', allowed_payment_method_types: ['card'] };
}

const refundSteps = { done: 'done', pending: 'asked', refused: 'failed' } as const satisfies Record<
  RefundAnswer,
  string
>;
const foundRefund = ({ id, amount, status, metadata }: Stripe.Refund): FoundRefund => ({
  id,
  amountCents: amount,
  status: refundSteps[answerOf(status)],
  key: metadata?.['key'] ?? null,
});

const kept: readonly string[] = ['won', 'warning_closed', 'prevented'];
/** Its two possible transactions say what was taken and what came back; fees are between the house and Stripe. */
function toldDispute(dispute: Stripe.Dispute): ToldDispute {
  const { id, amount, reason, status, evidence_details: evidence, balance_transactions: moves } = dispute;
  const sumOf = (sign: 1 | -1) => moves.reduce((sum, move) => sum + Math.max(0, sign * move.amount), 0);
  return {
    id,
    amountCents: amount,
    reason,
    status: kept.includes(status) ? 'won' : status === 'lost' ? 'lost' : 'open',
    answerBy: evidence.due_by === null ? null : new Date(evidence.due_by * 1000),
    takenCents: sumOf(-1),
    returnedCents: sumOf(1),
  };
}

function answerOf(status: string | null): RefundAnswer {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'pending';
}

function addressOf(base: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname, port } = new URL(base);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
  };
}
