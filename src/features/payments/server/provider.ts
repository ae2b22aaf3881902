/** What the house asks of a payment provider; the sandbox and a real one stand behind the same door. */
import type { ProviderName } from '../rules.ts';

export type PaymentProvider = {
  readonly name: ProviderName;
  readonly publishableKey: string | null;
  /** Opens a payment. Called outside any transaction; the same key gives the same payment. */
  open(input: { amountCents: number; key: string }): Promise<{ id: string; clientSecret: string }>;
};
