/** The desk while the page finds out who is here: what is pressed in its bar stays under the finger, and what is not theirs is said. */
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { aUser } from '#kit/web/user-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { Route } from '../routes/admin.tsx';

const Admin = Route.options.component as ComponentType;

it.each([
  ['an admin', 'admin', 'Log out'],
  ['a traveller, who is turned away', 'traveller', 'Log out'],
])('its buttons stay when %s turns out to be here', async (_, role, out) => {
  clearStoredUser();
  document.cookie = 'signed-in=1';
  renderDesk(<Admin />, { api: () => new Promise(() => undefined) });
  const spanish = await screen.findByRole('button', { name: 'ES Español' });
  expect(screen.queryByRole('button', { name: out })).toBeNull();
  act(() => storeUser(aUser({ role })));
  await screen.findByRole('button', { name: out });
  expect(spanish.isConnected).toBe(true);
});

it.each([
  ['moderator', 'money', true],
  ['moderator', 'reports', false],
  ['admin', 'money', false],
])('a %s who follows a link to %s is told so where it is not theirs', async (role, tab, isTold) => {
  storeUser(aUser({ role }));
  renderDesk(<Admin />, { search: `tab=${tab}`, api: () => new Promise(() => undefined) });
  await screen.findByRole('button', { name: 'Log out' });
  expect(screen.queryByText('That part is for admins alone. Here is one that is yours.') !== null).toBe(isTold);
});
