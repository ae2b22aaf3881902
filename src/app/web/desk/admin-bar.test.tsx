/** The bar of the desk stands while the page finds out who is here: what is pressed in it stays under the finger. */
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
