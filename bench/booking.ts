/** Paid bookings a second, end to end over HTTP in the sandbox: intent → card → signed notice → order with its tickets. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from './client.ts';
import type { Reply } from './client.ts';
import type { Row } from './report.ts';
import { median, percentile } from './report.ts';
import type { Running } from './servers.ts';
import type { Buyer, Town } from './town.ts';
import { ticketPrice } from './town.ts';

const minPerSecond = 150;
const concurrency = 16;
const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' };

type Paid = { readonly buyer: Buyer; readonly orderId: string; readonly quantity: number; readonly intentMs: number };
type Client = ReturnType<typeof createClient>;

function expectStatus(reply: Reply, status: number): unknown {
  if (reply.status !== status) throw new Error(`A booking was answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** One buyer's two clicks. The second is answered before the money has come: the notice brings that. */
async function book(client: Client, town: Town, i: number): Promise<Paid> {
  const buyer = town.buyers[i % town.buyers.length] as Buyer;
  const itemId = town.eventIds[i % town.eventIds.length];
  const quantity = 1 + (i % 2);
  const metadata = { type: 'event', itemId, userId: buyer.id, quantity };
  const body = { amount: ticketPrice * quantity, currency: 'eur', metadata };
  const intent = await client.call('POST', '/api/create-payment-intent', { ...buyer, body });
  const { orderId, clientSecret } = expectStatus(intent, 201) as { orderId: string; clientSecret: string };
  const paid = await client.call('POST', '/api/payments/sandbox/confirm', {
    ...buyer,
    body: { clientSecret, ...card },
  });
  expectStatus(paid, 200);
  return { buyer, orderId, quantity, intentMs: intent.ms };
}

/** Sixteen buyers at a time, each starting over when done, until the time is up. */
async function bookFor(client: Client, town: Town, seconds: number, from: number): Promise<Paid[]> {
  const lastCall = performance.now() + seconds * 1000;
  const paid: Paid[] = [];
  let next = from;
  const buy = async () => {
    while (performance.now() < lastCall) paid.push(await book(client, town, next++));
  };
  await Promise.all(Array.from({ length: concurrency }, buy));
  return paid;
}

type Seen = { readonly status: string; readonly tickets: readonly unknown[] };

/** Waits until the notices have made every order good, the last one first: the queue is served in order. */
async function untilConfirmed(client: Client, paid: readonly Paid[]): Promise<{ waited: boolean }> {
  let waited = false;
  for (const { buyer, orderId, quantity } of paid.toReversed())
    for (const lastCall = performance.now() + 60_000; ;) {
      const reply = await client.call('GET', `/api/orders/${orderId}`, { cookie: buyer.cookie });
      const order = expectStatus(reply, 200) as Seen;
      if (order.status === 'confirmed' && order.tickets.length === quantity) break;
      if (performance.now() > lastCall) throw new Error(`A paid order is still ${order.status} after a minute.`);
      waited = true;
      await sleep(5);
    }
  return { waited };
}

/** The clock runs from the first intent to the last confirmation; every order is looked at afterwards. */
export async function measureBooking(app: Running, town: Town, engine: string, seconds: number): Promise<Row[]> {
  const client = createClient(app.origin, concurrency);
  try {
    const warm = await bookFor(client, town, seconds / 3, 0);
    await untilConfirmed(client, warm);
    const start = performance.now();
    const paid = await bookFor(client, town, seconds, warm.length);
    await untilConfirmed(client, paid.slice(-concurrency));
    const lastSeen = performance.now();
    const { waited } = await untilConfirmed(client, paid);
    const took = ((waited ? performance.now() : lastSeen) - start) / 1000;
    const perSecond = paid.length / took;
    const calls = paid.map((one) => one.intentMs);
    return [
      {
        what: `paid bookings on ${engine}`,
        measured: `${perSecond.toFixed(0)}/s (${paid.length} in ${took.toFixed(1)} s)`,
        bar: engine === 'PGlite' ? '' : `≥ ${minPerSecond}/s`,
        verdict: engine === 'PGlite' ? '' : perSecond >= minPerSecond ? 'ok' : 'below',
      },
      {
        what: `create-payment-intent on ${engine}, ${concurrency} at once`,
        measured: `median ${median(calls).toFixed(1)} ms, p99 ${percentile(calls, 0.99).toFixed(1)} ms`,
        bar: '',
        verdict: '',
      },
    ];
  } finally {
    client.close();
  }
}
