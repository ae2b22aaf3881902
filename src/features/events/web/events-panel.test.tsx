import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { DeskSide, type Side } from '#kit/web/desk/side.ts';
import { listed } from '#kit/web/network-testing.ts';
import { asFacts, renderDesk } from '#kit/web/desk/testing.tsx';
import { KnownOfOwner } from '#market/listings/web/desk/own-start.ts';
import type { EventRecord } from '../contract.ts';
import { anEventRecord } from '../testing.ts';
import { EventsPanel } from './events-panel.tsx';

const waiting = { status: 'draft', reviewAskedAt: '2026-08-20T10:00:00.000Z', reviewedAt: null } as const;

/** The event of these tests, in its fourth version. */
const seen = (over: Partial<EventRecord>) => anEventRecord({ id: 'evt000000001', version: 4, capacity: 100, ...over });

/** The panel with one event in its list, as one side sees it; gives what was written to the house. */
async function draw(side: Side, over: Partial<EventRecord>, language: Language = 'en') {
  const written: unknown[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET')
      return pathname.endsWith('evt000000001') ? Response.json(seen(over)) : listed([seen(over)]);
    const body = await request.text();
    written.push([pathname, body === '' ? null : JSON.parse(body)]);
    return Response.json(seen(over));
  };
  vi.stubGlobal('fetch', api);
  const panel = <EventsPanel callOff={{ mutationFn: () => Promise.reject(new Error('Nobody asked')) }} />;
  renderDesk(<DeskSide value={side}>{panel}</DeskSide>, { api, language });
  return { written, row: within(await screen.findByRole('article')) };
}

type Row = Awaited<ReturnType<typeof draw>>['row'];

/** What of a row's buttons stands in it, and what is behind one of them. */
const menuOf = (row: Row) => row.getByText('More').nextElementSibling;
const buttonsIn = (row: Row) =>
  row
    .getAllByRole('button', { hidden: true })
    .filter((button) => !menuOf(row)?.contains(button))
    .map(({ textContent }) => textContent);
const behindMore = (row: Row) =>
  [...(menuOf(row)?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);

describe('an event that waits at the desk', () => {
  it.each([
    ['en', 'Send back', 'Please say what should be different'],
    ['es', 'Devolver', 'Di qué debería ser distinto'],
  ] as const)('goes back only with a reason (%s)', async (language, sendBack, missing) => {
    const { row, written } = await draw('desk', waiting, language);
    fireEvent.click(row.getByRole('button', { name: sendBack }));
    const question = within(await screen.findByRole('alertdialog'));
    const reason = question.getByRole('textbox');
    fireEvent.change(reason, { target: { value: '   ' } });
    fireEvent.click(question.getByRole('button', { name: sendBack }));
    expect(question.getByText(missing)).toBeTruthy();
    expect(document.activeElement).toBe(reason);
    expect(written).toEqual([]);
    fireEvent.change(reason, { target: { value: ' Who plays? ' } });
    expect(question.queryByText(missing)).toBeNull();
    fireEvent.click(question.getByRole('button', { name: sendBack }));
    const body = { step: 'return', note: 'Who plays?', version: 4 };
    await waitFor(() => expect(written).toEqual([['/api/events/evt000000001/steps', body]]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is published with one press, without a reason', async () => {
    const { row, written } = await draw('desk', waiting);
    fireEvent.click(row.getByRole('button', { name: 'Publish' }));
    const body = { step: 'publish', version: 4 };
    await waitFor(() => expect(written).toEqual([['/api/events/evt000000001/steps', body]]));
  });

  it('can be taken back by its owner, who decides nothing else', async () => {
    const { row } = await draw('owner', waiting);
    expect(buttonsIn(row)).toEqual(['Edit', 'Take it back', 'More']);
    expect(behindMore(row)).toEqual(['Copy', 'Delete']);
  });
});

it.each([
  ['es', 'Ver página', 'owner', {}, '/events/evt000000001'],
  ['en', 'See page', 'owner', waiting, undefined],
  ['en', 'See page', 'desk', {}, undefined],
] as const)('what is public leads its owner to its page (%s, %s, %s)', async (language, name, side, over, leads) => {
  const { row } = await draw(side, over, language);
  expect(row.queryByText(name)?.getAttribute('href')).toBe(leads);
});

it('an owner’s draft says what its review will ask for, and shows its first photo', async () => {
  const photos = [{ id: 'photo00000001', width: 900, height: 600, alt: { en: 'A stage' } }];
  const { row } = await draw('owner', { status: 'draft', reviewedAt: null, organizer: '', price: null, photos });
  expect(row.getByText('Still missing for the review: Organizer, Date, Starts at, Price')).toBeTruthy();
  expect(row.getByRole<HTMLImageElement>('img', { name: 'A stage' }).src).toContain('/photos/photo00000001-');
});

it.each([
  ['en', 'Still missing for the review: What each photo shows'],
  ['es', 'Falta para la revisión: Qué se ve en cada foto'],
] as const)('a draft whose photos lack only their words says that, in %s', async (language, said) => {
  const photos = [{ id: 'photo00000001', width: 900, height: 600, alt: {} }];
  const whole = { status: 'draft', reviewedAt: null, date: '2026-09-05', time: '22:30' } as const;
  const { row } = await draw('owner', { ...whole, photos }, language);
  expect(row.getByText(said)).toBeTruthy();
});

it('a sheet closes when its row is the saved one: the next step names the version that was written', async () => {
  let version = 4;
  let release: () => void = () => undefined;
  let held = Promise.resolve();
  /** How often the list was asked for since. */
  let asked = 0;
  const steps: unknown[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') {
      version += 1;
      held = new Promise((resolve) => (release = resolve));
      return Response.json({ waits: [] });
    }
    if (request.method === 'POST') steps.push([pathname, await request.json()]);
    else {
      asked += version - 4;
      await held;
    }
    const record = seen({ status: 'draft', reviewedAt: null, version });
    return pathname.endsWith('/events') ? listed([record]) : Response.json(record);
  };
  vi.stubGlobal('fetch', api);
  const panel = <EventsPanel callOff={{ mutationFn: () => Promise.reject(new Error('Nobody asked')) }} />;
  renderDesk(<DeskSide value="owner">{panel}</DeskSide>, { api });
  fireEvent.click(within(await screen.findByRole('article')).getByRole('button', { name: 'Edit' }));
  const sheet = await screen.findByRole('dialog');
  fireEvent.change(within(sheet).getByLabelText(/^Organizer/), { target: { value: 'Pleamar' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeTruthy();
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: 'Send for review' }));
  await waitFor(() => expect(steps).toEqual([['/api/events/evt000000001/steps', { step: 'ask', version: 5 }]]));
});

it.each([
  ['a past one is called so', '2026-06-12', ['Copy', 'Delete'], 'Past', ['See page']],
  ['one ahead is public', '2026-12-12', ['Call it off', 'Pause', 'Copy', 'Delete'], 'Public', ['See page', 'Check-in']],
] as const)('what an owner does with an event goes by its night: %s', async (_, date, seldom, state, links) => {
  const { row } = await draw('owner', { date, time: '23:30', ticketsSold: 4, placesTaken: 6 });
  expect([buttonsIn(row), behindMore(row)]).toEqual([['Edit', 'More'], seldom]);
  expect(row.getByText(state)).toBeTruthy();
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  expect(row.getByText(asFacts(/4 of 100 sold · 2 being paid for/))).toBeTruthy();
});

it.each([
  ['en', 'Called off', 'Copy'],
  ['es', 'Cancelado', 'Copiar'],
] as const)('what was called off stays with its owner, who can copy it alone (%s)', async (language, state, copy) => {
  const off = { status: 'withdrawn', cancelledAt: '2026-08-20T10:00:00.000Z' } as const;
  const { row } = await draw('owner', off, language);
  expect(row.getByText(state)).toBeTruthy();
  expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual([copy]);
});

it('an owner copies one of theirs with one press', async () => {
  const { row, written } = await draw('owner', {});
  fireEvent.click(row.getByText('Copy'));
  await waitFor(() => expect(written).toEqual([['/api/events/evt000000001/copies', null]]));
});

it.each([
  ['en', /^The desk sent it back: Who plays\?$/],
  ['es', /^La recepción lo ha devuelto: Who plays\?$/],
] as const)('what came back tells its owner why (%s)', async (language, text) => {
  const { row } = await draw('owner', { status: 'draft', reviewedAt: null, reviewNote: 'Who plays?' }, language);
  expect(row.getByText(text)).toBeTruthy();
});

it.each([
  ['owner', 'The desk did not take your change: Not its name.'],
  ['desk', 'Its owner’s change was rejected: Not its name.'],
] as const)('a rejected change is told to whoever reads it: %s', async (side, text) => {
  const asked = { version: 2, askedAt: '2026-08-21T10:00:00.000Z', fields: {} };
  const change = { ...asked, id: 'chg000000001', status: 'rejected', note: 'Not its name.' } as const;
  const { row } = await draw(side, { change });
  expect(row.getByText(text)).toBeTruthy();
});

it('an owner’s first day shows the way to begin, and nothing to search or to filter', async () => {
  const api = async () => listed([]);
  vi.stubGlobal('fetch', api);
  const known = { name: 'Marea', phone: '', email: '', place: null, openingHours: [], places: [] };
  renderDesk(
    <DeskSide value="owner">
      <KnownOfOwner value={known}>
        <EventsPanel callOff={{ mutationFn: () => Promise.reject(new Error('Nobody asked')) }} />
      </KnownOfOwner>
    </DeskSide>,
    { api },
  );
  await screen.findByText('No events yet');
  expect(screen.getByText(/^Say what it is, when and where/)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Add event',
    'Or begin with your place',
  ]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
