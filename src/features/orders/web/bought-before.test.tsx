import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { Order } from '../contract.ts';
import { aBooking, aHeldBooking, aTicket } from '../testing.ts';
import { BoughtBefore } from './bought-before.tsx';

const open = (orders: readonly Order[]) =>
  renderPage(
    <>
      <BoughtBefore userId="usr00000001" eventId="evt00000001" />
      <p>{`${orders.length} orders`}</p>
    </>,
    { language: 'en', api: () => Response.json(orders) },
  );

it('says how many tickets of an event somebody has who is about to pay for it', async () => {
  const [one, two] = [aTicket(), aTicket({ id: 'tkt00000002' })];
  const back = aTicket({ id: 'tkt00000003', cancelledAt: '2026-08-21T19:00:00Z' });
  open([aBooking({ id: 'ord00000002', tickets: [one, back] }), aBooking({ tickets: [two] })]);
  expect(
    await screen.findByText(/^You have 2 tickets for this already, bought .+ Paying now buys more\.$/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your tickets' }).getAttribute('href')).toBe('/user-dashboard');
});

it('says nothing of what is held, was given back or is of another event', async () => {
  open([
    aHeldBooking(),
    aBooking({ id: 'ord00000002', status: 'refunded' }),
    aBooking({ id: 'ord00000003', itemId: 'evt00000002' }),
    aBooking({ id: 'ord00000004', tickets: [aTicket({ cancelledAt: '2026-08-21T19:00:00Z' })] }),
  ]);
  expect(await screen.findByText('4 orders')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
