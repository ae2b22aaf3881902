/** The hours of the night that has one twice (issue 14, The clock). */
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { Known } from '../calendar.ts';
import { StayHours } from './stay-hours.tsx';
import type { StayChoice } from './use-stay.ts';

const date = '2026-10-25';
const hours = [
  { time: '01:00', free: 1 },
  { time: '02:00', fold: 'first', free: 0 },
  { time: '02:00', fold: 'second', free: 1 },
] as const;
const known: Known = {
  unit: 'hour',
  slots: 1,
  minUnits: 1,
  maxUnits: 4,
  days: new Map([[date, { date, free: 1, hours: [...hours] }]]),
};
const chosen: StayChoice = {
  draft: { from: date, time: '02:00', fold: 'second', quantity: 1 },
  stay: undefined,
  costOn: undefined,
  known,
  today: '2026-10-20',
  month: '2026-10',
  months: { first: '2026-10', last: '2027-10' },
  setMonth: () => undefined,
  isPending: false,
  isFailed: false,
  retry: () => undefined,
};

it('tells the two apart, marks the one that is chosen, and gives the one that is pressed', () => {
  const onHour = vi.fn();
  renderPage(<StayHours choice={chosen} onHour={onHour} />);
  const told = screen
    .getAllByRole<HTMLButtonElement>('button')
    .map((hour) => [hour.textContent, hour.getAttribute('aria-pressed'), hour.disabled]);
  expect(told).toEqual([
    ['01:00', 'false', false],
    ['02:00 summer time', 'false', true],
    ['02:00 winter time', 'true', false],
  ]);
  fireEvent.click(screen.getByRole('button', { name: '02:00 winter time' }));
  expect(onHour).toHaveBeenLastCalledWith({ time: '02:00', fold: 'second' });
});
