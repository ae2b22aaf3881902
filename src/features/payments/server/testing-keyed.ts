/** For tests only: one house's data under several keys of Stripe, and what its log says of them. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApi } from '#app/server/build-api.ts';
import { openTestHouse, origin, webhookSecret } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { createLog } from '#kit/server/log.ts';
import { openStandIn, standInKeys } from './stand-in/stand-in.ts';
import type { StandIn } from './stand-in/stand-in.ts';

type Api = ReturnType<typeof buildApi>;

/** `house` has no key of its own; `said` is empty when a test begins. */
export function aHouseUnderKeys() {
  const standIn = {} as StandIn;
  const house = {} as TestHouse;
  const said: string[] = [];
  beforeAll(async () => {
    Object.assign(standIn, await openStandIn());
    Object.assign(house, await openTestHouse());
  });
  afterAll(async () => {
    await house.close();
    await standIn.close();
  });
  beforeEach(() => {
    said.length = 0;
  });
  return {
    house,
    standIn,
    said,
    /** The house as it is built with this key, or with none. */
    withKey: (secretKey?: string, apiBase = standIn.url): Api =>
      buildApi({
        db: house.db,
        clock: () => house.time.now,
        log: createLog('warn', { write: (line) => void said.push(line) }),
        publicUrl: origin,
        photos: house.photos,
        webhookSecret,
        ...(secretKey === undefined ? {} : { stripe: { ...standInKeys, secretKey, apiBase } }),
      }),
  };
}

/** What somebody posts to it, and its answer. */
export async function post(api: Api, path: string, body: string, headers: Readonly<Record<string, string>>) {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
  const reply = await api.answer(new Request(`${origin}${path}`, init), { address: 'here' });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

/** A member asks to pay for two tickets of €25. */
export function intend(api: Api, buyer: { readonly id: string; readonly cookie: string }, itemId: string) {
  const metadata = { type: 'event', itemId, userId: buyer.id, quantity: 2 };
  const wish = JSON.stringify({ amount: 50, currency: 'eur', metadata });
  return post(api, '/api/create-payment-intent', wish, { cookie: buyer.cookie, 'sec-fetch-site': 'same-origin' });
}
