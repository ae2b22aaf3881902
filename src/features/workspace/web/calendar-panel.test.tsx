import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRentalRecord } from '#features/rentals/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { currentToast, forgetToast } from '#kit/web/ui/toast-store.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { CalendarPanel } from './calendar-panel.tsx';

const stay = (id: string, from: string, to: string) => ({
  id,
  kind: 'rental',
  itemId: 'AbCdEfGh',
  title: `Stay ${id}`,
  buyer: 'Vega',
  quantity: 1,
  guests: null,
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

describe('the month of one rental', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    forgetToast();
  });
  const flat = 'AbCdEfGh';
  const block = {
    ...stay('bLoCk001', '2026-07-10', '2026-07-12'),
    kind: 'block',
    buyer: null,
    time: null,
    until: null,
  };
  /** Draws July of a rental, with a stay and some blocked days; gives what was written to the house. */
  const draw = (language: 'en' | 'es', isTaken = false) => {
    const written: unknown[] = [];
    const api = async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET') {
        written.push([request.method, pathname, await request.text()]);
        return isTaken ? refusal('dates_unavailable') : Response.json({});
      }
      if (pathname.endsWith('/listings'))
        return Response.json([{ id: flat, kind: 'rental', title: 'Flat', state: 'published' }]);
      if (pathname.includes('/rentals/')) return Response.json(aRentalRecord({ id: flat, quantity: 2 }));
      return Response.json([
        stay('one', '2026-07-02', '2026-07-05'),
        block,
        { ...stay('two', '2026-07-20', '2026-07-21'), itemId: 'other' },
      ]);
    };
    vi.stubGlobal('fetch', api);
    const now = new Date('2026-06-26T17:00:00Z');
    renderDesk(<CalendarPanel />, { language, now, search: `month=2026-07&rental=${flat}`, api });
    return written;
  };
  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

  it.each([
    ['en', /\b6 July/, /\b8 July/, 'Block'],
    ['es', /\b6 de julio/, /\b8 de julio/, 'Bloquear'],
  ] as const)(
    'blocks all there is of it from the first to the last day that is pressed (%s)',
    async (language, first, last, name) => {
      const written = draw(language);
      await press(first);
      await press(last);
      expect(screen.queryByText('Stay two')).toBeNull();
      await press(name);
      const body = JSON.stringify({ from: '2026-07-06', to: '2026-07-08', quantity: 2, note: null });
      await expect.poll(() => written).toEqual([['POST', `/api/rentals/${flat}/blocks`, body]]);
    },
  );

  it.each([
    ['en', /\b11 July/, /^Free Sat 11 Jul$/],
    ['es', /\b11 de julio/, /^Liberar sáb 11 jul$/],
  ] as const)('frees what is chosen of blocked days, and blocks nothing there (%s)', async (language, day, name) => {
    const written = draw(language);
    await press(day);
    expect(screen.queryByRole('button', { name: /^(Block|Bloquear)$/ })).toBeNull();
    await press(name);
    const some = JSON.stringify({ from: '2026-07-11', to: '2026-07-11' });
    await expect.poll(() => written).toEqual([['POST', `/api/rentals/${flat}/blocks/bLoCk001/freed-days`, some]]);
  });

  it('frees of blocked days those that are chosen and no more than they are, or all of them at one press', async () => {
    const written = draw('en');
    await press(/12 July/);
    await press(/16 July/);
    expect(screen.getByRole('button', { name: /^Free Sun 12 Jul$/ })).toBeTruthy();
    await press(/^Free Fri 10 Jul/);
    await expect.poll(() => written).toEqual([['DELETE', `/api/rentals/${flat}/blocks/bLoCk001`, '']]);
  });

  it('says that days which are booked can’t be blocked', async () => {
    draw('en', true);
    await press(/\b3 July/);
    await press('Block');
    await expect.poll(() => currentToast()?.description).toContain('Something is booked on these days');
  });
});
