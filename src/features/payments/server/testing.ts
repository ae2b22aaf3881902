/** For tests only: a house that is paid through Stripe's stand-in, and hears its notices. */
import { afterAll, beforeAll, expect } from 'vitest';
import { openTestHouse, webhookSecret } from '#app/server/testing.ts';
import type { Reply, TestHouse } from '#app/server/testing.ts';
import { noticeHeader, signNotice } from './taking/notice.ts';
import { openStandIn, standInKeys } from './stand-in/stand-in.ts';
import type { StandIn } from './stand-in/stand-in.ts';

/** The payment whose form opens with this secret. */
export const paymentOf = ({ clientSecret }: { readonly clientSecret?: unknown }): string =>
  String(clientSecret).split('_secret_')[0] ?? '';

/** Both are open from before the first test of a file until after its last; the clock stays where a test has set it. */
export function aStripeHouse() {
  const standIn = {} as StandIn;
  const house = {} as TestHouse;
  beforeAll(async () => {
    Object.assign(standIn, await openStandIn());
    Object.assign(house, await openTestHouse({ stripe: { ...standInKeys, apiBase: standIn.url } }));
  });
  afterAll(async () => {
    await house.close();
    await standIn.close();
  });
  const signatureOf = (notice: string) => ({ [noticeHeader]: signNotice(webhookSecret, notice, house.time.now) });
  /** Sends a notice to the house, signed as Stripe signs it unless told. */
  const deliver = (notice: string, headers = signatureOf(notice)): Promise<Reply> =>
    house.call('POST', '/api/payments/webhook', { body: notice, headers });
  return {
    house,
    standIn,
    deliver,
    /** The house takes a notice, and does what follows from it. */
    hear: async (notice: string): Promise<void> => {
      expect((await deliver(notice)).status).toBe(200);
      await house.runTasks();
    },
  };
}
