/** What a checkout hears and says back: a bank that asks who pays, a list that its member is on already or can't be put on. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Event } from '#features/events/contract.ts';
import { aShownEvent } from '#features/events/testing.ts';
import type { Order } from '#features/orders/contract.ts';
import { aHeldBooking, aTicket } from '#features/orders/testing.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast, forgetToast } from '#kit/web/ui/toast-store.ts';
import type { SandboxOutcome } from '../../contract.ts';
import { EventCheckout } from './event-checkout.tsx';
import { anIntent, regularOnly } from '../testing.ts';

const order = aHeldBooking();

/** Opens the checkout of an event; gives the cards that were sent, and sets what the sandbox answers. */
function open(over: Partial<Event>, refused?: ProblemCode, language: Language = 'en') {
  let event = aShownEvent({ price: '25.00', date: '2026-08-21', time: '22:30', ...over });
  const cards: unknown[] = [];
  let outcome: SandboxOutcome = { status: 'requires_action', reason: null };
  const answer = async (request: Request): Promise<Response> => {
    const path = `${request.method} ${new URL(request.url).pathname}`;
    if (path === `GET /api/events/${event.id}`) return Response.json(event);
    if (path === `GET /api/events/${event.id}/ticket-types`) return Response.json(regularOnly);
    if (path === 'POST /api/orders' && refused) return refusal(refused);
    if (path === 'POST /api/orders')
      return Response.json({ ...order, status: 'confirmed', tickets: [aTicket()] } satisfies Order);
    if (path === 'POST /api/create-payment-intent') return Response.json(anIntent({ orderId: order.id }));
    if (path !== 'POST /api/payments/sandbox/confirm') return refusal('not_found');
    cards.push(await request.json());
    return Response.json(outcome);
  };
  vi.stubGlobal('fetch', answer);
  const onDone = vi.fn<() => void>();
  const wanted = { id: event.id, userId: 'usr00000001', quantity: 1, onQuantity: () => undefined, onDone };
  renderPage(<EventCheckout {...wanted} onSignedOut={() => undefined} />, { api: answer, language });
  return {
    cards,
    onDone,
    answers: (next: SandboxOutcome) => (outcome = next),
    stops: () => (event = { ...event, closed: 'past' }),
  };
}

describe('a card whose bank asks who pays', () => {
  it.each([
    ['confirmed', 'Yes, it is me', { status: 'processing', reason: null }],
    ['refused', 'No, stop this payment', { status: 'refused', reason: 'authentication_failed' }],
  ] as const)('is sent again with what was answered: %s', async (said, press, next) => {
    const { cards, answers } = open({});
    const pay = await screen.findByRole('button', { name: 'Pay €25' });
    await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull());
    for (const [label, value] of [
      ['Card number', '4000000000003220'],
      ['Expiry date', '1230'],
      ['CVC', '123'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(pay);
    const heading = await screen.findByRole('heading', { name: 'Your bank asks: is it you?' });
    expect(document.activeElement).toBe(heading);
    expect(cards.at(-1)).not.toHaveProperty('answer');
    answers(next);
    fireEvent.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(cards.at(-1)).toMatchObject({ cardNumber: '4000 0000 0000 3220', answer: said }));
    await waitFor(() => expect(screen.queryByText('Your bank asks: is it you?')).toBeNull());
    if (said === 'confirmed') return;
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join()).toContain('Your bank could not confirm that it is you.');
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4000 0000 0000 3220');
  });
});

it('says to who was on the list already that the number stays as it was', async () => {
  const { onDone } = open({ price: '0' });
  fireEvent.click(await screen.findByRole('button', { name: 'One ticket more' }));
  fireEvent.click(screen.getByRole('button', { name: 'Join Party' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(currentToast()).toMatchObject({ title: 'You’re on the list' });
  expect(currentToast()?.description).toMatch(/^You joined before with 1 ticket, and it stays so/);
});

describe('a free event', () => {
  it.each([
    ['en', 'Join Party', 'Confirm your email first'],
    ['es', 'Apúntate', 'Primero, confirma tu correo'],
  ] as const)(
    'says of more tickets what has to be done first, not that a payment failed, in %s',
    async (language, join, title) => {
      open({ price: '0' }, 'email_unproven', language);
      fireEvent.click(await screen.findByRole('button', { name: join }));
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Try again|Reintentar/ })).toBeNull();
      expect(currentToast()).toBeUndefined();
    },
  );

  it.each([
    ['en', 'Join Party', 'You can’t join just now'],
    ['es', 'Apúntate', 'Ahora mismo no puedes apuntarte'],
  ] as const)('speaks of no payment where nothing is to be paid, in %s', async (language, join, title) => {
    open({ price: '0' }, 'unavailable', language);
    fireEvent.click(await screen.findByRole('button', { name: join }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

it.each([
  ['en', 'Join Party', 'Booking is closed', 'Nobody can join it here any more.', 'FREE'],
  ['es', 'Apúntate', 'La reserva está cerrada', 'Ya no se puede apuntar nadie por aquí.', 'GRATIS'],
] as const)(
  'a free night that nobody can join any more says so to who had it open, and nothing of a fault (%s)',
  async (language, join, heading, text, free) => {
    forgetToast();
    const { stops } = open({ price: '0' }, 'not_for_sale', language);
    const button = await screen.findByRole('button', { name: join });
    stops();
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(free)).toBeTruthy();
    expect(currentToast()).toBeUndefined();
  },
);
