import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { OwnerCandidate } from '../../ownership-contract.ts';
import { ListingOwner } from './listing-owner.tsx';
import type { ListingRecord } from './listing.ts';
import { aPoster } from '#market/posters/testing.ts';

const ana: OwnerCandidate = {
  id: 'ana000000001',
  name: 'Ana Pla',
  email: 'ana@correo.example',
  phone: '+34600111001',
  isSuspended: false,
  isProven: true,
  fault: null,
  isTraveller: false,
};
const record: ListingRecord = {
  id: 'evt000000001',
  status: 'published',
  version: 4,
  owner: null,
  ownerless: true,
  updatedAt: '2026-08-01T10:00:00.000Z',
  poster: aPoster,
  photos: [],
  reviewAskedAt: null,
  reviewedAt: null,
  reviewNote: null,
  change: null,
};

afterEach(clearStoredUser);

type Asked = { readonly language?: Language; readonly role?: string; readonly found?: OwnerCandidate };

/** What stands on a listing's sheet, and what was written to the house. */
function draw(over: Partial<ListingRecord> = {}, { language = 'en', role = 'admin', found = ana }: Asked = {}) {
  const written: unknown[] = [];
  const api = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET') {
      const isAna = search.includes('ana%40') || search.includes('ana@');
      return isAna ? Response.json(found) : refusal('not_found');
    }
    written.push([pathname, await request.json()]);
    return Response.json({ owner: ana, ownerless: false });
  };
  vi.stubGlobal('fetch', api);
  const { id, name, phone, email } = ana;
  storeUser({ id, fullName: name, phone, email, username: 'desk', accountType: 'business', role });
  const shown = { ...record, ...over };
  const onDone = vi.fn();
  renderDesk(<ListingOwner kind="events" record={shown} isDirty={false} refresh={['/api/events']} onDone={onDone} />, {
    api,
    language,
  });
  return { written, onDone };
}

const question = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog'));
};

it.each([
  [
    'en',
    'Hand over',
    'Email or phone of the account',
    'Find the account',
    'Hand over to Ana Pla',
    'There is no account',
  ],
  ['es', 'Cambiar de dueño', 'Correo o teléfono', 'Buscar la cuenta', 'Entregar a Ana Pla', 'No hay ninguna cuenta'],
] as const)(
  'an account is looked up and shown before it gets a listing (%s)',
  async (language, hand, label, find, yes, none) => {
    const { written, onDone } = draw({}, { language });
    const asked = await question(hand);
    const field = asked.getByRole('textbox', { name: new RegExp(`^${label}`) });
    fireEvent.change(field, { target: { value: 'nobody@correo.example' } });
    fireEvent.click(asked.getByRole('button', { name: find }));
    expect(await asked.findByText(new RegExp(`^${none}`))).toBeTruthy();
    fireEvent.change(field, { target: { value: 'ana@correo.example' } });
    fireEvent.click(asked.getByRole('button', { name: find }));
    expect(await asked.findByText('ana@correo.example · +34 600 111 001')).toBeTruthy();
    expect(asked.queryByRole('checkbox')).toBeNull();
    expect(written).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: yes }));
    const body = { to: 'account', accountId: ana.id, version: 4 };
    await waitFor(() => expect(written).toEqual([['/api/admin/listings/events/evt000000001/owner', body]]));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  },
);

it.each([
  [
    'en',
    'Hand over',
    'Find the account',
    'Hand over to Ana Pla',
    /^Nobody has confirmed this email/,
    /^First find out/,
  ],
  ['es', 'Cambiar de dueño', 'Buscar la cuenta', 'Entregar a Ana Pla', /^Nadie ha confirmado/, /^Primero averigua/],
] as const)(
  'who has not shown that the email is theirs gets nothing by one press, however they are found (%s)',
  async (language, hand, find, yes, unproven, first) => {
    const { written } = draw({}, { language, found: { ...ana, isProven: false } });
    const asked = await question(hand);
    fireEvent.change(asked.getByRole('textbox'), { target: { value: 'ana@correo.example' } });
    fireEvent.click(asked.getByRole('button', { name: find }));
    expect(await asked.findByText(unproven)).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: yes }));
    expect(await asked.findByText(first)).toBeTruthy();
    expect(written).toEqual([]);
    fireEvent.click(asked.getByRole('checkbox'));
    fireEvent.click(asked.getByRole('button', { name: yes }));
    await waitFor(() => expect(written).toHaveLength(1));
  },
);

it('an account that can’t own listings is named, and gets none', async () => {
  const { written } = draw({}, { found: { ...ana, fault: 'suspended' } });
  const asked = await question('Hand over');
  fireEvent.change(asked.getByRole('textbox'), { target: { value: 'ana@correo.example' } });
  fireEvent.click(asked.getByRole('button', { name: 'Find the account' }));
  expect(await asked.findByText('This account is suspended and can’t own listings.')).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Hand over to Ana Pla' }));
  expect(written).toEqual([]);
});

it('what is nobody’s is said plainly, and may become the house’s without an account', async () => {
  const { written } = draw();
  expect(await screen.findByText('Nobody’s')).toBeTruthy();
  expect(screen.getByText(/^Nobody answers for it, so nothing of it is sold for money/)).toBeTruthy();
  const asked = await question('Hand over');
  fireEvent.change(asked.getByRole('combobox'), { target: { value: 'house' } });
  fireEvent.click(asked.getByRole('button', { name: 'Hand over' }));
  const body = { to: 'house', version: 4 };
  await waitFor(() => expect(written).toEqual([['/api/admin/listings/events/evt000000001/owner', body]]));
});

it('an owner stands with their mail and the way to their account; a moderator reads whose it is and hands nothing over', async () => {
  draw({ owner: ana, ownerless: false });
  expect((await screen.findByRole('link', { name: 'ana@correo.example' })).getAttribute('href')).toContain('mailto:');
  expect(screen.getByRole('link', { name: 'Open the account' }).getAttribute('href')).toBe(
    '/admin?tab=people&open=ana000000001',
  );
  draw({ owner: ana, ownerless: false }, { role: 'moderator' });
  expect(await screen.findByText('Ana Pla')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the account' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});
