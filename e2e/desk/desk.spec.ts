/** Who may come to the desk, and what it shows first (specification section 2; decisions, Accounts). */
import { expect } from '@playwright/test';
import { admin, openDesk } from '../desk.ts';
import { isSomebody } from '../signed-in.ts';
import { bothTongues, hasChosen, speak, tongues } from '../pages.ts';
import { test } from '../test.ts';
import { newDigits } from '../suffix.ts';

const words = {
  en: {
    signIn: 'Sign in',
    phone: /^Phone/,
    desk: 'Front desk',
    away: 'This door is for the desk',
    home: 'Back to home',
    keys: 'What waits',
    waits: 'Pending Submissions',
    parts: 'Parts of the desk',
    tabs: ['Events', 'Rentals', 'Businesses', 'Jobs', 'Submissions', 'Holidays', 'Prospects'],
    beside: [
      'Changes',
      'Reports',
      'Claims',
      'Inbox',
      'Orders',
      'Money',
      'Mail',
      'People',
      'Community',
      'Town',
      'Wishes',
      'Imports',
      'Log',
    ],
    logout: 'Log out',
  },
  es: {
    signIn: 'Entrar',
    phone: /^Teléfono/,
    desk: 'Recepción',
    away: 'Esta puerta es de la recepción',
    home: 'Volver al inicio',
    keys: 'Lo que espera',
    waits: 'Propuestas pendientes',
    parts: 'Partes de la recepción',
    tabs: ['Eventos', 'Alquileres', 'Negocios', 'Empleos', 'Propuestas', 'Vacaciones', 'Captación'],
    beside: [
      'Cambios',
      'Denuncias',
      'Titularidad',
      'Buzón',
      'Pedidos',
      'Dinero',
      'Correo',
      'Personas',
      'Comunidad',
      'Pueblo',
      'Deseos',
      'Importaciones',
      'Registro',
    ],
    logout: 'Salir',
  },
} as const;

test('a visitor is asked to sign in, and comes to the desk as admin', async ({ page }) => {
  await hasChosen(page, 'es');
  await page.goto('/admin?tab=jobs');
  await page.waitForURL(/\/auth\?redirect=/);
  await page.getByRole('tab', { name: words.es.signIn }).click();
  const form = page.getByRole('tabpanel');
  await form.getByLabel(words.es.phone).fill(admin.phone);
  await form.getByLabel(tongues.es.password).fill(admin.password);
  await form.getByRole('button', { name: words.es.signIn }).click();
  await page.waitForURL(/\/admin\?tab=jobs/);
  for (const tongue of ['es', 'en'] as const) {
    const say = words[tongue];
    await speak(page, tongue);
    await expect(page.getByRole('heading', { level: 1, name: say.desk })).toBeVisible();
    const parts = page.getByRole('navigation', { name: say.parts });
    await expect(parts.getByRole('link')).toHaveText([...say.tabs, ...say.beside].map((tab) => new RegExp(`^${tab}`)));
    await expect(page.getByRole('navigation', { name: say.keys }).getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('link', { name: say.waits })).toHaveText(/\d/);
  }
});

test('a traveller is told that the door is not theirs', async ({ page }) => {
  const digits = newDigits();
  const reply = await page.request.post('/api/auth/signup', {
    data: { username: `t${digits}`, fullName: 'Tere Paz', phone: `+346${digits}`, password: 'una-clave-larga-9' },
  });
  const { user } = await reply.json();
  await isSomebody(page, 'en', user);
  await page.goto('/admin');
  await expect(page.getByText(words.en.away)).toBeVisible();
  await page.getByRole('link', { name: words.en.home, exact: true }).click();
  await expect(page).toHaveURL('/');

  // A browser that claims another role is told the same by the server.
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify({ ...user, role: 'admin' }));
  await page.goto('/admin');
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(page.getByText(words[tongue].away)).toBeVisible();
    await expect(page.getByRole('link', { name: words[tongue].home, exact: true })).toBeVisible();
  }
});

test('every part of the desk has an address, opens from it and by Back @phone', async ({ page }) => {
  await openDesk(page, 'en', 'tab=events');
  const parts = page.getByRole('navigation', { name: words.en.parts });
  await expect(parts.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => scrollY), 'the page opens at its top').toBe(0);
  await parts.getByRole('link', { name: 'People' }).click();
  await expect(page).toHaveURL(/tab=people/);
  await expect(parts.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(parts.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  // The last of the views of money stands behind a phone's edge until it is the one that is looked at, and is not pushed
  // behind it again by counts that come later.
  const { promise: areAsked, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route('**/api/desk-counts', async (route) => {
    const reply = await route.fetch();
    const counts = (await reply.json()) as { readonly money: object };
    await areAsked;
    await route.fulfill({
      response: reply,
      json: { ...counts, money: { ...counts.money, payouts: 120, packages: 35, records: 8400 } },
    });
  });
  await page.goto('/admin?tab=money&view=house');
  const views = page.getByRole('navigation', { name: 'Kinds of money' });
  await expect(views.getByRole('link', { name: 'The house' })).toBeInViewport({ ratio: 1 });
  letThemCome();
  await expect(views.getByRole('link', { name: 'Tax records' })).toContainText(/8.?400/);
  await expect(views.getByRole('link', { name: 'The house' })).toBeInViewport({ ratio: 1 });
});

test('logging out leads home and closes the door', async ({ page }) => {
  // By a session of its own: the one that the journeys of a worker share would end for all of them.
  const signedIn = await page.request.post('/api/auth/signin', { data: admin });
  await isSomebody(page, 'en', (await signedIn.json()).user);
  await page.goto('/admin');
  await page.getByRole('button', { name: words.en.logout }).click();
  await expect(page).toHaveURL('/');
  const reply = await page.request.get('/api/desk-counts');
  expect(reply.status()).toBe(401);
});
