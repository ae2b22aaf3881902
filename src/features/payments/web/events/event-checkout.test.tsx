import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '#features/events/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { aHeldBooking } from '#features/orders/testing.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { aShownEvent } from '#features/events/testing.ts';
import { currentToast, forgetToast } from '#kit/web/ui/toast-store.ts';
import type { CreatePaymentIntent, SandboxOutcome } from '../../contract.ts';
import { EventCheckout } from './event-checkout.tsx';
import { anIntent, regularOnly } from '../testing.ts';

const placesIn = (metadata: CreatePaymentIntent['metadata']) => ('quantity' in metadata ? metadata.quantity : 0);
const event = aShownEvent({
  title: 'Rooftop at Moonrise',
  price: '25.00',
  location: 'Azotea Cielo Raso',
  address: 'Avenida del Mediterráneo 41',
  date: '2026-08-21',
  time: '22:30',
});
const order = aHeldBooking();

const secretOf = (quantity: number) => `secret-${quantity}`;

/** The network's edge: what the server would answer, and what it was asked. */
function serve(first: Event = event) {
  let item = first;
  const asked: CreatePaymentIntent[] = [];
  const cards: unknown[] = [];
  let outcome: SandboxOutcome = { status: 'processing', reason: null };
  let state: Order['status'] = 'pending';
  let isReplaced = false;
  let isAway = false;
  let hold: ProblemCode | undefined;
  const answer = async (request: Request): Promise<Response> => {
    const path = `${request.method} ${new URL(request.url).pathname}`;
    if (path === `GET /api/events/${item.id}`) return Response.json(item);
    if (path === `GET /api/events/${item.id}/ticket-types`) return Response.json(regularOnly);
    if (path === `GET /api/orders/${order.id}`) return Response.json({ ...order, status: state } satisfies Order);
    if (path === 'POST /api/orders') return Response.json({ ...order, status: 'confirmed' } satisfies Order);
    if (path === 'POST /api/payments/sandbox/confirm') {
      cards.push(await request.json());
      if (isAway) throw new TypeError('Failed to fetch');
      if (isReplaced) {
        isReplaced = false;
        return refusal('conflict');
      }
      return Response.json(outcome);
    }
    if (request.method === 'GET') return refusal('not_found');
    const body = (await request.json()) as CreatePaymentIntent;
    asked.push(body);
    if (hold && placesIn(body.metadata) > 1) return refusal(hold);
    return Response.json(anIntent({ clientSecret: secretOf(placesIn(body.metadata)), orderId: order.id }));
  };
  vi.stubGlobal('fetch', answer);
  return {
    answer,
    asked,
    cards,
    outcome: (next: SandboxOutcome) => (outcome = next),
    order: (next: Order['status']) => (state = next),
    replace: () => (isReplaced = true),
    goAway: () => (isAway = true),
    refuseMore: (code: ProblemCode) => (hold = code),
    move: (over: Partial<Event>) => (item = { ...item, ...over }),
  };
}

function open(server: ReturnType<typeof serve>, language: 'en' | 'es' = 'en', named?: unknown) {
  const onDone = vi.fn<() => void>();
  const onQuantity = vi.fn<(quantity: number) => void>();
  const wanted = { id: event.id, userId: 'usr00000001', quantity: named, onQuantity, onDone };
  renderPage(<EventCheckout {...wanted} onSignedOut={() => undefined} />, { language, api: server.answer });
  return Object.assign(onDone, { onQuantity });
}
const payButton = (name: string) => screen.findByRole('button', { name });
async function fill(name: string) {
  const button = await payButton(name);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.change(screen.getByLabelText('CVC'), { target: { value: '123' } });
  fireEvent.change(screen.getByLabelText(/Card number|Número/), { target: { value: '4242424242424242' } });
  fireEvent.change(screen.getByLabelText(/Expiry|Caducidad/), { target: { value: '1230' } });
  return button;
}

let server: ReturnType<typeof serve>;
beforeEach(() => {
  server = serve();
});

describe('EventCheckout', () => {
  it('of several nights names the first and the last, and then when each begins', async () => {
    open(serve({ ...event, duration: '2 noches' }), 'es');
    expect(
      await screen.findByText('viernes, 21 de agosto de 2026 – sábado, 22 de agosto de 2026 · 22:30'),
    ).toBeTruthy();
  });

  it('holds one place, then two, and pays for two once', async () => {
    const onDone = open(server);
    await payButton('Pay €25');
    await waitFor(() => expect(server.asked).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'One ticket more' }));
    const button = await fill('Pay €50');
    expect(server.asked.map(({ amount, metadata }) => [amount, placesIn(metadata)])).toEqual([
      [25, 1],
      [50, 2],
    ]);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Confirming payment...')).toBeTruthy();
    expect(server.cards).toHaveLength(1);
    expect(server.cards[0]).toMatchObject({ clientSecret: secretOf(2), cvc: '123' });
    server.order('confirmed');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(currentToast()).toMatchObject({
      title: 'Payment Successful',
      description: 'Your purchase was completed successfully!',
    });
  });

  it.each([
    [3, 'Pay €75', 3],
    ['2', 'Pay €50', 2],
    [0, 'Pay €25', 1],
    [11, 'Pay €25', 1],
    ['1.5', 'Pay €25', 1],
    [undefined, 'Pay €25', 1],
  ])('begins with as many tickets as the address names: %s', async (named, pay, quantity) => {
    const { onQuantity } = open(server, 'en', named);
    await payButton(pay);
    await waitFor(() => expect(server.asked.map(({ metadata }) => placesIn(metadata))).toEqual([quantity]));
    fireEvent.click(screen.getByRole('button', { name: 'One ticket more' }));
    expect(onQuantity).toHaveBeenLastCalledWith(quantity + 1);
  });

  it.each([
    ['en', 'Pay €25', 'Open twice', /^You have this checkout open somewhere else too/],
    ['es', 'Pagar 25\u00a0€', 'Lo tienes abierto dos veces', /^Tienes este pago abierto también en otra pestaña/],
  ] as const)(
    'says of a hold that another tab took that it is open twice, in %s',
    async (language, pay, title, text) => {
      server.replace();
      open(server, language);
      fireEvent.click(await fill(pay));
      await waitFor(() => expect(currentToast()).toMatchObject({ title, description: expect.stringMatching(text) }));
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(' '),
      ).toContain(title);
      await waitFor(() => expect(server.asked).toHaveLength(2));
    },
  );

  it('keeps the form filled when the card is refused, in Spanish', async () => {
    server.outcome({ status: 'refused', reason: 'card_declined' });
    open(server, 'es');
    fireEvent.click(await fill('Pagar 25\u00a0€'));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Pago rechazado',
        description: expect.stringMatching(/^Tu tarjeta ha sido rechazada. No se ha cobrado nada/),
        tone: 'destructive',
      }),
    );
    // The message goes; the reason stays beside the form until another card is tried.
    forgetToast();
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join(' ')).toContain('Pago rechazado. Tu tarjeta ha sido rechazada. No se ha cobrado nada');
    expect(screen.getByLabelText<HTMLInputElement>('Número de tarjeta').value).toBe('4242 4242 4242 4242');
    expect((await payButton('Pagar 25\u00a0€')).getAttribute('aria-disabled')).toBeNull();
    server.outcome({ status: 'processing', reason: null });
    fireEvent.click(await payButton('Pagar 25\u00a0€'));
    await waitFor(() => expect(screen.queryByText(/Tu tarjeta ha sido rechazada/)).toBeNull());
  });

  it('says of a line that is away that nobody answered, for no bank refused the card', async () => {
    server.goAway();
    open(server, 'es');
    fireEvent.click(await fill('Pagar 25\u00a0€'));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Sin respuesta', tone: 'destructive' }));
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join(' ')).toContain('vuelve a pulsar pagar: nada se paga dos veces.');
    expect(screen.getByLabelText<HTMLInputElement>('Número de tarjeta').value).toBe('4242 4242 4242 4242');
  });

  it('stays open when fewer places are left than asked for', async () => {
    server.refuseMore('sold_out');
    open(server);
    await payButton('Pay €25');
    fireEvent.click(screen.getByRole('button', { name: 'One ticket more' }));
    expect(await screen.findByText('There are no 2 places left. Try fewer.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'One ticket fewer' }));
    await fill('Pay €25');
  });

  it('says in words why it can’t go on', async () => {
    server.refuseMore('too_many_holds');
    open(server);
    await payButton('Pay €25');
    fireEvent.click(screen.getByRole('button', { name: 'One ticket more' }));
    expect(await screen.findByText('Unable to load payment details')).toBeTruthy();
    expect(screen.getByText(/holding places for other events/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to prepare checkout' });
  });

  it.each([
    ['en', 'This one is over', 'See what is on', 'One ticket more', 'Pay €25'],
    ['es', 'Este ya ha pasado', 'Ver qué hay', 'Una entrada más', 'Pagar 25\u00a0€'],
  ] as const)(
    'says of what is over that it is, and where to look instead, in %s',
    async (language, title, others, more, pay) => {
      server.refuseMore('event_over');
      open(server, language);
      await payButton(pay);
      fireEvent.click(screen.getByRole('button', { name: more }));
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByRole('link', { name: others }).getAttribute('href')).toBe('/search?type=events');
      expect(screen.queryByRole('button', { name: /Try again|Reintentar/ })).toBeNull();
      expect(currentToast()).toBeUndefined();
    },
  );

  it('counts and promises nothing of what was over before it was opened', async () => {
    server.move({ date: '2026-08-19' });
    open(server);
    expect(await screen.findByRole('heading', { name: 'This one is over' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checkout');
    expect(screen.queryByRole('button', { name: 'One ticket more' })).toBeNull();
    expect(server.asked).toEqual([]);
  });

  it('shows where and when it is now before it goes on, when it was moved meanwhile', async () => {
    server.refuseMore('event_moved');
    open(server);
    await payButton('Pay €25');
    const { title: _, location, address, date, time } = event;
    expect(server.asked[0]?.metadata).toMatchObject({ shown: { location, address, date, time } });
    fireEvent.click(screen.getByRole('button', { name: 'One ticket more' }));
    expect(await screen.findByText(/^It was just moved: another date, hour or place/)).toBeTruthy();
    server.move({ date: '2026-08-28' });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Friday,? 28 August 2026/)).toBeTruthy();
  });

  it.each([
    ['en', 'We can’t find it', 'Back to the events', 'See what is on'],
    ['es', 'No lo encontramos', 'Volver a los eventos', 'Ver qué hay'],
  ] as const)('says of what is unknown that it is not here, in %s', async (language, title, back, others) => {
    open(serve({ ...event, id: 'evt00000009' }), language);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByText(/connection dropped|cortado la conexión/)).toBeNull();
    expect(screen.getByRole('link', { name: back })).toBeTruthy();
    expect(screen.getByRole('link', { name: others }).getAttribute('href')).toBe('/search?type=events');
  });

  it('leads back to what is being bought', async () => {
    open(server);
    const link = await screen.findByRole('link', { name: `Back to ${event.title}` });
    expect(link.getAttribute('href')).toBe(`/events/${event.id}`);
  });

  it('holds nothing of what has a price in other money, and says it in that money', async () => {
    const foreign = serve({ ...event, currency: 'USD' });
    open(foreign);
    expect(await screen.findByText('This event is not on sale.')).toBeTruthy();
    expect(screen.getByText('$25')).toBeTruthy();
    expect(foreign.asked).toEqual([]);
  });

  it.each([
    ['en', 'Price to be announced', 'This event is not on sale.'],
    ['es', 'Precio por anunciar', 'Este evento no está a la venta.'],
  ] as const)('asks for no money while the price is to be announced, in %s', async (language, price, reason) => {
    const unpriced = serve({ ...event, price: null });
    open(unpriced, language);
    expect(await screen.findByText(price)).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByText(/€|FREE|GRATIS/)).toBeNull();
    expect(screen.queryByLabelText(/Card number|Número/)).toBeNull();
    expect(unpriced.asked).toEqual([]);
  });

  it('lets a free event be joined without a card', async () => {
    const onDone = open(serve({ ...event, price: '0' }));
    expect(await screen.findAllByText('FREE')).toHaveLength(2);
    expect(screen.queryByLabelText('Card number')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Join Party' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(currentToast()?.title).toBe('You’re on the list');
  });
});
