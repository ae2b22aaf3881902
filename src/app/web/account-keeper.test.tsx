import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { storedUser, storeUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { AccountKeeper } from './account-keeper.tsx';

const user = aUser({ role: 'traveller' });
const asks = { line: 'GET /api/auth/me', body: undefined };

it('asks nothing for a visitor without a session', async () => {
  const sent = serveForm(() => Response.json({ user }));
  renderPage(<AccountKeeper />);
  await act(async () => Promise.resolve());
  expect([sent, storedUser()]).toEqual([[], null]);
});

it('finds out who is signed in where only the session was kept', async () => {
  document.cookie = 'signed-in=1;path=/';
  const sent = serveForm(() => Response.json({ user }));
  renderPage(<AccountKeeper />);
  await waitFor(() => expect(storedUser()).toEqual(user));
  expect(sent).toEqual([asks]);
});

it('learns of another role, once when a page is loaded and again at one’s own desk', async () => {
  storeUser(user);
  const roles = ['business', 'moderator'];
  const sent = serveForm(() => Response.json({ user: { ...user, role: roles.shift() } }));
  const { router } = renderPage(<AccountKeeper />);
  await waitFor(() => expect(storedUser()?.role).toBe('business'));
  await act(() => router.navigate({ to: '/user-dashboard' }));
  await waitFor(() => expect(storedUser()?.role).toBe('moderator'));
  expect(sent).toEqual([asks, asks]);
});

it.each([
  ['says that there is none', () => refusal('unauthenticated')],
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
])('takes a browser with the trace of a session for signed out when the house %s', async (_, answer) => {
  document.cookie = 'signed-in=1;path=/';
  serveForm(answer);
  renderPage(<AccountKeeper />);
  expect(storedUser()).toBeUndefined();
  await waitFor(() => expect(storedUser()).toBeNull());
});

it('does not overrule whoever signs out meanwhile', async () => {
  storeUser(user);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = serveForm(() => promise);
  renderPage(<AccountKeeper />);
  await waitFor(() => expect(sent).toHaveLength(1));
  const { clearStoredUser } = await import('#kit/web/stored-user.ts');
  act(() => clearStoredUser());
  resolve(Response.json({ user }));
  await waitFor(async () => {
    await promise;
    expect(storedUser()).toBeNull();
  });
});
