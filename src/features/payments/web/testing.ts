/** For tests only: a payment that was begun at the instant of the page, in the sandbox. */
import { testNow } from '#kit/web/testing.tsx';
import type { TicketTypes } from '#features/ticket-types/contract.ts';
import type { PaymentIntent } from '../contract.ts';

/** What the house says of an event that has but the regular ticket. */
export const regularOnly: TicketTypes = {
  regular: null,
  regularSale: { soldFrom: null, soldUntil: null, each: null, state: 'open' },
  types: [],
};

export const anIntent = (over: Partial<PaymentIntent> = {}): PaymentIntent => ({
  clientSecret: 'secret-1',
  orderId: 'ord00000001',
  holdExpiresAt: new Date(testNow.getTime() + 900_000).toISOString(),
  provider: 'sandbox',
  publishableKey: null,
  saves: false,
  ...over,
});
