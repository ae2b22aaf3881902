import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { aBookedStay, aTicket } from '../testing.ts';
import { BookingCard } from './booking-card.tsx';
import { HeldList } from './held-list.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { TellDesk } from './tell-desk.tsx';

const stay = aBookedStay({
  itemId: 'rnt00000001',
  title: 'Toldo Rojo',
  units: 3,
  unit: 'night',
  date: '2026-08-21',
  time: '16:00',
  until: { date: '2026-08-24', time: '11:00' },
  tickets: [aTicket({ code: 'P3XWQ8KM' })],
});

describe('a rental among the bookings', () => {
  it.each([
    [
      'en',
      /^Friday,? 21 August 2026, from 16:00$/,
      /^until Monday,? 24 August 2026, by 11:00$/,
      '3 nights',
      'For the keys',
    ],
    [
      'es',
      /^viernes, 21 de agosto de 2026, desde las 16:00$/,
      /^hasta el lunes, 24 de agosto de 2026, antes de las 11:00$/,
      '3 noches',
      'Para las llaves',
    ],
  ] as const)(
    'says from when until when, for how long, and shows one code (%s)',
    (language, from, until, length, keys) => {
      renderPage(<BookingCard order={stay} ink="poniente" />, { language });
      expect(screen.getByText(from)).toBeTruthy();
      expect(screen.getByText(until)).toBeTruthy();
      expect(screen.getByText(length)).toBeTruthy();
      expect(screen.getByText('P3XWQ8KM')).toBeTruthy();
      expect(screen.getByText(keys)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Toldo Rojo' }).getAttribute('href')).toBe('/rentals/rnt00000001');
    },
  );

  it.each([
    ['en', 'Deposit: €300, in cash or by card on arrival. Not paid here; given back at the end.'],
    ['es', /^Fianza: 300\s€, en efectivo o con tarjeta al llegar\. No se paga aquí; te la devuelven al final\.$/],
  ] as const)('says what is left on arrival, until it is over (%s)', (language, told) => {
    const order = { ...stay, deposit: '300.00', depositWay: 'either' } as const;
    const { unmount } = renderPage(<BookingCard order={order} ink="poniente" />, { language });
    expect(screen.getByText(told)).toBeTruthy();
    unmount();
    renderPage(<BookingCard order={order} ink="poniente" isPast />, { language });
    expect(screen.queryByText(told)).toBeNull();
  });

  it.each([
    ['en', 'How to arrive'],
    ['es', 'Cómo llegar'],
  ] as const)('tells how one arrives, line by line, until it is over (%s)', (language, name) => {
    const order = { ...stay, arrival: 'Grey box.\nCode 4711.' };
    const { unmount } = renderPage(<BookingCard order={order} ink="poniente" />, { language });
    expect(screen.getByRole('region', { name }).textContent).toContain('Grey box.\nCode 4711.');
    unmount();
    renderPage(<BookingCard order={order} ink="poniente" isPast />, { language });
    expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('counts hours, people and things alike', () => {
    const day = { date: '2026-08-21', time: '20:00' };
    renderPage(
      <BookingCard
        order={{ ...stay, unit: 'hour', units: 2, quantity: 3, time: '18:00', until: day }}
        ink="poniente"
      />,
    );
    expect(screen.getByText(/21 August 2026 · 18:00–20:00$/)).toBeTruthy();
    expect(screen.getByText('3 apartments, 2 hours')).toBeTruthy();
    renderPage(<BookingCard order={{ ...stay, unit: 'person', units: 1, quantity: 4, until: day }} ink="poniente" />);
    expect(screen.getByText('4 people')).toBeTruthy();
  });

  it('leads from held dates to paying for the same dates', () => {
    const hold = { status: 'pending', holdExpiresAt: '2026-08-21T18:15:00Z' } as const;
    renderPage(<HeldList orders={[{ ...stay, ...hold, tickets: [] }]} />);
    expect(screen.getByText('Your dates are held until 20:15.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Finish paying' }).getAttribute('href')).toBe(
      '/checkout?type=rental&id=rnt00000001&from=2026-08-21&units=3',
    );
    expect(screen.getByRole('button', { name: 'Let it go' })).toBeTruthy();
  });

  it('is told in the activity', () => {
    renderPage(<RecentActivity orders={[stay, { ...stay, id: 'o2', status: 'refunded' }]} />, { language: 'es' });
    expect(screen.getByText('Reservaste Toldo Rojo: 3 noches')).toBeTruthy();
    expect(screen.getByText('Te reembolsamos Toldo Rojo: 3 noches')).toBeTruthy();
  });
});

describe('the way to the desk', () => {
  it('stands with a stay that was paid, over or not, and names it', () => {
    const { unmount } = renderPage(<TellDesk order={stay} />);
    expect(screen.getByRole('link', { name: 'Something wrong? Tell our desk' }).getAttribute('href')).toBe(
      `/report-issue#order=${stay.id}`,
    );
    unmount();
    renderPage(<TellDesk order={{ ...stay, confirmedAt: null }} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
