import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { renderPage } from '#kit/web/testing.tsx';
import type { Person } from '../../people-contract.ts';
import { AuthScreen } from '../auth-screen.tsx';
import { PersonSheet } from './person-sheet.tsx';

const person: Person = {
  id: 'ana000000001',
  username: 'ana',
  fullName: 'Ana Pla',
  phone: '+34600111001',
  email: null,
  accountType: 'business',
  role: 'business',
  seatedBy: null,
  suspendedAt: null,
  suspensionReason: null,
  hasSecondFactor: false,
  createdAt: '2026-08-01T10:00:00.000Z',
  erasedAt: null,
  openSessions: 1,
};
const reason = 'Guests found the door closed twice.';

/** Somebody's sheet at the desk, and what was written to the house. */
async function draw(over: Partial<Person> = {}) {
  const written: unknown[] = [];
  const api = async (request: Request) => {
    const body = request.method === 'PUT' ? await request.json() : undefined;
    written.push([request.method, new URL(request.url).pathname, body]);
    return Response.json(person);
  };
  vi.stubGlobal('fetch', api);
  const sheet = <PersonSheet person={{ ...person, ...over }} pill={null} onClose={() => undefined} />;
  renderDesk(sheet, { api });
  return { written, sheet: within(await screen.findByRole('dialog')) };
}

it('an account is suspended only with a reason', async () => {
  const { written, sheet } = await draw();
  fireEvent.click(sheet.getByRole('button', { name: 'Suspend' }));
  const asked = within(await screen.findByRole('alertdialog'));
  fireEvent.click(asked.getByRole('button', { name: 'Suspend' }));
  expect(asked.getByText('Please say why')).toBeTruthy();
  expect(written).toEqual([]);
  fireEvent.change(asked.getByRole('textbox'), { target: { value: reason } });
  fireEvent.click(asked.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(written).toEqual([['PUT', '/api/admin/users/ana000000001/suspension', { reason }]]));
});

it('a suspended one stands with its reason, can be let in again, and gets no seat', async () => {
  const { written, sheet } = await draw({ suspendedAt: '2026-08-20T10:00:00.000Z', suspensionReason: reason });
  expect(sheet.getByText(new RegExp(reason))).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Make moderator' })).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: 'Lift the suspension' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lift it' }));
  await waitFor(() => expect(written).toEqual([['DELETE', '/api/admin/users/ana000000001/suspension', undefined]]));
});

it('a seat is given for the desk’s content alone, too', async () => {
  const { written, sheet } = await draw();
  fireEvent.click(sheet.getByRole('button', { name: 'Make moderator' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make moderator' }));
  const body = { role: 'moderator' };
  await waitFor(() => expect(written).toEqual([['PUT', '/api/admin/users/ana000000001/seat', body]]));
});

it.each([
  ['en', 'Sign in', /^Phone/, /^Password/, `Your account is suspended: “${reason}”`],
  ['es', 'Entrar', /^Teléfono/, /^Contraseña/, `Tu cuenta está suspendida: «${reason}»`],
] as const)(
  'whoever is suspended reads why, and that their tickets stay good (%s)',
  async (language, go, phone, secret, text) => {
    vi.stubGlobal('fetch', async () => refusal('account_suspended', { fields: [{ path: 'reason', message: reason }] }));
    renderPage(<AuthScreen start="signIn" top={null} />, { language });
    const panel = within(screen.getByRole('tabpanel'));
    fireEvent.change(panel.getByLabelText(phone), { target: { value: '+34600111001' } });
    fireEvent.change(panel.getByLabelText(secret, { selector: 'input' }), { target: { value: 'una siesta larga' } });
    fireEvent.click(panel.getByRole('button', { name: go }));
    expect((await screen.findAllByText((said) => said.startsWith(text))).length).toBeGreaterThan(0);
  },
);
