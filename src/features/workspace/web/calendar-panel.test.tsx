import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { CalendarPanel } from './calendar-panel.tsx';

const stay = (id: string, from: string, to: string) => ({
  id,
  kind: 'rental',
  itemId: 'AbCdEfGh',
  title: `Stay ${id}`,
  buyer: 'Vega',
  quantity: 1,
  time: '16:00',
  until: '11:00',
  from,
  to,
});

const gone = { en: 'Show earlier days', es: 'Ver los días anteriores' } as const;
const open = (language: 'en' | 'es', entries: readonly object[]) =>
  renderDesk(<CalendarPanel />, {
    language,
    now: new Date('2026-06-26T17:00:00Z'),
    api: async () => Response.json(entries),
  });
// The button is drawn on phones alone, so no reader finds it at a desk.
const table = () => screen.findByRole('table');

describe('the calendar of a workspace', () => {
  it.each(['en', 'es'] as const)('begins a list of days with today, and has those before it (%s)', async (language) => {
    open(language, [stay('one', '2026-06-02', '2026-06-05'), stay('two', '2026-06-25', '2026-06-28')]);
    expect((await table()).dataset['fromToday']).toBe('true');
    expect(screen.getByText('25').closest('td')?.dataset['gone']).toBe('true');
    expect(screen.getByText('26').closest('td')?.dataset['gone']).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: gone[language], hidden: true }));
    expect((await table()).dataset['fromToday']).toBeUndefined();
    expect(screen.queryByRole('button', { name: gone[language], hidden: true })).toBeNull();
  });

  it.each([
    ['en', 'until 11:00'],
    ['es', 'hasta las 11:00'],
  ] as const)('says of the day of departure until when, and of no other (%s)', async (language, until) => {
    open(language, [stay('one', '2026-06-27', '2026-06-29')]);
    await table();
    const told = ['27', '28', '29'].map((day) => {
      const text = screen.getByText(day, { selector: 'span' }).closest('td')?.textContent ?? '';
      return [text.includes('16:00'), text.includes(until)];
    });
    expect(told).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it('hides nothing where nothing comes any more', async () => {
    open('en', [stay('one', '2026-06-02', '2026-06-05')]);
    expect((await table()).dataset['fromToday']).toBeUndefined();
    expect(screen.queryByRole('button', { name: gone.en, hidden: true })).toBeNull();
  });
});
