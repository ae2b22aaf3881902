/** Whether the payment provider knows us: better read in the log of a start than found by the first who wants to pay. */
import type { Log } from '#kit/server/log.ts';
import type { PaymentProvider } from './provider.ts';

/** Asks about a payment that nobody has, which is answered to whoever has a right key. Never throws. */
export async function greetProvider(provider: PaymentProvider, log: Log): Promise<void> {
  try {
    await provider.look('pi_none');
  } catch (error) {
    log.error({ error }, 'the payment provider does not know us or does not answer: until it does nobody can pay');
  }
}
