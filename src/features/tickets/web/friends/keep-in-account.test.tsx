import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { LinkedTicket } from '../../contract.ts';
import { aLinkedTicket, ticketNow as now } from '../../testing.ts';
import { LinkedTicketPage } from './linked-page.tsx';

const token = 'k'.repeat(43);
const ticket = aLinkedTicket();

beforeEach(() => {
  location.hash = `#token=${token}`;
});
afterEach(() => {
  location.hash = '';
  localStorage.clear();
  clearStoredUser();
  vi.unstubAllGlobals();
});

/** The house: it tells the ticket, and answers who keeps it. */
function draw(
  over: Partial<LinkedTicket> = {},
  answer = () => Response.json({ id: 'tkt00000001' }),
  language: Language = 'en',
) {
  const kept: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('/read')) return Response.json({ ...ticket, ...over });
    kept.push({ url: new URL(request.url).pathname, body: await request.json() });
    return answer();
  });
  const { router } = renderPage(<LinkedTicketPage news={() => null} dial={null} />, { now, language });
  return { kept, router };
}
const signIn = (email: string | null = 'ana@correo.example') =>
  storeUser({
    id: 'u1',
    username: 'ana',
    fullName: 'Ana',
    phone: '',
    email,
    accountType: 'traveller',
    role: 'traveller',
  });

it.each([
  ['en', 'Keep it in my account', 'It is yours to keep'],
  ['es', 'Guardarla en mi cuenta', 'La entrada queda contigo'],
] as const)('is kept by who is signed in, and found where it is kept (%s)', async (language, keep, said) => {
  signIn();
  localStorage.setItem('link-key', 'what led here');
  const { kept, router } = draw({}, undefined, language);
  fireEvent.click(await screen.findByRole('button', { name: keep }));
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/ticket/kept/tkt00000001'));
  expect(kept).toEqual([{ url: '/api/ticket-links/keep', body: { token } }]);
  expect(localStorage.getItem('link-key')).toBeNull();
  expect(currentToast()?.title).toBe(said);
});

it.each([
  ['conflict', /Somebody else keeps/],
  ['forbidden', /You bought this ticket/],
  ['invalid_transition', /opens no door/],
  ['unavailable', /./],
] as const)('is not kept (%s), and why', async (code, why) => {
  signIn();
  const { router } = draw({}, () => refusal(code));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it in my account' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Not kept'));
  expect(currentToast()?.description).toMatch(why);
  expect(router.latestLocation.pathname).not.toContain('kept');
});

it.each([
  ['en', 'Sign in and keep it', 'signin'],
  ['en', 'Create an account', 'signup'],
  ['es', 'Entrar y guardarla', 'signin'],
  ['es', 'Crear una cuenta', 'signup'],
] as const)(
  'leads who has no account by the door and back, with the key in no address (%s, %s)',
  async (language, name, tab) => {
    const { router } = draw({}, undefined, language);
    fireEvent.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/auth'));
    expect(router.latestLocation.href).toBe(`/auth?redirect=%2Fticket%2Flink&tab=${tab}`);
    expect(localStorage.getItem('link-key')).toMatch(new RegExp(String.raw`^\d+ /ticket/link#token=${token}$`));
  },
);

it('finds the key again on the way back', async () => {
  localStorage.setItem('link-key', `${now.getTime() + 1} /ticket/link#token=${token}`);
  location.hash = '';
  draw();
  expect(await screen.findByText('K7MP Q2XR')).toBeTruthy();
  expect(location.hash).toBe(`#token=${token}`);
});

it.each([
  ['en', 'You keep this ticket in your account.', 'Open it there'],
  ['es', 'Guardas esta entrada en tu cuenta.', 'Abrirla allí'],
] as const)('says to who keeps it already where it is (%s)', async (language, said, open) => {
  signIn();
  draw({ isKept: true, keptId: 'tkt00000001' }, undefined, language);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByRole('link', { name: open }).getAttribute('href')).toBe('/ticket/kept/tkt00000001');
});

it.each([
  ['en', /kept in an account\. Not yours\?/],
  ['es', /guardada en una cuenta\. ¿No es la tuya\?/],
] as const)('says to others that an account keeps it, and offers it no more (%s)', async (language, said) => {
  signIn();
  draw({ isKept: true }, undefined, language);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Keep it|Guardarla/ })).toBeNull();
});

it('is not offered once it opens nothing', async () => {
  signIn();
  draw({ shut: 'cancelled', code: null });
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep it in my account' })).toBeNull();
});

it.each([
  ['ana@correo.example', /we email you/],
  [null, /no email address, so look there/],
] as const)('promises letters to who can have them (%s)', async (email, said) => {
  signIn(email);
  draw();
  expect(await screen.findByText(said)).toBeTruthy();
});
