/** Stripe in a journey: the house that has its keys (tests/stripe-house.ts), and the browser's half of Stripe stood in for. */
import { expect, type Page } from '@playwright/test';
import { stripeControl, stripeStandIn } from './house.ts';

/** What Stripe's own script says of a refused card; it speaks the page's language. */
export const declined = { en: 'Your card has been declined.', es: 'Se ha rechazado la tarjeta.' } as const;
export const cardField = 'Card number at Stripe';

export async function tellStripe(what: 'away' | 'back' | 'hold' | 'release'): Promise<void> {
  const reply = await fetch(`${stripeControl}/${what}`, { method: 'POST' });
  expect(reply.status).toBe(204);
}

/** The text message that a phone got, once it is there. */
export async function textTo(phone: string): Promise<string> {
  const find = async () => {
    const taken = (await (await fetch(`${stripeControl}/texts`)).json()) as { to: string; text: string }[];
    return taken.findLast(({ to }) => to === phone)?.text;
  };
  await expect.poll(find, { timeout: 60_000, intervals: [100] }).toBeDefined();
  return (await find()) as string;
}

/** Hands the page Stripe's script, and what it asks of Stripe to the stand-in. */
export async function serveStripe(page: Page): Promise<void> {
  const script = `window.Stripe = (${standInScript.toString()})(${JSON.stringify({ declined, cardField })});`;
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('https://api.stripe.com/**', async (route) => {
    const request = route.request();
    const body = request.postData() ?? '';
    const reply = await fetch(stripeStandIn + new URL(request.url()).pathname, { method: 'POST', body });
    await route.fulfill({
      status: reply.status,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: await reply.text(),
    });
  });
}

type Words = { readonly declined: Readonly<Record<string, string>>; readonly cardField: string };
type Card = HTMLInputElement;
type Options = {
  readonly locale?: string;
  readonly setupFutureUsage?: string;
  readonly allowedPaymentMethodTypes?: readonly string[];
};
type Confirming = {
  readonly elements: { readonly card: () => Card; readonly opened: () => Options };
  readonly clientSecret: string;
  readonly confirmParams: { readonly return_url: string };
};
type Intent = { readonly status: string };

/** As much of Stripe's script as the documented calls of a checkout with a Payment Element need. Runs in the page. */
function standInScript({ declined, cardField }: Words) {
  const makeElement = (card: Card) => {
    const listeners: Record<string, () => void> = {};
    return {
      on: (name: string, listener: () => void) => {
        listeners[name] = listener;
      },
      mount: (node: HTMLElement) => {
        node.append(card);
        queueMicrotask(() => listeners['ready']?.());
      },
      destroy: () => card.remove(),
    };
  };
  const start = (key: string) => {
    let locale = 'en';
    const elements = (options: Options) => {
      const card = document.createElement('input');
      card.setAttribute('aria-label', cardField);
      locale = options.locale ?? locale;
      return {
        card: () => card,
        opened: () => options,
        create: () => makeElement(card),
        update: (next: Options) => {
          locale = next.locale ?? locale;
        },
        submit: async () => (card.value === '' ? { error: { type: 'validation_error' } } : {}),
      };
    };
    const confirmPayment = async ({ elements, clientSecret, confirmParams }: Confirming) => {
      const { setupFutureUsage = '', allowedPaymentMethodTypes = [] } = elements.opened();
      const body = new URLSearchParams({
        key,
        client_secret: clientSecret,
        return_url: confirmParams.return_url,
        'elements[setup_future_usage]': setupFutureUsage,
        'elements[allowed]': allowedPaymentMethodTypes.join(','),
        'payment_method_data[card][number]': elements.card().value.replaceAll(' ', ''),
      });
      const id = clientSecret.split('_secret_')[0];
      const reply = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, { method: 'POST', body });
      const answer: Intent & { error?: { type: string } } = await reply.json();
      if (answer.error?.type === 'card_error') return { error: { ...answer.error, message: declined[locale] } };
      if (answer.error) return { error: answer.error };
      return { paymentIntent: { status: answer.status } };
    };
    return { elements, confirmPayment };
  };
  return Object.assign(start, { version: 'endive' });
}
