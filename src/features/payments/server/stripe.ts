/** Stripe behind the house's own door (decisions, Money): the one file of the server that knows it. */
import { Stripe } from 'stripe';
import type { ForCustomer, PaymentFound, PaymentProvider, RefundAnswer } from './provider.ts';
import { houseCurrency, providerAway, providerRefuses, usualPatienceMs } from './provider.ts';

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
const idOf = (thing: string | { id: string } | null | undefined) => (typeof thing === 'string' ? thing : thing?.id);
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
  const look = async (paymentId: string): Promise<PaymentFound> => {
    try {
      return found(await stripe.paymentIntents.retrieve(paymentId));
    } catch (error) {
      // What its account does not know, of other keys for example, nobody can pay there.
      if (isRefusal(error)) return { status: 'closed', amountCents: 0, currency: houseCurrency };
      throw problemOf(error);
    }
  };

  /** A key is forgotten after a day, and answers as it did at first: the refund itself knows which one it is, and how it stands. */
  const findRefund = async (paymentId: string, key: string) => {
    const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: manyRefunds });
    return data.find(({ metadata }) => metadata?.['key'] === key);
  };

  return {
    name: 'stripe',
    publishableKey,
    isLive: secretKey.includes('_live_'),
    patienceMs,
    look,
    open: async ({ orderId, amountCents, key, of }) => {
      const payment = { amount: amountCents, currency: houseCurrency, metadata: { orderId } };
      try {
        const { id, client_secret: clientSecret } = await stripe.paymentIntents.create(
          { ...payment, ...waysToPay(of) },
          { idempotencyKey: `open-${key}` },
        );
        if (clientSecret === null) throw new Error('A payment came without its secret');
        return { id, clientSecret };
      } catch (error) {
        throw problemOf(error);
      }
    },
    customer: async (key) => {
      try {
        return (await stripe.customers.create({}, { idempotencyKey: `customer-${key}` })).id;
      } catch (error) {
        throw problemOf(error);
      }
    },
    lastDigits: async (method) => {
      try {
        return (await stripe.paymentMethods.retrieve(method)).card?.last4 ?? null;
      } catch (error) {
        if (isRefusal(error)) return null;
        throw problemOf(error);
      }
    },
    forget: async (customer) => {
      try {
        await stripe.customers.del(customer);
      } catch (error) {
        if (!isRefusal(error)) throw problemOf(error);
      }
    },
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
    close: async (paymentId) => {
      try {
        return found(await stripe.paymentIntents.cancel(paymentId, {}, { idempotencyKey: `close-${paymentId}` }));
      } catch (error) {
        if (!isRefusal(error)) throw problemOf(error);
        return look(paymentId);
      }
    },
    refund: async ({ paymentId, amountCents, key }) => {
      try {
        const made =
          (await findRefund(paymentId, key)) ??
          (await stripe.refunds.create(
            { payment_intent: paymentId, amount: amountCents, metadata: { key } },
            { idempotencyKey: `refund-${key}` },
          ));
        return answerOf(made.status);
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw problemOf(error);
      }
    },
  };
}

/**
 * A month that is charged to a saved card can't be saved again, and leads nowhere: there is nobody to follow. The first one
 * is paid by card, which is saved. Everything else is paid by whatever the dashboard offers here: Bizum, wallets, cards.
 */
function waysToPay(of: ForCustomer | undefined): Partial<Stripe.PaymentIntentCreateParams> {
  if (of === undefined) return { automatic_payment_methods: { enabled: true } };
  const { customer, use } = of;
  return use === 'charged'
    ? { customer, automatic_payment_methods: { enabled: true, allow_redirects: 'never' } }
    : { customer, setup_future_usage: 'off_session', allowed_payment_method_types: ['card'] };
}

function answerOf(status: string | null): RefundAnswer {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'pending';
}

/** Stripe understood, and says no: asking again changes nothing. A wrong key, haste or a fault of its own is another matter. */
const isRefusal = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (error.statusCode === 400 || error.statusCode === 404);

/**
 * A refusal for good, or somebody who may answer later. A key that Stripe does not take is put right by the house, and
 * then the same call is good; that is said in our words, because its own repeat the key and not which variable it is.
 */
function problemOf(error: unknown) {
  if (isRefusal(error)) return providerRefuses(error);
  const isOurs =
    error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;
  return providerAway(
    isOurs ? new Error('Stripe refuses STRIPE_SECRET_KEY: it is wrong, or lacks a right it needs') : error,
  );
}

function addressOf(base: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname, port } = new URL(base);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
  };
}
