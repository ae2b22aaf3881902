/** Listings that wait at the desk are looked through by keys, and decided several at once; what is public comes down with a reason. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anEventRecord } from '#features/events/testing.ts';
import { listed } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { EventsDesk } from './events-desk.tsx';

const owner = { id: 'QbCdEfGhJkLmNpQr', name: 'Iratxe Goñi', email: null, phone: '+34600123456', isSuspended: false };
const waiting = { status: 'draft', reviewAskedAt: '2026-08-20T10:00:00.000Z', reviewedAt: null, owner } as const;
const foam = anEventRecord({
  ...waiting,
  id: 'AbCdEfGhJkLmNpQr',
  title: { en: 'Foam night', es: 'Noche de espuma' },
  version: 3,
});
const brass = anEventRecord({
  ...waiting,
  id: 'ZbCdEfGhJkLmNpQr',
  title: { en: 'Brass at dawn', es: 'Metales' },
  version: 5,
});
const isPublic = { status: 'published', reviewAskedAt: null } as const;

/** The network's edge: what was asked of the server. */
function open(records: readonly (typeof foam)[], search: string, language: 'en' | 'es' = 'en') {
  const sent: unknown[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') {
      const body = await request.json();
      sent.push([pathname, body]);
      return Response.json(
        pathname.endsWith('/decisions') ? { done: body.items.map(({ id }: { id: string }) => id), refused: [] } : foam,
      );
    }
    const one = records.find(({ id }) => pathname.endsWith(id));
    return one ? Response.json(one) : listed(records);
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<EventsDesk />, { api, search, language });
  return sent;
}
beforeEach(clearStoredUser);
const asModerator = () =>
  storeUser({
    id: 'u',
    fullName: 'Rita',
    phone: '',
    email: null,
    accountType: 'traveller',
    username: 'rita',
    role: 'moderator',
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('a key publishes what is open, and the next one opens in its place', async () => {
  const sent = open([foam, brass], 'status=waiting');
  const [first] = await screen.findAllByRole('button', { name: 'Review' });
  if (first) fireEvent.click(first);
  await (await dialog('Edit event')).findByText('1 of 2');
  const sheet = screen.getByRole('dialog');
  fireEvent.keyDown(sheet, { key: 'a' });
  await waitFor(() => expect(sent).toEqual([[`/api/events/${foam.id}/steps`, { step: 'publish', version: 3 }]]));
  await within(sheet).findByText('2 of 2');
  expect(await within(sheet).findByDisplayValue('Brass at dawn')).toBeTruthy();
});

it('the no asks for its reason where it is written, and sends it', async () => {
  const sent = open([foam, brass], `status=waiting&open=${foam.id}`);
  const sheet = await dialog('Edit event');
  fireEvent.click(await sheet.findByRole('button', { name: /^Send back/ }));
  const note = sheet.getByRole('textbox', { name: /What should they change/ });
  expect([sent, document.activeElement]).toEqual([[], note]);
  fireEvent.change(note, { target: { value: ' No photo. ' } });
  fireEvent.click(sheet.getByRole('button', { name: /^Send back/ }));
  await waitFor(() =>
    expect(sent).toEqual([[`/api/events/${foam.id}/steps`, { step: 'return', note: 'No photo.', version: 3 }]]),
  );
});

it.each([
  ['en', 'Foam night', 'Select Foam night', 'Approve', 'Approve this one?'],
  ['es', 'Noche de espuma', 'Seleccionar Noche de espuma', 'Aprobar', '¿Aprobarlo?'],
] as const)('several are approved at once (%s)', async (language, title, pick, approve, question) => {
  const sent = open([foam, brass], 'status=waiting', language);
  await screen.findByRole('article', { name: title });
  fireEvent.click(screen.getByRole('checkbox', { name: pick }));
  fireEvent.click(screen.getByRole('button', { name: approve }));
  const asked = within(await screen.findByRole('alertdialog', { name: question }));
  fireEvent.click(asked.getByRole('button', { name: approve }));
  const items = [{ id: foam.id, version: 3 }];
  await waitFor(() =>
    expect(sent).toEqual([['/api/admin/listings/events/decisions', { decision: 'approved', items }]]),
  );
});

it.each([
  ['en', 'As it was written', ['Title English', 'Organizer', 'Foam night', 'Publish'], 'What should they change?'],
  [
    'es',
    'Tal como se escribió',
    ['Título Inglés', 'Organizador', 'Noche de espuma', 'Publicar'],
    '¿Qué debería cambiar?',
  ],
] as const)(
  'a moderator reads what they judge, and has no form that nobody saves (%s)',
  async (language, name, said, why) => {
    asModerator();
    open([foam], `status=waiting&open=${foam.id}`, language);
    const sheet = await dialog(name);
    const text = screen.getByRole('dialog').textContent;
    for (const part of said) expect(text).toContain(part);
    // The reason for a no is all that they write.
    expect(sheet.getAllByRole('textbox').map((box) => (box as HTMLTextAreaElement).labels?.[0]?.textContent)).toEqual([
      expect.stringContaining(why),
    ]);
    expect(sheet.queryByRole('combobox')).toBeNull();
  },
);

it('a moderator finds no empty form at its address', async () => {
  asModerator();
  open([foam], 'open=new');
  await screen.findByRole('article', { name: 'Foam night' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('several that are public come down with one reason for all', async () => {
  const sent = open(
    [anEventRecord({ ...foam, ...isPublic }), anEventRecord({ ...brass, ...isPublic })],
    'status=published',
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByText('2 selected').parentElement as HTMLElement;
  fireEvent.click(within(bar).getByRole('button', { name: 'Take down' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Take all 2 down?' }));
  fireEvent.click(asked.getByRole('button', { name: 'Take down' }));
  expect(sent).toEqual([]);
  fireEvent.change(asked.getByRole('textbox', { name: 'Reason' }), { target: { value: 'A hoax.' } });
  fireEvent.click(asked.getByRole('button', { name: 'Take down' }));
  const items = [
    { id: foam.id, version: 3 },
    { id: brass.id, version: 5 },
  ];
  await waitFor(() =>
    expect(sent).toEqual([['/api/admin/listings/events/decisions', { decision: 'rejected', note: 'A hoax.', items }]]),
  );
});

it('what is public and somebody’s is deleted with a reason', async () => {
  const sent = open([anEventRecord({ ...foam, ...isPublic })], '');
  fireEvent.click(await screen.findByText('Delete'));
  const asked = within(await screen.findByRole('alertdialog'));
  fireEvent.click(asked.getByRole('button', { name: 'Delete' }));
  expect(sent).toEqual([]);
  fireEvent.change(asked.getByRole('textbox'), { target: { value: 'A hoax.' } });
  fireEvent.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent).toEqual([[`/api/events/${foam.id}/steps`, { step: 'withdraw', note: 'A hoax.', version: 3 }]]),
  );
});
