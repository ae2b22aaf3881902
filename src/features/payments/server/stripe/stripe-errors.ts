/** What Stripe's errors mean to the house. */
import { Stripe } from 'stripe';
import { accountTakesNothing, providerAway, providerRefuses } from '../provider.ts';

type Refusal = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>;

/** Stripe understood, and says no: asking again changes nothing. A wrong key, haste or a fault of its own is another matter. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (error.statusCode === 400 || error.statusCode === 404);

/**
 * A refusal for good, or somebody who may answer later. A key that Stripe does not take is put right by the house, and
 * then the same call is good; that is said in our words, because its own repeat the key and not which variable it is.
 */
export function problemOf(error: unknown) {
  // Of an account that lost what it needs to be paid to; its owner puts it right.
  if (isRefusal(error) && error.code === 'insufficient_capabilities_for_transfer') return accountTakesNothing();
  if (isRefusal(error)) return providerRefuses(error);
  const isOurs =
    error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;
  return providerAway(
    isOurs ? new Error('Stripe refuses STRIPE_SECRET_KEY: it is wrong, or lacks a right it needs') : error,
  );
}

/** Does what Stripe is asked for; an error of it is said in the house's words, but for a refusal that `refused` has an answer to. */
export async function asked<T>(work: () => Promise<T>, refused?: (refusal: Refusal) => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (refused && isRefusal(error)) return refused(error);
    throw problemOf(error);
  }
}

export const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === 'string' ? thing : thing?.id;
