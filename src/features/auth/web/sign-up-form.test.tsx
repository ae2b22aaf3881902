import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { SignUpForm } from './sign-up-form.tsx';

const labels = {
  fullName: /^Full name/,
  phone: /^Phone/,
  email: /^Email/,
  password: /^Password required/,
  confirmPassword: /^Password again/,
} as const;
type Values = Partial<Record<keyof typeof labels, string>>;
const good = {
  fullName: 'Marta Ferrer',
  phone: '611222333',
  email: '',
  password: ' sun and salt ',
  confirmPassword: ' sun and salt ',
};
const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const isMarked = (name: keyof typeof labels) => field(name).getAttribute('aria-invalid') === 'true';

function send(values: Values) {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name as keyof typeof labels), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

afterEach(() => vi.unstubAllGlobals());

it('tells what is wrong in the order of the specification, with its words, then what it requires itself', () => {
  const sent = serveForm(() => refusal('internal'));
  renderPage(<SignUpForm />);
  const told: unknown[] = [];
  const mends: readonly Values[] = [
    { password: 'short', confirmPassword: 'other', phone: '600', email: 'marta' },
    { confirmPassword: 'short' },
    { phone: '611222333' },
    { fullName: 'Marta Ferrer' },
    { email: 'marta@correo.example' },
    { password: '', confirmPassword: '' },
  ];
  for (const mend of mends) {
    send(mend);
    told.push([currentToast()?.title, currentToast()?.description]);
  }
  expect(told).toEqual([
    ['Password Error', 'Passwords do not match'],
    ['Phone Required', 'Please enter a valid phone number'],
    ['Name Required', 'Please enter your full name'],
    ['Email Error', 'Please enter a valid email, or leave it empty'],
    ['Password Error', 'Use at least 8 characters'],
    ['Password Required', 'Please enter a password'],
  ]);
  expect(isMarked('password')).toBe(true);
  expect(document.activeElement).toBe(field('password'));
  expect(sent).toEqual([]);
});

it('sends what was typed, a password with its spaces, and nothing that was only typed again', async () => {
  const sent = serveForm(() => Response.json({ user: aUser() }));
  renderPage(<SignUpForm />);
  send(good);
  await waitFor(() => expect(currentToast()?.title).toBe('Account Created!'));
  const { confirmPassword: _again, ...typed } = good;
  expect(sent).toEqual([
    { line: 'POST /api/auth/signup?lang=en', body: { ...typed, email: null, accountType: 'traveller' } },
  ]);
});

it.each([
  ['en', 'By creating an account you say that you are 18 or older, and accept the terms of service.'],
  ['es', 'Al crear la cuenta declaras que tienes 18 años o más y aceptas las condiciones de uso.'],
] as const)(
  'says beside its button what is declared by pressing it, and asks for no date of birth (%s)',
  (language, said) => {
    const { container } = renderPage(<SignUpForm />, { language });
    const declared = screen.getByText((_, element) => element?.textContent === said && element.tagName === 'P');
    const button = screen.getByRole('button', { name: language === 'en' ? 'Create account' : 'Crear cuenta' });
    expect(declared.closest('form')).toBe(button.closest('form'));
    expect(container.querySelector('[type=date], [autocomplete=bday], [name*=birth]')).toBeNull();
  },
);

it('says beside the phone that it is taken', async () => {
  serveForm(() => refusal('phone_taken'));
  renderPage(<SignUpForm />);
  send(good);
  await screen.findByText(/There is already an account with this phone/);
  expect([isMarked('phone'), isMarked('password')]).toEqual([true, false]);
  expect(currentToast()?.title).toBe('Sign Up Error');
  send({ phone: '611222334' });
  expect(isMarked('phone')).toBe(false);
});

it('says what the server thinks of a password, and how long to wait', async () => {
  const replies = [
    refusal('validation', { fields: ['password'] }),
    refusal('too_many_requests', { retryAfter: 61 }),
    refusal('internal'),
  ];
  serveForm(() => replies.shift() ?? refusal('internal'));
  renderPage(<SignUpForm />);
  send(good);
  await screen.findByText(/^This password is too common/);
  expect([isMarked('password'), document.activeElement]).toEqual([true, field('password')]);
  send({ password: 'salt and sun', confirmPassword: 'salt and sun' });
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 minutes');
  expect(isMarked('password')).toBe(false);
  send({});
  await screen.findByText(/^We could not reach the server/);
  expect(screen.queryByText(/Try again in 2 minutes/)).toBeNull();
});
