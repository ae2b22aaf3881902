import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { Payments } from './payments.tsx';

const day = (dueOn: string | null, amountCents: number) => ({
  dueOn,
  amountCents,
  items: [{ id: `of-${dueOn}`, title: 'Roof party', bookings: 2, amountCents }],
});
const paid = {
  id: 'PaYoUt01',
  date: '2026-08-20',
  amountCents: 4400,
  bookings: 1,
  reference: 'AFS-31',
  status: 'failed',
};
const draw = (language: 'en' | 'es', coming: readonly object[]) =>
  renderPage(<Payments />, { language, api: async () => Response.json({ payableFrom: null, coming, made: [paid] }) });

it.each([
  ['en', 'Coming to you', 'Due now', '€30.10', 'Came back from your bank; due again'],
  ['es', 'Lo que vas a cobrar', 'Por cobrar ya', '30,10\u00a0€', 'Tu banco lo devolvió; por cobrar otra vez'],
] as const)(
  'payments name their days, and their sum is that of all of them (%s)',
  async (language, title, now, sum, back) => {
    draw(language, [day(null, -1000), day('2026-09-05', 4010)]);
    const coming = await screen.findByRole('table', { name: title });
    const rows = within(coming).getAllByRole('row');
    expect(rows.at(1)?.textContent).toContain(now);
    expect(rows.at(2)?.querySelector('time')?.dateTime).toBe('2026-09-05');
    expect(rows.at(-1)?.textContent).toContain(sum);
    expect(screen.getByText(new RegExp(back))).toBeTruthy();
  },
);

it('payments of many days are cut, and their sum is not', async () => {
  const days = Array.from({ length: 10 }, (_, n) => day(`2026-09-${String(n + 10)}`, 1000));
  draw('en', days);
  const coming = await screen.findByRole('table', { name: 'Coming to you' });
  expect(within(coming).getAllByRole('row')).toHaveLength(10);
  expect(within(coming).getAllByRole('row').at(-1)?.textContent).toContain('€100.00');
  fireEvent.click(screen.getByRole('button', { name: 'Show all 10' }));
  expect(within(coming).getAllByRole('row')).toHaveLength(12);
});
