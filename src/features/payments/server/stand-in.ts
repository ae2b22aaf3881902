/**
 * A stand-in for Stripe, for tests and journeys only: a small server on loopback that speaks the few endpoints the house
 * calls. It insists on the secret key, on idempotency keys for every write and on nothing personal; it forgets nothing.
 * `STRIPE_API_BASE` points the house at it.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { newId, newSecret } from '#kit/server/ids.ts';

/** A saved method that is always refused. */
export const standInRefused = 'pm_refused';

export const standInKeys = { secretKey: 'sk_test_standin', publishableKey: 'pk_test_standin' } as const;

type Intent = {
  id: string;
  amount: number;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  customer: string | null;
  payment_method: string | null;
};
type Refund = { id: string; payment_intent: string; amount: number; status: string; metadata: Record<string, string> };
type Answer = { status: number; body: object };
type Remembered = { asked: string; answer: Answer };

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;

const refuse = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code === undefined ? {} : { code }) } },
});
const missing = () => refuse(404, 'invalid_request_error', 'No such object', 'resource_missing');
const bad = (message: string) => refuse(400, 'invalid_request_error', message);
const found = (body: object | undefined): Answer => (body ? { status: 200, body } : missing());

/** Reads `metadata[orderId]` as the form encoding of Stripe writes it. */
const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const inner = /^metadata\[(?<key>\w+)\]$/.exec(name)?.groups?.['key'];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );

export async function openStandIn(port = 0) {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const remembered = new Map<string, Remembered>();
  const asked: { method: string; path: string; form: URLSearchParams }[] = [];
  let away = false;
  /** What the next refunds come to; usually they are done at once. */
  let refundStatus = 'succeeded';

  const openIntent = (form: URLSearchParams): Answer => {
    const id = `pi_${newId()}`;
    const amount = Number(form.get('amount'));
    if (form.get('currency') !== 'eur' || !(amount > 0)) return bad('An amount in euro is needed');
    const secret = `${id}_secret_${newSecret()}`;
    const what = { id, amount, client_secret: secret, metadata: metadataOf(form) };
    const buyer = { customer: form.get('customer'), payment_method: null };
    const intent = { ...what, ...buyer, status: 'requires_payment_method' };
    intents.set(id, intent);
    return { status: 200, body: { ...intent, object: 'payment_intent' } };
  };
  const cancelIntent = (id: string): Answer => {
    const intent = intents.get(id);
    if (!intent) return missing();
    if (!intent.status.startsWith('requires_'))
      return refuse(400, 'invalid_request_error', 'Too late to cancel', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return found(intent);
  };
  /** Charges a saved method; one that is called so is refused. */
  const confirmIntent = (id: string, form: URLSearchParams): Answer => {
    const intent = intents.get(id);
    if (!intent) return missing();
    if (intent.customer === null || form.get('off_session') !== 'true') return bad('Nobody to charge');
    if (form.get('payment_method') === standInRefused) return refuse(402, 'card_error', 'Declined', 'card_declined');
    Object.assign(intent, { status: 'succeeded', payment_method: form.get('payment_method') });
    return found(intent);
  };
  const refundsOf = (id: string | null) => [...refunds.values()].filter((one) => one.payment_intent === id);
  const makeRefund = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (!intent) return missing();
    const amount = Number(form.get('amount'));
    const before = refundsOf(intent.id).reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0);
    if (intent.status !== 'succeeded' || !(amount > 0) || before + amount > intent.amount)
      return bad('This can’t be refunded');
    const id = `re_${newId()}`;
    const refund = { id, payment_intent: intent.id, amount, status: refundStatus, metadata: metadataOf(form) };
    refunds.set(id, refund);
    return found(refund);
  };

  const read = (path: string, query: URLSearchParams): Answer => {
    if (path === '/v1/refunds')
      return found({ object: 'list', has_more: false, data: refundsOf(query.get('payment_intent')) });
    return found(intents.get(/^\/v1\/payment_intents\/(?<id>\w+)$/.exec(path)?.groups?.['id'] ?? ''));
  };
  const write = (path: string, form: URLSearchParams): Answer => {
    if (path === '/v1/payment_intents') return openIntent(form);
    if (path === '/v1/refunds') return makeRefund(form);
    if (path === '/v1/customers') return { status: 200, body: { id: `cus_${newId()}`, object: 'customer' } };
    const charged = /^\/v1\/payment_intents\/(?<id>\w+)\/confirm$/.exec(path)?.groups?.['id'];
    if (charged !== undefined) return confirmIntent(charged, form);
    return cancelIntent(/^\/v1\/payment_intents\/(?<id>\w+)\/cancel$/.exec(path)?.groups?.['id'] ?? '');
  };
  /** The same key gives the same answer, and never serves for another question; what was refused may be asked again. */
  const writeOnce = (key: string | undefined, path: string, body: string): Answer => {
    if (key === undefined) return bad('Writes need an idempotency key here');
    const question = `${path}?${body}`;
    const before = remembered.get(key);
    if (before && before.asked !== question) return refuse(400, 'idempotency_error', 'This key was for something else');
    const answer = before?.answer ?? write(path, new URLSearchParams(body));
    if (answer.status === 200) remembered.set(key, { asked: question, answer: structuredClone(answer) });
    return answer;
  };

  const reply = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const { method = 'GET', headers } = request;
    const body = await text(request);
    asked.push({ method, path: pathname, form: new URLSearchParams(body) });
    if (away) return refuse(500, 'api_error', 'Nobody is here');
    if (headers.authorization !== `Bearer ${standInKeys.secretKey}`)
      return refuse(401, 'invalid_request_error', 'Invalid API Key provided');
    if (method === 'GET') return read(pathname, searchParams);
    return writeOnce(headers['idempotency-key']?.toString(), pathname, body);
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void reply(request).then(({ status, body }) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
        .end(JSON.stringify(body)),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refunds,
    intents,
    /** The buyer's card is taken: what the provider's own form would do. */
    pay: (id: string): void => {
      const intent = intents.get(id);
      if (!intent?.status.startsWith('requires_')) throw new Error('This payment takes no card');
      intent.status = 'succeeded';
      if (intent.customer !== null) intent.payment_method = `pm_${newId()}`;
    },
    /** The notice that it would send for a payment. */
    noticeOf: (id: string, event = `evt_${id}`, type = 'payment_intent.succeeded'): string =>
      JSON.stringify({ id: event, object: 'event', type, data: { object: intents.get(id) } }),
    setAway: (isAway: boolean): void => void (away = isAway),
    setRefunds: (status: 'succeeded' | 'pending' | 'failed'): void => {
      refundStatus = status;
      if (status === 'pending') return;
      for (const refund of refunds.values()) if (refund.status === 'pending') refund.status = status;
    },
    /** As after a day: only what it did is left, no key. */
    forgetKeys: (): void => remembered.clear(),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
