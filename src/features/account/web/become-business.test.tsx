import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '#kit/web/user-testing.ts';
import { refuses, serveForm } from '#kit/web/form/testing.ts';
import { storedUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { BecomeBusiness } from './become-business.tsx';

const user = aUser({ email: 'marta@correo.example' });
const business = { ...user, accountType: 'business', role: 'business' };
const becomes = () =>
  Response.json({ user: business, language: 'en', createdAt: '2026-08-21T18:00:00Z', emailProvenAt: null });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Make it a business account' }));

afterEach(() => vi.unstubAllGlobals());

it('takes one press of whoever has an e-mail, and the page knows them as a business', async () => {
  const sent = serveForm(becomes);
  renderPage(<BecomeBusiness user={user} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  press();
  await waitFor(() => expect(storedUser()?.role).toBe('business'));
  expect(sent).toEqual([{ line: 'POST /api/account/business?lang=en', body: {} }]);
});

it('asks for an e-mail, with the password, where there is none', async () => {
  const sent = serveForm(() => refuses('password'));
  renderPage(<BecomeBusiness user={{ ...user, email: null }} />);
  press();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'marta@correo.example' } });
  fireEvent.change(screen.getByLabelText(/^Your password/), { target: { value: 'not this one' } });
  press();
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'marta@correo.example', password: 'not this one' }]);
});
