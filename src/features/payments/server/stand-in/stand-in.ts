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
import { newId } from '#kit/server/ids.ts';
import { invalid, refuse } from './answers.ts';
import type { Answer } from './answers.ts';
import { openConnect } from './connect.ts';
import { openDisputes } from './disputes.ts';
import { openKeys } from './keys.ts';
import { undeclared } from './parameters.ts';
import { openPayments } from './payments.ts';
import { openRefunds } from './refunds.ts';
import { refusalBy } from './rules.ts';
import { openSilence } from './silence.ts';

export { standInRefused, standInUnconfirmed } from './payments.ts';

export const standInKeys = { secretKey: 'sk_test_standin', publishableKey: 'pk_test_standin' } as const;

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;

/** What a path names after its beginning: `/v1/customers/cus_1` of `customers`; with `step` what follows it. */
function idIn(path: string, of: string, step = ''): string | undefined {
  return new RegExp(String.raw`^/v1/${of}/(?<id>\w+)${step}$`).exec(path)?.groups?.['id'];
}

/** `onPaid` hears of each payment that a card was taken for in the provider's own form. */
export async function openStandIn(port = 0, onPaid: (id: string) => void = () => undefined) {
  const asked: { method: string; path: string; form: URLSearchParams }[] = [];
  const time = { now: new Date('2026-08-21T18:00:00Z') };
  const connect = openConnect(() => time.now);
  const payments = openPayments(connect, onPaid);
  const { intents } = payments;
  const disputes = openDisputes(intents, connect);
  const refunds = openRefunds({ intents, connect, isDisputed: disputes.isDisputed });
  const keys = openKeys();
  const silence = openSilence();
  let away = false;

  const read = (path: string, query: URLSearchParams, account?: string): Answer => {
    const ofConnect = connect.read(path, query, account);
    if (ofConnect) return ofConnect;
    const method = idIn(path, 'payment_methods');
    if (method !== undefined) return payments.readMethod(method);
    if (path === '/v1/disputes') return disputes.list(query.get('payment_intent'));
    if (path === '/v1/refunds') return refunds.list(query.get('payment_intent'));
    return payments.read(idIn(path, 'payment_intents') ?? '');
  };
  const write = (path: string, form: URLSearchParams, account?: string): Answer => {
    const ofConnect = connect.write(path, form, account);
    if (ofConnect) return ofConnect;
    const disputed = idIn(path, 'disputes');
    if (disputed !== undefined) return disputes.answer(disputed, form);
    if (path === '/v1/payment_intents') return payments.open(form);
    if (path === '/v1/refunds') return refunds.make(form);
    if (path === '/v1/customers') return payments.makeCustomer();
    const charged = idIn(path, 'payment_intents', '/confirm');
    if (charged !== undefined) return payments.confirm(charged, form);
    return payments.cancel(idIn(path, 'payment_intents', '/cancel') ?? '', form);
  };
  /** What refuses a call before it is looked at what it is about. */
  const refusedAtTheDoor = (line: string, form: URLSearchParams, sent: URLSearchParams): Answer | undefined => {
    const early = line === 'POST /v1/payment_intents' ? refusalBy('open', { form, isBrowser: false }) : undefined;
    const refusal = early ?? undeclared(line, sent);
    return refusal && invalid(refusal);
  };
  const reply = ({ url = '/', method = 'GET', headers }: IncomingMessage, body: string): Answer => {
    const { pathname, searchParams } = new URL(url, 'http://stand-in');
    const form = new URLSearchParams(body);
    asked.push({ method, path: pathname, form });
    if (away) return refuse(500, 'api_error', 'Nobody is here');
    const confirmed = idIn(pathname, 'payment_intents', '/confirm');
    if (confirmed !== undefined && form.get('key') === standInKeys.publishableKey)
      return payments.confirmInBrowser(confirmed, form);
    if (headers.authorization !== `Bearer ${standInKeys.secretKey}`)
      return refuse(401, 'invalid_request_error', `Invalid API Key provided: ${headers.authorization}`);
    const refused = refusedAtTheDoor(`${method} ${pathname}`, form, method === 'POST' ? form : searchParams);
    if (refused) return refused;
    const account = headers['stripe-account']?.toString();
    if (method === 'GET') return read(pathname, searchParams, account);
    if (method === 'DELETE') return payments.forgetCustomer(idIn(pathname, 'customers') ?? '');
    return keys.once(headers['idempotency-key']?.toString(), `${pathname}?${body}`, () =>
      write(pathname, form, account),
    );
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    const sent = await text(request);
    const key = request.headers['idempotency-key']?.toString();
    if (silence.isStopped('before', call, key)) return;
    const { status, body } = reply(request, sent);
    if (silence.isStopped('after', call, key)) return;
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

  const { stopAt, goOn, setHanging } = silence;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refunds: refunds.refunds,
    intents,
    connect,
    /** What its lines are dated by. */
    time,
    /** Those whom nobody had forgotten. */
    customers: payments.customers,
    pay: payments.pay,
    /** The notice that it would send for a payment. */
    noticeOf: (id: string, event = `evt_${id}`, type = 'payment_intent.succeeded'): string =>
      JSON.stringify({ id: event, object: 'event', type, livemode: false, data: { object: intents.get(id) } }),
    refundInDashboard: refunds.makeInDashboard,
    dispute: disputes.open,
    /** The notice of a refund or a dispute. */
    noticeAbout: (type: string, object: { payment_intent: string }): string =>
      JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, livemode: false, data: { object } }),
    stopAt,
    goOn,
    setHanging,
    setAway: (isAway: boolean): void => void (away = isAway),
    setRefunds: refunds.setStatus,
    /** As after a day: only what it did is left, no key. */
    forgetKeys: keys.forget,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
