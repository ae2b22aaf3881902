/** What a form says of a time on the two nights on which the clock changes (issue 14, The clock). */
import { useState } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fold } from '#kit/shared/dates.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { ClockChange } from './clock-change.tsx';

type Typed = { readonly date: string; readonly time: string; readonly isRefused?: boolean };

function Form({ date, time: typed, isRefused = false }: Typed) {
  const [time, setTime] = useState(typed);
  const [fold, setFold] = useState<Fold | ''>('');
  return (
    <>
      <ClockChange date={date} time={time} fold={fold} onTime={setTime} onFold={setFold} isRefused={isRefused} />
      <output>{`${time} ${fold}`}</output>
    </>
  );
}
const draw = (typed: Typed, language: 'en' | 'es' = 'en') => renderPage(<Form {...typed} />, { language });
const held = () => screen.getByRole('status').textContent;

it('offers the minutes around a gap, and takes the one that is pressed', () => {
  draw({ date: '2027-03-28', time: '02:30' });
  expect(screen.getByText(/from 01:59 to 03:00: there is no 02:30/)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Begin at 01:59',
    'Begin at 03:00',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Begin at 03:00' }));
  expect(held()).toBe('03:00 ');
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks which of the two, takes neither for granted, and says so when it was sent without a word', () => {
  draw({ date: '2026-10-25', time: '02:30', isRefused: true }, 'es');
  const group = within(screen.getByRole('group', { name: /las 02:30 llegan dos veces/ }));
  const [first, second] = group.getAllByRole<HTMLInputElement>('radio');
  expect([first?.checked, second?.checked, first?.getAttribute('aria-invalid')]).toEqual([false, false, 'true']);
  expect(group.getByText('Rellena este campo')).toBeTruthy();
  fireEvent.click(group.getByLabelText('La segunda, una hora más tarde, en horario de invierno'));
  expect([second?.checked, held()]).toEqual([true, '02:30 second']);
  expect(group.queryByText('Rellena este campo')).toBeNull();
});

it.each([
  ['every other time', '2026-10-25', '03:00'],
  ['half a date', '2026-10', '02:30'],
  ['no time', '2026-10-25', ''],
])('says nothing of %s', (_, date, time) => {
  draw({ date, time });
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
