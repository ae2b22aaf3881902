import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { HoursField } from './hours-field.tsx';
import type { Interval } from './hours-kind.ts';
import { Holder } from './testing.tsx';

function draw(first: readonly Interval[], language: 'en' | 'es' = 'en') {
  const seen = vi.fn();
  renderPage(
    <Holder first={first} seen={seen}>
      {(field) => <HoursField field={field} />}
    </Holder>,
    { language },
  );
  return seen;
}
const bar = { days: [3, 4, 5], opens: '20:00', closes: '04:00' };

it('says that a bar closes on the next day', () => {
  draw([bar]);
  expect(screen.getByText('Closes at 04:00 on the next day.')).toBeTruthy();
});

it('says nothing of the kind of a shop', () => {
  draw([{ days: [0], opens: '09:00', closes: '14:00' }]);
  expect(screen.queryByText(/next day/)).toBeNull();
});

it('names the days in the language of the page and keeps them in order', () => {
  const seen = draw([bar], 'es');
  const days = within(screen.getByRole('group', { name: 'Días' }));
  expect(days.getAllByRole('checkbox').map((day) => day.closest('label')?.textContent)).toEqual([
    'lun',
    'mar',
    'mié',
    'jue',
    'vie',
    'sáb',
    'dom',
  ]);
  fireEvent.click(days.getByLabelText('lun'));
  expect(seen).toHaveBeenLastCalledWith([{ ...bar, days: [0, 3, 4, 5] }]);
  fireEvent.click(days.getByLabelText('vie'));
  expect(seen).toHaveBeenLastCalledWith([{ ...bar, days: [0, 3, 5] }]);
});

it('adds a second line and removes the first', () => {
  const seen = draw([bar]);
  fireEvent.click(screen.getByRole('button', { name: 'Add hours' }));
  expect(screen.getAllByRole('group', { name: /^Hours \d/ })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove hours 1' }));
  expect(seen).toHaveBeenLastCalledWith([expect.objectContaining({ opens: '12:00' })]);
});

it('keeps the focus of who removes the last line at the one before it, and at the hours when none is left', () => {
  draw([bar, bar]);
  for (const number of [2, 1]) {
    const remove = screen.getByRole('button', { name: `Remove hours ${number}` });
    remove.focus();
    fireEvent.click(remove);
    const next = number === 2 ? screen.getByRole('button', { name: 'Remove hours 1' }) : screen.getByRole('group');
    expect(document.activeElement).toBe(next);
  }
});
