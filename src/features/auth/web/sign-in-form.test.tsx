import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serveForm } from '#kit/web/form/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { SignInForm } from './sign-in-form.tsx';

const refused = 'Invalid phone number or password. Please try again.';
const send = (phone: string, password: string) => {
  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: phone } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

afterEach(() => vi.unstubAllGlobals());

it('says the same of a phone nobody has and of a password that is wrong, and sends nothing that is empty', async () => {
  const sent = serveForm(() => refusal('sign_in_failed'));
  renderPage(<SignInForm />);
  send('600 123 456', '');
  expect(currentToast()).toMatchObject({ title: 'Sign In Error', description: 'Please fill this in' });
  expect(sent).toEqual([]);
  send('600 123 456', ' a long siesta ');
  await screen.findByText(refused, { selector: '[role=alert] *' });
  expect(currentToast()).toMatchObject({ title: 'Sign In Error', description: refused });
  expect(sent.map(({ body }) => body)).toEqual([{ phone: '600 123 456', password: ' a long siesta ' }]);
});

it.each([
  ['en', /^Password/, 'Show password', 'Hide password'],
  ['es', /^Contraseña/, 'Mostrar la contraseña', 'Ocultar la contraseña'],
] as const)('shows a password to who asks, and hides it before it is sent (%s)', (language, label, show, hide) => {
  serveForm(() => refusal('sign_in_failed'));
  renderPage(<SignInForm />, { language });
  const password = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(password, { target: { value: 'a long siesta' } });
  const button = screen.getByRole('button', { name: show });
  expect([password.type, button.getAttribute('aria-controls')]).toEqual(['password', password.id]);
  fireEvent.click(button);
  expect([password.type, password.value, password.autocomplete, password.getAttribute('spellcheck')]).toEqual([
    'text',
    'a long siesta',
    'current-password',
    'false',
  ]);
  expect(button.textContent).toBe(hide);
  fireEvent.submit(password.form as HTMLFormElement);
  expect([password.type, button.textContent]).toEqual(['password', show]);
});
