/** What a visitor does on a page, in the words of the page. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { house } from './house.ts';
import { newDigits } from './suffix.ts';

export const tongues = {
  en: {
    switchTo: 'English',
    buy: 'Buy Now',
    join: 'Join Party',
    signUp: 'Sign up',
    fullName: /^Full name/,
    phone: /^Phone/,
    password: /^Password required/,
    again: /^Password again/,
    create: 'Create account',
    more: 'One ticket more',
    cardNumber: 'Card number',
    expiry: 'Expiry date',
    cvc: 'CVC',
    pay: /^Pay/,
    testMode: 'Test mode: no money moves',
    completed: 'Your purchase was completed successfully!',
    paid: 'Payment Successful',
    refused: 'Payment Failed',
    declined: 'Your card was declined.',
    listed: 'You’re on the list',
    free: 'FREE',
    bookings: 'Your bookings',
    tickets: 'Tickets',
  },
  es: {
    switchTo: 'Español',
    buy: 'Comprar',
    join: 'Apúntate',
    signUp: 'Crear cuenta',
    fullName: /^Nombre completo/,
    phone: /^Teléfono/,
    password: /^Contraseña/,
    again: /^Repite la contraseña/,
    create: 'Crear cuenta',
    more: 'Una entrada más',
    cardNumber: 'Número de tarjeta',
    expiry: 'Caducidad',
    cvc: 'CVC',
    pay: /^Pagar/,
    testMode: 'Modo de prueba: no se mueve dinero',
    completed: '¡Tu compra se ha completado con éxito!',
    paid: 'Pago realizado',
    refused: 'Pago rechazado',
    declined: 'Tu tarjeta ha sido rechazada.',
    listed: 'Estás en la lista',
    free: 'GRATIS',
    bookings: 'Tus reservas',
    tickets: 'Entradas',
  },
} as const;
export type Tongue = keyof typeof tongues;

/** The home page in a language, changed by its own toggle. */
export async function openHome(page: Page, tongue: Tongue) {
  await page.goto('/');
  await page.getByRole('button', { name: tongues[tongue].switchTo }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', tongue);
}

/** Whoever opens a page next chose this language on an earlier visit. */
export async function hasChosen(page: Page, tongue: Tongue): Promise<void> {
  await page.addInitScript((language) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('language'))
      localStorage.setItem('language', language);
  }, tongue);
  await page.context().addCookies([{ name: 'language', value: tongue, url: house }]);
}

export const bothTongues = ['en', 'es'] as const satisfies readonly Tongue[];

/** Changes the language where one stands, by the page's own toggle, from under an open sheet as well. */
export async function speak(page: Page, tongue: Tongue): Promise<void> {
  // Told by what it says of itself as well: a job's form has a button for each language one speaks.
  const toggle = page
    .getByRole('button', { name: tongues[tongue].switchTo, includeHidden: true })
    .and(page.locator(`[lang=${tongue}]`));
  await toggle.dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', tongue);
}

/** The address of a script that is loaded when it is wanted: the build gives it a name, a development server its own. */
export function partOf(source: string): RegExp {
  if (process.env['E2E_BASE_URL'] !== undefined) return new RegExp(source.replaceAll('.', String.raw`\.`));
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  return new RegExp(`${manifest[source]?.file ?? `${source} is not in the build`}$`);
}

/** The message that is shown now. */
export function message(page: Page) {
  return page.getByRole('region', { name: /^(Notices|Avisos)$/ });
}

/** Somebody nobody has met before. */
export async function signUp(page: Page, tongue: Tongue) {
  const words = tongues[tongue];
  const digits = newDigits();
  await page.waitForURL(/\/auth\?redirect=/);
  await page.getByRole('tab', { name: words.signUp }).click();
  const form = page.getByRole('tabpanel');
  await form.getByLabel(words.fullName).fill('Marta Ferrer');
  await form.getByLabel(words.phone).fill(`+346${digits}`);
  await form.getByLabel(words.password).fill('una-clave-larga-9');
  await form.getByLabel(words.again).fill('una-clave-larga-9');
  await form.getByRole('button', { name: words.create }).click();
}

/** Presses the first such button on a poster of the home page: the community's says the same words. */
export const pressPoster = (page: Page, tongue: Tongue, button: 'buy' | 'join') =>
  page.locator('#events').getByRole('link', { name: tongues[tongue][button], exact: true }).first().click();

/** From the poster on the home page to the checkout, by way of a new account. */
export async function goToCheckout(page: Page, tongue: Tongue) {
  await openHome(page, tongue);
  await pressPoster(page, tongue, 'buy');
  await signUp(page, tongue);
  await page.waitForURL(/\/checkout\?/);
}

export async function fillCard(page: Page, tongue: Tongue, number: string) {
  const words = tongues[tongue];
  await page.getByLabel(words.cardNumber).fill(number);
  await page.getByLabel(words.expiry).fill('12 / 34');
  await page.getByLabel(words.cvc).fill('123');
}

/** The button that pays, once the places are held. */
export async function readyToPay(page: Page, tongue: Tongue): Promise<Locator> {
  const button = page.getByRole('button', { name: tongues[tongue].pay });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  return button;
}

/** Presses Pay once the places are held. */
export const pay = async (page: Page, tongue: Tongue): Promise<void> => (await readyToPay(page, tongue)).click();

/** The dashboard with a new booking: as many codes as places. */
export async function expectTickets(page: Page, tongue: Tongue, count: number) {
  await page.waitForURL(/\/user-dashboard\?payment=success/);
  await expectCodes(page, tongue, count);
}

/** The dashboard with a booking, however it came there. */
export async function expectCodes(page: Page, tongue: Tongue, count: number) {
  const tickets = page.getByRole('list', { name: tongues[tongue].tickets }).getByRole('listitem');
  await expect(tickets).toHaveCount(count);
  for (const code of await tickets.locator('code').allTextContents()) expect(code).toMatch(/^[A-Z0-9]{8}$/);
}

/** What was typed outlives a reload: whoever wants an empty form again forgets it first. */
export const forgetDrafts = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.removeItem('drafts'));
