/**
 * For tests only: the stand-in for Stripe that others wrote (the package `emulate`), a program of its own. It gives a payment
 * no secret, without which no form could be opened: `withSecrets` is the same interface with one added to each payment, and
 * nothing else. What it tells its webhook is kept as it came.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createServer as createPlainServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { standInKeys } from './stand-in.ts';

/** A notice as it came, with the signature that it bore. */
export type OtherNotice = { readonly signature: string; readonly body: string };

export type OtherStandIn = Awaited<ReturnType<typeof openOtherStandIn>>;

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createPlainServer();
  const port = await listening(server);
  server.close();
  await once(server, 'close');
  return port;
}

const ofPayment = /^\/v1\/payment_intents(?:\/\w+)?(?:\/\w+)?$/;
const withSecret = (payment: { id: string }) => ({ ...payment, client_secret: `${payment.id}_secret_of_tests` });

/** Passes a call on as it came. */
async function passOn(url: string, { method = 'GET', headers }: IncomingMessage, body: string) {
  const kept = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];
  const passed = kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  const reply = await fetch(url, {
    method,
    headers: Object.fromEntries(passed) as Record<string, string>,
    ...(method === 'GET' ? {} : { body }),
  });
  return { status: reply.status, body: await reply.text() };
}

/** It signs what it tells its webhook with `secret`; `close` it. */
export async function openOtherStandIn(secret: string) {
  const folder = await mkdtemp(join(tmpdir(), 'aftersun-emulate-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const notices: OtherNotice[] = [];
  const relay = createServer((request, response) => {
    const answer = async () => {
      const body = await text(request);
      if (request.url === '/webhook') {
        notices.push({ signature: String(request.headers['stripe-signature']), body });
        return void response.end();
      }
      const reply = await passOn(url + request.url, request, body);
      const isPayment = reply.status === 200 && ofPayment.test(request.url ?? '');
      const said = isPayment ? JSON.stringify(withSecret(JSON.parse(reply.body) as { id: string })) : reply.body;
      return void response.writeHead(reply.status, { 'content-type': 'application/json' }).end(said);
    };
    answer().catch(() => response.destroy());
  });
  const withSecrets = `http://127.0.0.1:${await listening(relay)}`;
  const config = join(folder, 'emulate.config.json');
  const webhooks = [{ url: `${withSecrets}/webhook`, events: ['*'], secret }];
  await writeFile(config, JSON.stringify({ stripe: { webhooks } }));
  const program = join(fileURLToPath(import.meta.resolve('emulate')), '..', 'index.js');
  const { port } = new URL(url);
  const ask = ['start', '--service', 'stripe', '--host', '127.0.0.1', '--port', port, '--seed', config];
  const other = spawn(process.execPath, [program, ...ask], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of other.stdout) if (String(chunk).includes('Ready')) break;

  const headers = { authorization: `Bearer ${standInKeys.secretKey}` };
  return {
    url,
    withSecrets,
    notices,
    /** What it signs by: its own clock. */
    now: async () => new Date((await fetch(`${url}/v1/customers`, { headers })).headers.get('date') ?? ''),
    /** The buyer's card is taken; it knows none that is not. */
    pay: async (paymentId: string) => {
      const body = new URLSearchParams({ payment_method: 'pm_card_visa' });
      const reply = await fetch(`${url}/v1/payment_intents/${paymentId}/confirm`, { method: 'POST', headers, body });
      return (await reply.json()) as { status?: string; error?: { code?: string } };
    },
    close: async () => {
      const ended = once(other, 'exit');
      other.kill();
      await ended;
      relay.closeAllConnections();
      await new Promise((resolve) => relay.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
