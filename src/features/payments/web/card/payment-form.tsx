import { AcceptedTerms } from '#market/terms/web/accepted-terms.tsx';
import type { PaymentIntent } from '../../contract.ts';
import type { BankAnswer } from '../../rules.ts';
import type { Refusal } from './card-refusal.tsx';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { StripeCardForm } from './stripe-card-form.tsx';
import type { Payment } from './use-payment.ts';
import { Waiting } from '../waiting.tsx';

type Props = {
  /** The last one that was granted: it names the provider. */
  readonly intent: PaymentIntent | undefined;
  readonly cents: number;
  /** The same as shown, like €50. */
  readonly amount: string;
  readonly holding: boolean;
  readonly sending: boolean;
  /** Why the last card was not taken. */
  readonly refusal?: Refusal | undefined;
  readonly onPay: (payment: Payment) => void;
  /** Of the sandbox, while the card's bank asks who pays; a provider's own form asks by itself. */
  readonly tellBank?: ((answer: BankAnswer) => void) | undefined;
};

/** The form of whichever provider takes the card. */
export function PaymentForm({ intent, cents, tellBank, ...form }: Props) {
  if (intent === undefined) return <Waiting />;
  const { publishableKey, saves, clientSecret } = intent;
  return (
    <>
      {publishableKey === null ? (
        <SandboxCardForm {...form} tellBank={tellBank} />
      ) : (
        <StripeCardForm {...form} {...{ publishableKey, saves, clientSecret, cents }} />
      )}
      <AcceptedTerms by="ordering" />
    </>
  );
}
