/** Stripe's form in the browser (decisions, Money): the one file of the web that knows it; fetched when a card is asked for. */
import type { Appearance, PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
// The half of the package that fetches nothing before it is asked; Node can't find it by its short name.
import { loadStripe } from '@stripe/stripe-js/dist/pure.mjs';
import type { Language } from '#kit/shared/messages.ts';
import type { Theme } from '#market/town/web/theme.ts';
import type { CardOutcome } from './use-payment.ts';

/** What the form needs to know of what is paid, and of the page around it. */
export type FormLook = { readonly cents: number; readonly language: Language; readonly theme: Theme };

export type StripeForm = {
  /** Another sum, language or inking; what was typed stays. */
  update(look: FormLook): void;
  /** Sends the card for a payment; a bank that asks for more does so over the page, or sends back to `returnUrl`. */
  confirm(clientSecret: string, returnUrl: string): Promise<CardOutcome>;
  close(): void;
};

/**
 * Opens the Payment Element in `node`, for a sum and not for one payment: another quantity keeps what was typed. Throws
 * when Stripe can't be reached; `onAway` tells when it does not take our key.
 */
export async function openStripeForm(options: {
  publishableKey: string;
  /** What it is paid with is kept for the next months. Fixed for a form: a payment confirms as its form was opened. */
  saves: boolean;
  node: { readonly current: HTMLElement | null };
  look: FormLook;
  /** Whoever asked has gone on: nothing is opened any more. */
  signal: AbortSignal;
  onReady: () => void;
  onAway: () => void;
}): Promise<StripeForm> {
  const { publishableKey, saves, node, look, signal, onReady, onAway } = options;
  const stripe: Stripe | null = await loadStripe(publishableKey);
  signal.throwIfAborted();
  if (!stripe || !node.current) throw new Error('Stripe does not run here');
  const { amount, locale, appearance } = optionsOf(look);
  const ways = saves ? keptCard : {};
  const elements = stripe.elements({ mode: 'payment', currency: 'eur', amount, locale, appearance, ...ways });
  const element = elements.create('payment', { layout: 'tabs' });
  element.on('ready', onReady);
  element.on('loaderror', onAway);
  element.mount(node.current);
  return {
    update: (next) => void elements.update(optionsOf(next)),
    close: () => element.destroy(),
    confirm: async (clientSecret, returnUrl) => {
      const { error } = await elements.submit();
      if (error) return outcomeOf(error);
      const confirmParams = { return_url: returnUrl };
      const answer: PaymentIntentResult = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams,
        redirect: 'if_required',
      });
      if (answer.error) return outcomeOf(answer.error);
      const { status } = answer.paymentIntent;
      if (status === 'succeeded' || status === 'processing') return { status: 'processing' };
      return { status: 'refused', message: undefined, isDeclined: status === 'requires_payment_method' };
    },
  };
}

/** As the server opens a payment that is kept (payments/server/stripe/stripe.ts): Stripe refuses a form that was opened otherwise. */
const keptCard = { setupFutureUsage: 'off_session' as const, allowedPaymentMethodTypes: ['card'] };

/** What Stripe says beside its own fields needs no second telling; a payment that is through already is no refusal. */
function outcomeOf({ type, message, payment_intent: payment }: StripeError): CardOutcome {
  if (payment?.status === 'succeeded' || payment?.status === 'processing') return { status: 'processing' };
  if (type === 'validation_error') return { status: 'incomplete' };
  return { status: 'refused', message, isDeclined: type === 'card_error' };
}

const optionsOf = ({ cents, language, theme }: FormLook) => ({
  amount: cents,
  locale: language,
  appearance: appearanceOf(theme),
});

/** Our tokens, as they are at this hour: the form stands in a frame that can't see them. */
function appearanceOf(theme: Theme): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const field = { border: `2px solid ${token('--edge')}`, boxShadow: 'none' };
  const focus = { outline: `3px solid ${token('--focus')}`, outlineOffset: '2px', boxShadow: 'none' };
  return {
    theme: theme === 'night' ? 'night' : 'stripe',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      colorPrimary: token('--teal'),
      colorBackground: token('--raised'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorTextPlaceholder: token('--ink-2'),
      colorDanger: token('--danger-text'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: style.fontSize,
      borderRadius: '8px',
    },
    rules: {
      '.Input': field,
      '.Input:focus': focus,
      '.Input--invalid': { border: `2px solid ${token('--danger-edge')}`, boxShadow: 'none' },
      '.Tab': field,
      '.Tab:focus': focus,
      '.Label': { fontWeight: '600' },
    },
  };
}
