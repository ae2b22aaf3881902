import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { aBooking } from '../testing.ts';
import { RecentActivity } from './recent-activity.tsx';

it('tells a month of a plan from the package, which is paid once', async () => {
  const paid = { ...aBooking(), kind: 'plan' as const };
  const until = { date: '2026-09-21', time: '12:00' };
  renderPage(
    <RecentActivity
      orders={[
        { ...paid, id: 'ord00000002', title: 'Premium', until },
        { ...paid, title: 'Feature package', until: null },
      ]}
    />,
    { language: 'en', api: () => Response.json([]) },
  );
  expect(await screen.findByText('You paid for Premium: one month')).toBeTruthy();
  expect(screen.getByText('You paid for Feature package: one-off payment')).toBeTruthy();
});

it('tells a hold that was let go from a booking that was cancelled', async () => {
  const ended = {
    ...aBooking({ title: 'Rooftop' }),
    status: 'cancelled' as const,
    cancelledAt: '2026-06-26T18:00:00.000Z',
  };
  renderPage(
    <RecentActivity
      orders={[
        { ...ended, confirmedAt: null },
        { ...ended, id: 'ord00000002' },
      ]}
    />,
    { language: 'en' },
  );
  expect(await screen.findByText('You let 1 ticket for Rooftop go before paying')).toBeTruthy();
  expect(screen.getByText('You cancelled 1 ticket for Rooftop')).toBeTruthy();
});

it.each([
  ['open', 'Your bank has asked back what you paid for Rooftop (1 ticket)'],
  ['lost', 'Your bank gave you back what you paid for Rooftop (1 ticket)'],
] as const)('says whose money a bank asks (%s)', async (dispute, text) => {
  const order = { ...aBooking({ title: 'Rooftop' }), dispute };
  renderPage(<RecentActivity orders={[order]} />, { language: 'en' });
  expect(await screen.findByText(text)).toBeTruthy();
});
