import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CodeField } from '#features/discount-codes/code-field.ts';
import { aShownEvent } from '#features/events/testing.ts';
import { aHeldBooking } from '#features/orders/testing.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { CreatePaymentIntent } from '../../contract.ts';
import { EventCheckout } from './event-checkout.tsx';
import { anIntent, regularOnly } from '../testing.ts';

afterEach(() => vi.unstubAllGlobals());

const event = aShownEvent({ title: 'Rooftop at Moonrise', price: '25.00' });
const order = aHeldBooking();
const sol20 = { id: 'cod00000001', word: 'SOL20', percent: 20, amount: null };
const banda = { id: 'cod00000002', word: 'BANDA', percent: null, amount: '30.00' };

/** The network's edge; whatever is wished with a code is refused by `refuse`. */
function serve(refuse?: ProblemCode) {
  const asked: CreatePaymentIntent[] = [];
  const joined: unknown[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `/api/events/${event.id}`) return Response.json(event);
    if (pathname === `/api/events/${event.id}/ticket-types`) return Response.json(regularOnly);
    const body = await request.json();
    const { discount } = pathname === '/api/orders' ? body : body.metadata;
    (pathname === '/api/orders' ? joined : asked).push(body);
    if (refuse && discount !== undefined) return refusal(refuse);
    return Response.json(
      pathname === '/api/orders' ? { ...order, status: 'confirmed' } : anIntent({ orderId: order.id }),
    );
  };
  vi.stubGlobal('fetch', answer);
  return { answer, asked, joined };
}

/** The room of codes is another one: what it draws here is only what it tells. */
const field = ({ code, named, refused, isFree, onCode }: CodeField) => (
  <div>
    <p>{`${code?.word ?? 'none'} ${named ?? '-'} ${refused?.code ?? '-'} ${isFree ? 'free' : 'paid'}`}</p>
    <button type="button" onClick={() => onCode(sol20)}>
      SOL20
    </button>
    <button type="button" onClick={() => onCode(banda)}>
      BANDA
    </button>
    <button type="button" onClick={() => onCode(undefined)}>
      full
    </button>
  </div>
);

function open({ answer }: ReturnType<typeof serve>, word?: unknown) {
  const onWord = vi.fn<(word: string | undefined) => void>();
  const nothing = () => undefined;
  const wanted = { id: event.id, userId: 'usr00000001', word, onWord, codeField: field, onDone: nothing };
  renderPage(<EventCheckout {...wanted} onQuantity={nothing} onSignedOut={nothing} />, { api: answer });
  return onWord;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a code at the checkout of an event', () => {
  it('is what each ticket costs less, in the sum that is asked for, and stays in the address', async () => {
    const server = serve();
    const onWord = open(server, 2026);
    expect(await screen.findByText('none 2026 - paid')).toBeTruthy();
    await press('One ticket more');
    await press('SOL20');
    expect(await screen.findByText('Code SOL20')).toBeTruthy();
    expect(screen.getByText('−€10')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Pay €40' })).toBeTruthy();
    expect(onWord).toHaveBeenLastCalledWith('SOL20');
    await waitFor(() =>
      expect(server.asked.at(-1)).toMatchObject({ amount: 40, metadata: { discount: sol20.id, quantity: 2 } }),
    );
    await press('full');
    expect(await screen.findByRole('button', { name: 'Pay €50' })).toBeTruthy();
    await waitFor(() => expect(server.asked.at(-1)).toMatchObject({ amount: 50 }));
    expect(server.asked.at(-1)?.metadata).not.toHaveProperty('discount');
    expect(onWord).toHaveBeenLastCalledWith(undefined);
  });

  it('that makes it free is joined without a card', async () => {
    const server = serve();
    open(server);
    await press('BANDA');
    expect(await screen.findByText('BANDA - - free')).toBeTruthy();
    expect(screen.getByText('FREE')).toBeTruthy();
    await press('Join Party');
    await waitFor(() => expect(server.joined).toMatchObject([{ eventId: event.id, quantity: 1, discount: banda.id }]));
  });

  it.each(['code_used_up', 'code_ended', 'code_unknown'] as const)(
    'refused as %s brings the full price back, and says why',
    async (why) => {
      const server = serve(why);
      open(server);
      await press('SOL20');
      expect(await screen.findByText(`none - ${why} paid`)).toBeTruthy();
      expect(await screen.findByRole('button', { name: 'Pay €25' })).toBeTruthy();
      await press('BANDA');
      await press('Join Party');
      expect(await screen.findByText(`none - ${why} paid`)).toBeTruthy();
    },
  );
});
