/** Texts that the specification names (sections 2, 5 and 8), as the product says them in both languages. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { SignInForm } from '#features/auth/web/sign-in-form.tsx';
import { SignUpForm } from '#features/auth/web/sign-up-form.tsx';
import { DirectorySection } from '#features/businesses/web/directory-section.tsx';
import { EventsSection } from '#features/events/web/events-section.tsx';
import { JobsSection } from '#features/jobs/web/jobs-section.tsx';
import { refusal } from '#kit/web/network-testing.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { NotFound } from './lost.tsx';

const fields = ['fullName', 'phone', 'password', 'confirmPassword'] as const;
const good = {
  fullName: 'Marta Ferrer',
  phone: '600 123 456',
  password: 'sun and salt',
  confirmPassword: 'sun and salt',
};

/** Fills in a form as it is, and sends it. */
function send(values: Partial<typeof good>) {
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  for (const name of fields) {
    const field = form.querySelector(`[name="${name}"]`);
    if (field) fireEvent.change(field, { target: { value: values[name] ?? '' } });
  }
  fireEvent.submit(form);
}

describe.each([
  [
    'en',
    {
      password: ['Password Error', 'Passwords do not match'],
      phone: ['Phone Required', 'Please enter a valid phone number'],
      created: 'Account Created!',
      signIn: ['Sign In Error', 'Invalid phone number or password. Please try again.'],
    },
  ],
  [
    'es',
    {
      password: ['Error de contraseña', 'Las contraseñas no coinciden'],
      phone: ['Falta el teléfono', 'Escribe un número de teléfono válido'],
      created: '¡Cuenta creada!',
      signIn: ['Error al entrar', 'Teléfono o contraseña incorrectos. Inténtalo de nuevo.'],
    },
  ],
] as const)('the door says in %s', (language, said) => {
  const told = () => [currentToast()?.title, currentToast()?.description];

  it('that two passwords differ, and that a phone is none', () => {
    renderPage(<SignUpForm />, { language });
    send({ ...good, confirmPassword: 'salt and sun' });
    expect(told()).toEqual(said.password);
    send({ ...good, phone: '600' });
    expect(told()).toEqual(said.phone);
  });

  it('that the account is created', async () => {
    serveForm(() => Response.json({ user: aUser() }));
    renderPage(<SignUpForm />, { language });
    send(good);
    await waitFor(() => expect(told()[0]).toBe(said.created));
  });

  it('that phone and password do not belong together', async () => {
    serveForm(() => refusal('sign_in_failed'));
    renderPage(<SignInForm />, { language });
    send(good);
    await waitFor(() => expect(told()).toEqual(said.signIn));
  });
});

const down = () => new Response('', { status: 503 });
const lists: Readonly<Record<string, ReactNode>> = {
  events: <EventsSection origin="https://aftersun.example" />,
  businesses: <DirectorySection counts={undefined} />,
  jobs: <JobsSection counts={undefined} />,
};

it.each([
  ['events', 'en', 'Failed to load events'],
  ['events', 'es', 'No se pudieron cargar los eventos'],
  ['businesses', 'en', 'Failed to load businesses'],
  ['businesses', 'es', 'No se pudieron cargar los negocios'],
  ['jobs', 'en', 'Failed to load jobs'],
  ['jobs', 'es', 'No se pudieron cargar los empleos'],
] as const)('a list of %s that did not come says so in %s', async (name, language, words) => {
  renderPage(lists[name], { language, api: down });
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

it.each([
  ['en', '404 Page Not Found'],
  ['es', '404 Página no encontrada'],
] as const)('a path that leads nowhere says so in %s', (language, words) => {
  renderPage(<NotFound />, { language });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
});
