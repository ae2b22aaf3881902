import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { DeskSide, type Side } from '#kit/web/desk/side.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Series, TriedNight } from '../contract.ts';
import { EventSeries } from './event-series.tsx';

afterEach(() => void vi.unstubAllGlobals());

const id = 'evt000000001';
const alone: Series = { id: null, nights: [] };
const night = (date: string, over: Partial<Series['nights'][number]> = {}) => ({
  id: `evt${date.replaceAll('-', '')}`,
  date,
  time: '23:00',
  state: 'waiting' as const,
  version: 1,
  placesTaken: 0,
  isToCome: true,
  isAlike: true,
  ...over,
});
const three: Series = {
  id: 'series000001',
  nights: [
    night('2026-08-22', { id, state: 'published' }),
    night('2026-08-29', { version: 4 }),
    night('2026-09-05', { isAlike: false }),
  ],
};

type Drawn = {
  side?: Side;
  series?: Series;
  faults?: Readonly<Record<string, Partial<TriedNight>>>;
  language?: Language;
  gaps?: readonly string[];
  isDraft?: boolean;
};

/** The sheet of an event on Saturday 22 August, opened; gives what was written. */
async function draw({
  side = 'owner',
  series = alone,
  faults = {},
  language = 'en',
  gaps = [],
  isDraft = false,
}: Drawn = {}) {
  const written: unknown[] = [];
  const api = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'PUT') {
      written.push([pathname, await request.json()]);
      return Response.json({ changed: 2, kept: 0 });
    }
    if (request.method === 'POST') {
      const body = (await request.json()) as { items?: { id: string }[] };
      written.push([pathname, body]);
      if (pathname.endsWith('/end')) return Response.json({ takenOff: 1, calledOff: 1, refunded: '50' });
      if (body.items) return Response.json({ done: body.items.map((item) => item.id), refused: [] });
      return Response.json(three, { status: 201 });
    }
    if (!pathname.endsWith('/dates')) return Response.json(written.length > 0 ? three : series);
    const dates = searchParams.get('dates')?.split(',') ?? [];
    return Response.json(
      dates.map((date) => ({
        date,
        startsAt: `${date}T21:00:00.000Z`,
        endsAt: `${date}T23:30:00.000Z`,
        fault: null,
        clashes: [],
        ...faults[date],
      })),
    );
  };
  vi.stubGlobal('fetch', api);
  const part = (
    <EventSeries
      eventId={id}
      title="Brass at Dawn"
      date="2026-08-22"
      seriesId={series.id}
      gaps={gaps}
      isDraft={isDraft}
    />
  );
  renderDesk(<DeskSide value={side}>{part}</DeskSide>, { api, language });
  const open = side === 'owner' ? { en: 'Repeat it', es: 'Repetirlo' } : { en: 'Its series', es: 'Su serie' };
  fireEvent.click(await screen.findByRole('button', { name: open[language] }));
  return { written, sheet: within(await screen.findByRole('dialog')) };
}

it.each([
  ['en', 'Until', 'Dates to be made', /^Leave out /, 'Make 2 nights', '3 nights'],
  ['es', 'Hasta', 'Fechas que se crearán', /^Quitar el /, 'Crear 2 noches', '3 noches'],
] as const)(
  'lists each date with its hours before it is made, and makes what is left of them (%s)',
  async (...texts) => {
    const [language, until, dates, leaveOut, make, nights] = texts;
    const { sheet, written } = await draw({ language });
    fireEvent.change(sheet.getByLabelText(until), { target: { value: '2026-09-12' } });
    const list = within(sheet.getByRole('list', { name: dates }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    expect(list.getAllByText('23:00 – 01:30')).toHaveLength(3);
    const second = list.getAllByRole('button', { name: leaveOut })[1] as HTMLElement;
    second.focus();
    fireEvent.click(second);
    // The date after it took its place, and has the keyboard.
    await waitFor(() => expect(second.isConnected).toBe(false));
    expect(document.activeElement).toBe(list.getAllByRole('button', { name: leaveOut })[1]);
    const button = await sheet.findByRole<HTMLButtonElement>('button', { name: make });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await waitFor(() =>
      expect(written).toEqual([[`/api/events/${id}/series`, { dates: ['2026-08-29', '2026-09-12'], asks: true }]]),
    );
    // The button has nothing to do any more: what was made has the keyboard.
    const heading = await sheet.findByRole('heading', { name: nights });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  },
);

it.each([
  ['en', 'Send all of them for review at once', 'This night still lacks for the review: A photo', 'Make 1 night'],
  ['es', 'Enviarlas todas a revisión', 'A esta noche le falta para la revisión: Una foto', 'Crear 1 noche'],
] as const)('says what is missing for the review before it is pressed, and makes drafts (%s)', async (...texts) => {
  const [language, box, missing, make] = texts;
  const { sheet, written } = await draw({ language, gaps: [language === 'en' ? 'A photo' : 'Una foto'] });
  expect(sheet.getByText(missing, { exact: false })).toBeTruthy();
  expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: box }).disabled).toBe(true);
  fireEvent.change(sheet.getByLabelText(language === 'en' ? 'Until' : 'Hasta'), { target: { value: '2026-08-29' } });
  const button = await sheet.findByRole<HTMLButtonElement>('button', { name: make });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(written).toEqual([[`/api/events/${id}/series`, { dates: ['2026-08-29'], asks: false }]]));
});

it('takes a single date, names what is on there, and makes nothing while one can’t be', async () => {
  const { sheet } = await draw({
    faults: {
      '2026-08-29': { clashes: [{ id: 'evt000000077', title: 'Quiz night', time: '21:00' }] },
      '2026-10-25': { fault: 'twice', startsAt: null, endsAt: null },
    },
  });
  expect(await sheet.findByText('That day at the same place: Quiz night · 21:00')).toBeTruthy();
  fireEvent.change(sheet.getByLabelText('One more date'), { target: { value: '2026-10-25' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Add it' }));
  expect(await sheet.findByText('the clock shows that hour twice: make it by itself')).toBeTruthy();
  const make = sheet.getByRole<HTMLButtonElement>('button', { name: /^Make \d/ });
  expect(make.disabled).toBe(true);
  fireEvent.click(sheet.getByRole('button', { name: /^Leave out .*25 Oct/ }));
  await waitFor(() => expect(make.disabled).toBe(false));
});

it.each([
  ['en', 'Publish the 1 that is the same', 'says something else than this one', '1 night published'],
  ['es', 'Publicar la 1 igual', 'no dice lo mismo que esta', '1 noche publicada'],
] as const)('at the desk those that wait and say the same are published in one step (%s)', async (...texts) => {
  const [language, publish, differs, done] = texts;
  const { sheet, written } = await draw({ side: 'desk', series: three, language });
  expect(await sheet.findByText(new RegExp(differs))).toBeTruthy();
  expect(sheet.queryByText(/Make other nights|Crear otras noches/)).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: publish }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: publish }));
  const items = [{ id: 'evt20260829', version: 4 }];
  await waitFor(() =>
    expect(written).toEqual([['/api/admin/listings/events/decisions', { decision: 'approved', items }]]),
  );
  await waitFor(() => expect(currentToast()?.title).toBe(done));
});

it('leaves out by itself the weekdays on which a night of the series is already', async () => {
  const { sheet } = await draw({ series: three });
  const list = within(sheet.getByRole('list', { name: 'Dates to be made' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(list.getByText(/12 Sep/)).toBeTruthy();
  expect(list.queryByText(/5 Sep/)).toBeNull();
  const make = await sheet.findByRole<HTMLButtonElement>('button', { name: 'Make 2 nights' });
  await waitFor(() => expect(make.disabled).toBe(false));
});

it.each([
  [
    'en',
    'Fri',
    'These are 51 dates, and 30 are made at once: until Sat 5 Dec now. The others stand here next.',
    'this one too',
  ],
  [
    'es',
    'vie',
    'Son 51 fechas y se crean 30 de una vez: ahora, hasta el sáb 5 dic. Las demás aparecen aquí después.',
    'también esta',
  ],
] as const)(
  'says where a season ends that is too long for one time, and that a draft goes with it (%s)',
  async (...texts) => {
    const [language, friday, first, withThis] = texts;
    const { sheet } = await draw({ language, isDraft: true });
    const until = language === 'en' ? 'Until' : 'Hasta';
    fireEvent.click(sheet.getByRole('checkbox', { name: friday }));
    fireEvent.change(sheet.getByLabelText(until), { target: { value: '2027-02-19' } });
    expect(sheet.getByText(first)).toBeTruthy();
    expect(sheet.getByRole('checkbox', { name: new RegExp(withThis) })).toBeTruthy();
    fireEvent.change(sheet.getByLabelText(until), { target: { value: '2027-06-30' } });
    expect(
      sheet.getByText(language === 'en' ? /counted to Sat 20 Feb 2027 at most/ : /hasta el sáb 20 feb 2027 como mucho/),
    ).toBeTruthy();
  },
);

it('gives its tickets to the nights after it or to all', async () => {
  const { sheet, written } = await draw({ series: three });
  fireEvent.click(await sheet.findByRole('button', { name: 'Give them these tickets' }));
  const asked = within(await screen.findByRole('alertdialog'));
  fireEvent.click(asked.getByRole('radio', { name: 'All that are to come' }));
  fireEvent.click(asked.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written).toEqual([[`/api/events/${id}/series/ticket-types`, { reach: 'all' }]]));
  await waitFor(() => expect(currentToast()?.title).toBe('2 nights have these tickets now'));
});

it('is ended from a date on, after a question that says what is taken off and what is called off', async () => {
  const series = { ...three, nights: three.nights.map((one, place) => ({ ...one, placesTaken: place === 2 ? 7 : 0 })) };
  const { sheet, written } = await draw({ series });
  fireEvent.change(await sheet.findByLabelText('From'), { target: { value: '2026-08-29' } });
  expect(sheet.getByText('1 night is taken off · 1 night with tickets is called off')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'End the series' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByRole('heading', { name: 'End 2 nights?' })).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'End the series' }));
  await waitFor(() =>
    expect(written).toEqual([[`/api/events/${id}/series/end`, { from: '2026-08-29', callsOff: true }]]),
  );
  const said = /^1 night is taken off.*1 night with tickets is called off.*€50 going back$/;
  await waitFor(() => expect(currentToast()?.description).toMatch(said));
});

it('is not offered at the desk for an event that stands by itself', () => {
  const part = (
    <EventSeries eventId={id} title="Brass at Dawn" date="2026-08-22" seriesId={null} gaps={[]} isDraft={false} />
  );
  renderDesk(<DeskSide value="desk">{part}</DeskSide>, { api: () => new Response(null, { status: 503 }) });
  expect(screen.queryByRole('button')).toBeNull();
});
