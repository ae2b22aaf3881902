import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { StripeCardForm } from './stripe-card-form.tsx';
import type { CardOutcome } from './use-payment.ts';

type Told = Record<string, unknown>;

/** Stripe's own script, as far as the form uses it: it would come from js.stripe.com, once for all tests. */
const stripe = {
  keys: [] as string[],
  elements: [] as Told[],
  updates: [] as Told[],
  confirmed: [] as Told[],
  submitted: {} as Told,
  answer: {} as Told,
  knowsKey: true,
};
const listeners = new Map<string, () => void>();
const element = {
  on: (name: string, listener: () => void) => listeners.set(name, listener),
  mount: (node: HTMLElement) => {
    node.textContent = 'the fields of Stripe';
    listeners.get(stripe.knowsKey ? 'ready' : 'loaderror')?.();
  },
  destroy: () => undefined,
};
const script = (key: string) => {
  stripe.keys.push(key);
  return {
    elements: (options: Told) => {
      stripe.elements.push(options);
      return {
        create: () => element,
        update: (next: Told) => stripe.updates.push(next),
        submit: async () => stripe.submitted,
      };
    },
    confirmPayment: async (options: Told) => {
      stripe.confirmed.push(options);
      return stripe.answer;
    },
  };
};

beforeEach(() => {
  const paid = { paymentIntent: { status: 'succeeded' } };
  Object.assign(stripe, {
    keys: [],
    elements: [],
    updates: [],
    confirmed: [],
    submitted: {},
    answer: paid,
    knowsKey: true,
  });
  vi.stubGlobal('Stripe', Object.assign(script, { version: 'endive' }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function draw(
  language: 'en' | 'es' = 'en',
  over: { holding?: boolean; publishableKey?: string; saves?: boolean } = {},
) {
  const outcomes: Promise<CardOutcome>[] = [];
  const props = {
    publishableKey: 'pk_test_1',
    saves: false,
    clientSecret: 'pi_1_secret_1',
    cents: 5000,
    amount: '€50',
    holding: false,
    sending: false,
    onPay: (confirm: () => Promise<CardOutcome>) => void outcomes.push(confirm()),
    ...over,
  };
  renderPage(<StripeCardForm {...props} />, { language });
  return outcomes;
}
const payable = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
};

describe('StripeCardForm', () => {
  it('opens the fields for the sum, in the page’s language, and says when they are of test mode', async () => {
    void draw('es');
    await payable('Pagar €50');
    expect(screen.getByText('the fields of Stripe')).toBeTruthy();
    expect(screen.getByText('Modo de prueba: no se mueve dinero')).toBeTruthy();
    expect(stripe.keys).toEqual(['pk_test_1']);
    expect(stripe.elements).toMatchObject([{ mode: 'payment', amount: 5000, currency: 'eur', locale: 'es' }]);
  });

  it('opens the fields as the server opens the payment: a plan’s for a card that is kept, others for all there is', async () => {
    void draw('en', { saves: true });
    await payable('Pay €50');
    expect(stripe.elements).toMatchObject([{ setupFutureUsage: 'off_session', allowedPaymentMethodTypes: ['card'] }]);
    cleanup();
    void draw('en');
    await payable('Pay €50');
    expect(Object.keys(stripe.elements[1] ?? {})).not.toContain('setupFutureUsage');
    expect(Object.keys(stripe.elements[1] ?? {})).not.toContain('allowedPaymentMethodTypes');
  });

  it('says nothing of test mode with a live key', async () => {
    void draw('en', { publishableKey: 'pk_live_1' });
    await payable('Pay €50');
    expect(screen.queryByText(/Test mode/)).toBeNull();
  });

  it('confirms the payment that is held, and comes back to the bookings', async () => {
    const outcomes = draw();
    fireEvent.click(await payable('Pay €50'));
    expect(await outcomes[0]).toEqual({ status: 'processing' });
    expect(stripe.confirmed).toMatchObject([
      {
        clientSecret: 'pi_1_secret_1',
        redirect: 'if_required',
        confirmParams: { return_url: `${location.origin}/user-dashboard?payment=success` },
      },
    ]);
  });

  it.each<[string, Told, Told, CardOutcome]>([
    [
      'a refusal in Stripe’s words',
      {},
      { error: { type: 'card_error', message: 'Your card was declined.' } },
      { status: 'refused', message: 'Your card was declined.', isDeclined: true },
    ],
    [
      'a provider that is away, which says nothing of the money',
      {},
      { error: { type: 'api_connection_error', message: 'Try again.' } },
      { status: 'refused', message: 'Try again.', isDeclined: false },
    ],
    ['fields that are not complete', { error: { type: 'validation_error' } }, {}, { status: 'incomplete' }],
    [
      'a payment that another tab made',
      {},
      { error: { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } } },
      { status: 'processing' },
    ],
    [
      'a card that the bank did not want after all',
      {},
      { paymentIntent: { status: 'requires_payment_method' } },
      { status: 'refused', message: undefined, isDeclined: true },
    ],
  ])('tells %s', async (_, submitted, answer, outcome) => {
    Object.assign(stripe, { submitted, answer });
    const outcomes = draw();
    fireEvent.click(await payable('Pay €50'));
    expect(await outcomes[0]).toEqual(outcome);
  });

  it('sends nothing while the places are being held', async () => {
    const outcomes = draw('en', { holding: true });
    await screen.findByText('the fields of Stripe');
    fireEvent.submit(screen.getByRole('button', { name: 'Pay €50' }).closest('form') as HTMLFormElement);
    expect(outcomes).toEqual([]);
  });

  it('says so when Stripe can’t be reached or does not know our key, and tries again', async () => {
    stripe.knowsKey = false;
    void draw();
    expect(await screen.findByText('The card form did not load')).toBeTruthy();
    stripe.knowsKey = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await payable('Pay €50');
  });
});
