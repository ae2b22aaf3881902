import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aShownEvent } from '#features/events/testing.ts';
import type { TicketType, TicketTypes } from '#features/ticket-types/contract.ts';
import type { TypeField } from '#features/ticket-types/type-field.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { CreatePaymentIntent } from '../../contract.ts';
import { EventCheckout } from './event-checkout.tsx';
import { anIntent, regularOnly } from '../testing.ts';

afterEach(() => vi.unstubAllGlobals());

const event = aShownEvent({ title: 'Rooftop at Moonrise', price: '25.00' });
const early: TicketType = {
  id: 'typ00000001',
  name: 'Early bird',
  description: '',
  price: '15.00',
  soldFrom: null,
  soldUntil: null,
  each: null,
  state: 'open',
};
const vip: TicketType = { ...early, id: 'typ00000002', name: 'VIP', price: '60.00' };

/** The network's edge: of early bird there is one, which somebody has by the second time it is read. */
function serve(
  types: readonly TicketType[] = [early, vip],
  isLast = false,
  regularSale: TicketTypes['regularSale'] = regularOnly.regularSale,
) {
  const asked: CreatePaymentIntent[] = [];
  let readings = 0;
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `/api/events/${event.id}`) return Response.json(event);
    if (pathname === `/api/events/${event.id}/ticket-types`) {
      readings += 1;
      const told = types.map((type) =>
        isLast && readings > 1 && type === early ? { ...type, state: 'soldOut' } : type,
      );
      return Response.json({ ...regularOnly, regularSale, types: told });
    }
    const body = await request.json();
    asked.push(body);
    if (isLast && body.metadata.ticketType === early.id) return refusal('ticket_type_unavailable');
    return Response.json(anIntent());
  };
  vi.stubGlobal('fetch', answer);
  return { answer, asked };
}

/** The room of ticket types is another one: what it draws here is only what it tells. */
const field = ({ types, regular, chosen, takesFocus, onChoose }: TypeField) => (
  <div>
    <p>{`${regular.name ?? 'regular'} ${regular.price} chosen ${chosen ?? 'regular'}`}</p>
    {takesFocus ? <p>Here is the focus</p> : null}
    {types.map(({ id, name, state }) => (
      <button key={id} type="button" onClick={() => onChoose(id)}>
        {`${name} ${state}`}
      </button>
    ))}
    <button type="button" onClick={() => onChoose(undefined)}>
      regular
    </button>
  </div>
);

function open({ answer }: ReturnType<typeof serve>, ticketType?: unknown) {
  const onType = vi.fn<(id: string | undefined) => void>();
  const nothing = () => undefined;
  const waiting = (places: number, wanted: string) => <p>{`Wait for ${places} of ${wanted}`}</p>;
  const wanted = {
    id: event.id,
    userId: 'usr00000001',
    ticketType,
    onType,
    typeField: field,
    waiting,
    onDone: nothing,
  };
  renderPage(<EventCheckout {...wanted} onQuantity={nothing} onSignedOut={nothing} />, { api: answer });
  return onType;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a ticket type at the checkout of an event', () => {
  it('is what each ticket costs, in the sum that is asked for, and stays in the address', async () => {
    const server = serve();
    const onType = open(server);
    expect(await screen.findByText(`regular 25.00 chosen ${early.id}`)).toBeTruthy();
    expect(screen.queryByText('Here is the focus')).toBeNull();
    await waitFor(() => expect(server.asked.at(-1)).toMatchObject({ amount: 15, metadata: { ticketType: early.id } }));
    await press('VIP open');
    expect(await screen.findByRole('button', { name: 'Pay €60' })).toBeTruthy();
    expect(onType).toHaveBeenLastCalledWith(vip.id);
    expect(screen.getByText('Here is the focus')).toBeTruthy();
    await waitFor(() => expect(server.asked.at(-1)).toMatchObject({ amount: 60, metadata: { ticketType: vip.id } }));
    await press('regular');
    expect(await screen.findByRole('button', { name: 'Pay €25' })).toBeTruthy();
    await waitFor(() => expect(server.asked.at(-1)).toMatchObject({ amount: 25 }));
    expect(server.asked.at(-1)?.metadata).not.toHaveProperty('ticketType');
    expect(onType).toHaveBeenLastCalledWith('regular');
  });

  it('is the regular one where the address says so', async () => {
    const server = serve();
    open(server, 'regular');
    expect(await screen.findByText('regular 25.00 chosen regular')).toBeTruthy();
    await waitFor(() => expect(server.asked).toMatchObject([{ amount: 25 }]));
  });

  it('that it began with is not left for a dearer one when it is gone', async () => {
    open(serve([early, vip], true));
    expect(await screen.findByText('Early bird can’t be bought at the moment. Take another ticket.')).toBeTruthy();
    expect(screen.getByText(`regular 25.00 chosen ${early.id}`)).toBeTruthy();
  });

  it('is the one that the address names', async () => {
    const server = serve();
    open(server, vip.id);
    expect(await screen.findByText(`regular 25.00 chosen ${vip.id}`)).toBeTruthy();
    await waitFor(() => expect(server.asked).toMatchObject([{ amount: 60, metadata: { ticketType: vip.id } }]));
  });

  it('that is gone says so, is read again, and another one can be had', async () => {
    const server = serve([early, vip], true);
    open(server, early.id);
    expect(
      await screen.findByText('There aren’t that many Early bird tickets. Take fewer, or another ticket.'),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Early bird soldOut' })).toBeTruthy();
    expect(screen.getByText(`Wait for 1 of ${early.id}`)).toBeTruthy();
    // No card is waited for meanwhile: none will come before another is chosen.
    expect(screen.getByText('Nothing is held for you yet. Choose what is left, and pay here.')).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    // It is no matter of how many any more.
    expect(await screen.findByText('Early bird can’t be bought at the moment. Take another ticket.')).toBeTruthy();
    await press('VIP open');
    expect(await screen.findByRole('button', { name: 'Pay €60' })).toBeTruthy();
    await waitFor(() => expect(server.asked.at(-1)).toMatchObject({ amount: 60 }));
    expect(screen.queryByText(/^Wait for/)).toBeNull();
  });

  it('is sold out with all others: it says so, and any can be waited for', async () => {
    open(serve([early], true, null), early.id);
    expect(await screen.findByRole('heading', { name: 'Sold out' })).toBeTruthy();
    expect(screen.getByText('None of its tickets is left. Somebody was a little faster.')).toBeTruthy();
    expect(screen.getByText('Wait for 1 of any')).toBeTruthy();
  });

  it.each([
    ['early', 'Not on sale yet', /^Its tickets are on sale from .*9 Aug/],
    ['past', 'Booking is closed', /^Its tickets are not sold here any more/],
  ] as const)('none of which is sold on this day: %s', async (closed, heading, text) => {
    const server = serve([{ ...early, state: closed, soldFrom: '2026-08-09' }], false, null);
    const answer = async (request: Request) => {
      const isEvent = new URL(request.url).pathname === `/api/events/${event.id}`;
      return isEvent ? Response.json({ ...event, closed }) : server.answer(request);
    };
    open({ ...server, answer });
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it('that has another price by now is bought when its buyer has seen that', async () => {
    const server = serve([early]);
    const dearer = { ...early, price: '17.00' };
    const asked: CreatePaymentIntent[] = [];
    let isDearer = false;
    const answer = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      if (request.method === 'GET')
        return isDearer && pathname.endsWith('/ticket-types')
          ? Response.json({ ...regularOnly, types: [dearer] })
          : server.answer(request);
      asked.push(await request.json());
      isDearer = true;
      return asked.at(-1)?.amount === 17 ? Response.json(anIntent()) : refusal('price_changed');
    };
    vi.stubGlobal('fetch', answer);
    open({ ...server, answer }, early.id);
    expect(await screen.findByRole('heading', { name: 'This has just changed' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await press('Go on with this');
    expect(await screen.findByRole('button', { name: 'Pay €17' })).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ amount: 17, metadata: { ticketType: early.id } }));
  });

  it('is the first that can be had where the regular one can’t', async () => {
    const server = serve([{ ...early, state: 'past' }, vip], false, null);
    open(server);
    expect(await screen.findByRole('button', { name: 'Pay €60' })).toBeTruthy();
    await waitFor(() => expect(server.asked.at(-1)).toMatchObject({ amount: 60, metadata: { ticketType: vip.id } }));
  });

  it('is not asked for where there is but the regular one', async () => {
    open(serve([]), early.id);
    expect(await screen.findByRole('button', { name: 'Pay €25' })).toBeTruthy();
    expect(screen.queryByText(/chosen/)).toBeNull();
  });
});
