import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import type { Rental } from '#features/rentals/contract.ts';
import type { Draft } from '#features/rentals/stay-address.ts';
import type { Stay } from '#features/rentals/stay.ts';
import { aToldRental } from '#features/rentals/testing.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { CreatePaymentIntent } from '../../contract.ts';
import { RentalCheckout } from './rental-checkout.tsx';
import { anIntent } from '../testing.ts';

const rental = aToldRental({ title: 'The Marisol', price: '640.00', priceUnit: 'day' });
const stay: Stay = { from: '2026-08-22', units: 2, quantity: 1 };
/** From ten to eight in the town, where it is summer. */
const shown = {
  unit: 'day',
  startsAt: '2026-08-22T08:00:00.000Z',
  endsAt: '2026-08-23T18:00:00.000Z',
  cancellation: 'moderate',
  depositCents: 0,
  depositWay: null,
} as const;
const other: Stay = { from: '2026-08-29', units: 1, quantity: 1 };

/** The network's edge: what the server would answer, and what it was asked. */
function serve(item: Rental | ProblemCode = rental) {
  const asked: CreatePaymentIntent[] = [];
  const cards: unknown[] = [];
  let refused: ProblemCode | undefined;
  let status: Order['status'] = 'pending';
  const answer = async (request: Request): Promise<Response> => {
    const path = `${request.method} ${new URL(request.url).pathname}`;
    if (path === `GET /api/rentals/${rental.id}`) return typeof item === 'string' ? refusal(item) : Response.json(item);
    if (path === 'GET /api/orders/ord00000001') return Response.json({ status });
    if (path === 'POST /api/payments/sandbox/confirm') {
      cards.push(await request.json());
      return Response.json({ status: 'processing', reason: null });
    }
    asked.push((await request.json()) as CreatePaymentIntent);
    if (refused) return refusal(refused);
    return Response.json(anIntent({ clientSecret: `secret-${asked.length}`, orderId: 'ord00000001' }));
  };
  vi.stubGlobal('fetch', answer);
  return {
    answer,
    asked,
    cards,
    refuse: (code: ProblemCode | undefined) => (refused = code),
    order: (next: Order['status']) => (status = next),
  };
}
let server: ReturnType<typeof serve>;
beforeEach(() => void (server = serve()));

/** The rentals' own room draws what is booked and where it is chosen: here a line of text and a button. */
function open(draft: Draft, language: 'en' | 'es' = 'en') {
  const heard = { onDone: vi.fn<() => void>(), onStay: vi.fn<(stay: Stay) => void>() };
  renderPage(
    <RentalCheckout
      id={rental.id}
      draft={draft}
      userId="usr00000001"
      receipt={(_, { stay, onOtherDates }) => (
        <button type="button" disabled={!onOtherDates} onClick={onOtherDates}>
          {stay?.from ?? '–'}
        </button>
      )}
      picker={(_, onChosen) => (
        <button type="button" onClick={() => onChosen(other)}>
          {other.from}
        </button>
      )}
      onSignedOut={() => undefined}
      {...heard}
    />,
    { language, api: server.answer },
  );
  return heard;
}
const button = (name: string) => screen.findByRole('button', { name });

describe('the checkout of a rental', () => {
  it('holds the stay of the address for two people and the price it shows, and waits until it is confirmed', async () => {
    const { onDone } = open(stay);
    const pay = await button('Pay €1,280');
    await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull());
    expect(server.asked).toEqual([
      {
        amount: 1280,
        currency: 'eur',
        metadata: { type: 'rental', itemId: rental.id, userId: 'usr00000001', ...stay, guests: 2, shown },
      },
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Almost aboard');
    // Back leads to the rental, with the stay that was chosen there.
    expect(screen.getByRole('link', { name: 'Back to The Marisol' }).getAttribute('href')).toMatch(
      new RegExp(`^/rentals/${rental.id}\\?from=${stay.from}&`),
    );
    expect(screen.getByText('Held for you for')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('CVC'), { target: { value: '123' } });
    fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '4242424242424242' } });
    fireEvent.change(screen.getByLabelText('Expiry date'), { target: { value: '1240' } });
    fireEvent.click(pay);
    fireEvent.click(pay);
    expect(await screen.findByText('Confirming payment...')).toBeTruthy();
    expect(server.cards).toHaveLength(1);
    expect(onDone).not.toHaveBeenCalled();
    server.order('confirmed');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(currentToast()?.title).toBe('Payment Successful');
  });

  it.each([
    ['en', 'Which days?', 'Pay €640'],
    ['es', '¿Qué días?', 'Pagar 640\u00a0€'],
  ] as const)(
    'asks for the dates where there are none, and holds nothing before (%s)',
    async (language, which, pay) => {
      const { onStay } = open({ quantity: 1 }, language);
      expect(await screen.findByRole('heading', { name: which })).toBeTruthy();
      expect(server.asked).toEqual([]);
      fireEvent.click(await button(other.from));
      expect(onStay).toHaveBeenCalledWith(other);
      await button(pay);
      expect(server.asked.map(({ metadata }) => metadata)).toMatchObject([other]);
      expect(document.activeElement?.tagName).toBe('H2');
    },
  );

  it.each([
    ['dates_unavailable', /^Somebody else was faster/],
    ['validation', /^That can’t be booked like this/],
  ] as const)('goes back to the dates after %s, and on with others', async (code, why) => {
    server.refuse(code);
    open(stay);
    expect(await screen.findByText(why)).toBeTruthy();
    // The focus follows a moment after the words.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Which days?'));
    expect(screen.queryByText('Unable to load payment details')).toBeNull();
    server.refuse(undefined);
    fireEvent.click(await button(other.from));
    await button('Pay €640');
    expect(screen.queryByText(why)).toBeNull();
  });

  it('lets the dates be changed before paying', async () => {
    open(stay);
    await button('Pay €1,280');
    fireEvent.click(await button(stay.from));
    fireEvent.click(await button(other.from));
    await button('Pay €640');
    await waitFor(() => expect(server.asked.map(({ amount }) => amount)).toEqual([1280, 640]));
  });

  it.each([
    ['too_many_holds', /holding three things already/],
    ['price_changed', /price has just changed/],
    ['not_for_sale', /This rental can’t be booked/],
    ['unavailable', /^We can’t take payments at the moment/],
    ['internal', /^The connection dropped/],
  ] as const)('says in words why it can’t go on: %s', async (code, why) => {
    server.refuse(code);
    open(stay);
    expect(await screen.findByText('Unable to load payment details')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    const said = { title: 'Error', description: 'Failed to prepare checkout' };
    await waitFor(() => expect(currentToast()).toMatchObject(said));
  });

  it('says that it is gone, or not for sale, before anything is held', async () => {
    server = serve('not_found');
    open(stay);
    expect(await screen.findByRole('heading', { name: 'We can’t find it' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See other rentals' }).getAttribute('href')).toBe('/search?type=rentals');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    server = serve({ ...rental, price: null });
    open(stay, 'es');
    expect(await screen.findByText('Este alquiler no se puede reservar ahora mismo.')).toBeTruthy();
    expect(server.asked).toEqual([]);
  });
});
