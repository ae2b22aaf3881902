/**
 * A stand-in for Stripe, for tests and journeys only: a small server on loopback that speaks the few endpoints the house
 * calls. It takes the parameters that Stripe declares (`stand-in/parameters.ts`) and refuses what Stripe refuses
 * (`stand-in/rules.ts`); it insists on the secret key and on idempotency keys for every write, and forgets whom it is told
 * to. `STRIPE_API_BASE` points the house at it.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { newId, newSecret } from '#kit/server/ids.ts';
import { bad, found, invalid, listOf, metadataOf, missing, refuse } from './stand-in/answers.ts';
import type { Answer, Intent, Refund } from './stand-in/answers.ts';
import { openConnect } from './stand-in/connect.ts';
import { openDisputes } from './stand-in/disputes.ts';
import { undeclared } from './stand-in/parameters.ts';
import { refusalBy } from './stand-in/rules.ts';

/** A saved method that is always refused, and one whose bank wants to see its owner. */
export const standInRefused = 'pm_refused';
export const standInUnconfirmed = 'pm_unconfirmed';

/** A card that the provider's form refuses. */
const standInDeclined = '4000000000000002';

export const standInKeys = { secretKey: 'sk_test_standin', publishableKey: 'pk_test_standin' } as const;

type Remembered = { asked: string; answer: Answer };
/** Where a call is left without an answer: before it did anything, or when all is done but said. */
type Stop = { readonly when: 'before' | 'after'; readonly call: string; readonly reached: () => void };

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;

/** `onPaid` hears of each payment that a card was taken for in the provider's own form. */
export async function openStandIn(port = 0, onPaid: (id: string) => void = () => undefined) {
  const intents = new Map<string, Intent>();
  const stops: Stop[] = [];
  /** Of the writes that were stopped. */
  const stoppedKeys = new Set<string>();
  const refunds = new Map<string, Refund>();
  const customers = new Set<string>();
  const remembered = new Map<string, Remembered>();
  const asked: { method: string; path: string; form: URLSearchParams }[] = [];
  const time = { now: new Date('2026-08-21T18:00:00Z') };
  const connect = openConnect(() => time.now);
  const disputes = openDisputes(intents, connect);
  let away = false;
  let hanging: Stop['when'] | undefined;
  /** What the next refunds come to; usually they are done at once. */
  let refundStatus = 'succeeded';

  const openIntent = (form: URLSearchParams): Answer => {
    const customer = form.get('customer');
    if (form.get('currency') !== 'eur') return bad('An amount in euro is needed');
    if (customer !== null && !customers.has(customer)) return missing();
    const refused = connect.refusesOpening(form);
    if (refused) return refused;
    const account = form.get('transfer_data[destination]');
    const feeCents = Number(form.get('application_fee_amount') ?? 0);
    const id = `pi_${newId()}`;
    const allowed = listOf(form, 'allowed_payment_method_types');
    const intent: Intent = {
      id,
      amount: Number(form.get('amount')),
      currency: 'eur',
      client_secret: `${id}_secret_${newSecret()}`,
      metadata: metadataOf(form),
      customer,
      payment_method: null,
      setup_future_usage: form.get('setup_future_usage'),
      allowed_payment_method_types: allowed.length > 0 ? allowed : null,
      automatic_payment_methods:
        allowed.length > 0
          ? null
          : { allow_redirects: form.get('automatic_payment_methods[allow_redirects]') ?? 'always' },
      status: 'requires_payment_method',
      split: account === null ? null : { account, feeCents, group: form.get('transfer_group') },
    };
    intents.set(id, intent);
    return { status: 200, body: { ...intent, object: 'payment_intent' } };
  };
  const cancelIntent = (id: string, form: URLSearchParams): Answer => {
    const intent = intents.get(id);
    if (!intent) return missing();
    const refusal = refusalBy('cancel', { form, intent, isBrowser: false });
    if (refusal) return invalid(refusal);
    intent.status = 'canceled';
    return found(intent);
  };
  /** Charges a saved method; some say no. */
  const confirmIntent = (id: string, form: URLSearchParams): Answer => {
    const intent = intents.get(id);
    if (!intent) return missing();
    const refusal = refusalBy('confirm', { form, intent, isBrowser: false });
    if (refusal) return invalid(refusal);
    const method = form.get('payment_method');
    if (method === null) return bad('There is nothing to charge');
    if (method === standInRefused) return refuse(402, 'card_error', 'Declined', 'card_declined');
    if (method === standInUnconfirmed)
      return refuse(402, 'card_error', 'The bank wants to see its customer', 'authentication_required');
    Object.assign(intent, { status: 'succeeded', payment_method: method });
    connect.charge(intent);
    return found(intent);
  };
  const takeCard = (intent: Intent): Answer => {
    intent.status = 'succeeded';
    connect.charge(intent);
    if (intent.setup_future_usage !== null) intent.payment_method = `pm_${newId()}`;
    return found(intent);
  };
  /** What the provider's form asks from the browser: with the public key, and the secret of this one payment. */
  const confirmInBrowser = (id: string, form: URLSearchParams): Answer => {
    const intent = intents.get(id);
    if (!intent || intent.client_secret !== form.get('client_secret')) return missing();
    const refusal = refusalBy('confirm', { form, intent, isBrowser: true });
    if (refusal) return invalid(refusal);
    const isDeclined = form.get('payment_method_data[card][number]') === standInDeclined;
    if (isDeclined) return refuse(402, 'card_error', 'Declined', 'card_declined');
    const answer = takeCard(intent);
    onPaid(id);
    return answer;
  };
  const makeCustomer = (): Answer => {
    const id = `cus_${newId()}`;
    customers.add(id);
    return found({ id, object: 'customer' });
  };
  const forgetCustomer = (path: string): Answer => {
    const id = /^\/v1\/customers\/(?<id>\w+)$/.exec(path)?.groups?.['id'] ?? '';
    return customers.delete(id) ? found({ id, object: 'customer', deleted: true }) : missing();
  };
  const refundsOf = (id: string | null) => [...refunds.values()].filter((one) => one.payment_intent === id);
  const makeRefund = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (!intent) return missing();
    // What failed is back on the account: it may be tried again.
    const before = refundsOf(intent.id).reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0);
    const left = intent.amount - before;
    const isDisputed = disputes.isDisputed(intent.id);
    const refusal = refusalBy('refund', { form, intent, left, isDisputed, isBrowser: false });
    if (refusal) return invalid(refusal);
    const refused = connect.refusesRefund(form);
    if (refused) return refused;
    // Without an amount it is all that is left.
    const amount = Number(form.get('amount') ?? left);
    const id = `re_${newId()}`;
    const refund = { id, payment_intent: intent.id, amount, status: refundStatus, metadata: metadataOf(form) };
    refunds.set(id, refund);
    if (refundStatus !== 'failed') connect.refund(refund, form);
    return found(refund);
  };

  const readMethod = (id: string): Answer => {
    const isSaved = [...intents.values()].some((one) => one.payment_method === id && customers.has(one.customer ?? ''));
    return isSaved ? found({ id, object: 'payment_method', type: 'card', card: { last4: '4242' } }) : missing();
  };

  const read = (path: string, query: URLSearchParams, account?: string): Answer => {
    const ofConnect = connect.read(path, query, account);
    if (ofConnect) return ofConnect;
    const method = /^\/v1\/payment_methods\/(?<id>\w+)$/.exec(path)?.groups?.['id'];
    if (method !== undefined) return readMethod(method);
    if (path === '/v1/disputes') return disputes.list(query.get('payment_intent'));
    if (path === '/v1/refunds')
      return found({ object: 'list', has_more: false, data: refundsOf(query.get('payment_intent')) });
    const intent = intents.get(/^\/v1\/payment_intents\/(?<id>\w+)$/.exec(path)?.groups?.['id'] ?? '');
    return found(intent && { ...intent, latest_charge: connect.chargeOf(intent.id) ?? null });
  };
  const write = (path: string, form: URLSearchParams, account?: string): Answer => {
    const ofConnect = connect.write(path, form, account);
    if (ofConnect) return ofConnect;
    const disputed = /^\/v1\/disputes\/(?<id>\w+)$/.exec(path)?.groups?.['id'];
    if (disputed !== undefined) return disputes.answer(disputed, form);
    if (path === '/v1/payment_intents') return openIntent(form);
    if (path === '/v1/refunds') return makeRefund(form);
    if (path === '/v1/customers') return makeCustomer();
    const charged = /^\/v1\/payment_intents\/(?<id>\w+)\/confirm$/.exec(path)?.groups?.['id'];
    if (charged !== undefined) return confirmIntent(charged, form);
    return cancelIntent(/^\/v1\/payment_intents\/(?<id>\w+)\/cancel$/.exec(path)?.groups?.['id'] ?? '', form);
  };
  /** The same key gives the same answer, and never serves for another question; what was refused may be asked again. */
  const writeOnce = (key: string | undefined, path: string, body: string, account?: string): Answer => {
    if (key === undefined) return bad('Writes need an idempotency key here');
    const question = `${path}?${body}`;
    const before = remembered.get(key);
    if (before && before.asked !== question) return refuse(400, 'idempotency_error', 'This key was for something else');
    const answer = before?.answer ?? write(path, new URLSearchParams(body), account);
    if (answer.status === 200) remembered.set(key, { asked: question, answer: structuredClone(answer) });
    return answer;
  };

  /** `key`: who asks once more with the key of a call that was stopped, as a patient client does, hears nothing either. */
  const isStopped = (when: Stop['when'], call: string, key = ''): boolean => {
    const stop = stops.find((one) => one.when === when && one.call === call);
    if (stop) stops.splice(stops.indexOf(stop), 1);
    if (stop && key !== '') stoppedKeys.add(key);
    stop?.reached();
    return stop !== undefined || stoppedKeys.has(key) || hanging === when;
  };
  const reply = async (request: IncomingMessage, body: string): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const { method = 'GET', headers } = request;
    const form = new URLSearchParams(body);
    asked.push({ method, path: pathname, form });
    if (away) return refuse(500, 'api_error', 'Nobody is here');
    const confirmed = /^\/v1\/payment_intents\/(?<id>\w+)\/confirm$/.exec(pathname)?.groups?.['id'];
    if (confirmed !== undefined && form.get('key') === standInKeys.publishableKey)
      return confirmInBrowser(confirmed, form);
    if (headers.authorization !== `Bearer ${standInKeys.secretKey}`)
      return refuse(401, 'invalid_request_error', `Invalid API Key provided: ${headers.authorization}`);
    const line = `${method} ${pathname}`;
    const early = line === 'POST /v1/payment_intents' ? refusalBy('open', { form, isBrowser: false }) : undefined;
    const strange = early ?? undeclared(line, method === 'POST' ? form : searchParams);
    if (strange) return invalid(strange);
    const account = headers['stripe-account']?.toString();
    if (method === 'GET') return read(pathname, searchParams, account);
    if (method === 'DELETE') return forgetCustomer(pathname);
    return writeOnce(headers['idempotency-key']?.toString(), pathname, body, account);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    const asked = await text(request);
    const key = request.headers['idempotency-key']?.toString();
    if (isStopped('before', call, key)) return;
    const { status, body } = await reply(request, asked);
    if (isStopped('after', call, key)) return;
    response
      .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      .end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    // A caller that is killed while it asks is owed nothing.
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refunds,
    intents,
    connect,
    /** What its lines are dated by. */
    time,
    /** Those whom nobody had forgotten. */
    customers,
    /** The buyer's card is taken: what the provider's own form would do. */
    pay: (id: string): void => {
      const intent = intents.get(id);
      if (!intent?.status.startsWith('requires_')) throw new Error('This payment takes no card');
      takeCard(intent);
    },
    /** The notice that it would send for a payment. */
    noticeOf: (id: string, event = `evt_${id}`, type = 'payment_intent.succeeded'): string =>
      JSON.stringify({ id: event, object: 'event', type, livemode: false, data: { object: intents.get(id) } }),
    /** What somebody does in the dashboard, or a bank: each tells of it by a notice of its kind. */
    refundInDashboard: (id: string, amount: number): Refund => {
      const refund = { id: `re_${newId()}`, payment_intent: id, amount, status: 'succeeded', metadata: {} };
      refunds.set(refund.id, refund);
      connect.refund(refund);
      return refund;
    },
    dispute: disputes.open,
    /** The notice of a refund or a dispute. */
    noticeAbout: (type: string, object: { payment_intent: string }): string =>
      JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, livemode: false, data: { object } }),
    /** Leaves the next call of this line, like `POST /v1/refunds`, without an answer; comes back when it was asked. */
    stopAt: (when: Stop['when'], call: string): Promise<void> =>
      new Promise((reached) => void stops.push({ when, call, reached })),
    /** Answers those again that were stopped. */
    goOn: (): void => stoppedKeys.clear(),
    /** Leaves every call without an answer, until it is told otherwise. */
    setHanging: (when: Stop['when'] | undefined): void => void (hanging = when),
    setAway: (isAway: boolean): void => void (away = isAway),
    setRefunds: (status: 'succeeded' | 'pending' | 'failed'): void => {
      refundStatus = status;
      if (status === 'pending') return;
      for (const refund of refunds.values())
        if (refund.status === 'pending') {
          refund.status = status;
          if (status === 'failed') connect.refundFailed(refund);
        }
    },
    /** As after a day: only what it did is left, no key. */
    forgetKeys: (): void => remembered.clear(),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
