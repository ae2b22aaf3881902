/** A business account in a journey, and the way to its workspace. */
import { expect, type Locator, type Page } from '@playwright/test';
import { anOwnersFile } from '#features/traders/testing.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { deskOf } from './desk.ts';
import { words as listingWords } from './listing-words.ts';
import { aMember, buysNights, type Somebody } from './members.ts';
import { pressMore } from './more.ts';
import { message, type Tongue } from './pages.ts';
import { aPhoto } from './photo.ts';
import { now } from './clock.ts';
import { isSomebody } from './signed-in.ts';
import type { Visitor } from './test.ts';
import { aSuffix, newDigits } from './suffix.ts';

const titles = { en: 'Your business', es: 'Tu negocio' } as const;

/** Opens a business account and is signed in with it. */
export async function aBusiness(page: Page, tongue: Tongue): Promise<void> {
  const digits = newDigits();
  const reply = await page.request.post(`/api/auth/signup?lang=${tongue}`, {
    data: {
      username: `iratxe${digits}`,
      fullName: 'Iratxe Goñi',
      phone: `+346${digits}`,
      email: null,
      password: 'una-clave-larga-9',
      accountType: 'business',
    },
  });
  expect(reply.status()).toBe(201);
  const { user } = await reply.json();
  await saysWhoSells(page);
  await isSomebody(page, tongue, user);
}

/** Says who sells and where they are paid, so that what has a price can be paid for. */
export async function saysWhoSells(page: Page): Promise<void> {
  // Each account its own: nobody sells under another's number.
  const digits = newDigits();
  const taxNumber = `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]}`;
  const data = { ...anOwnersFile, taxNumber, name: 'Iratxe Goñi', email: 'iratxe@taller.example' };
  expect((await page.request.put('/api/trader', { data })).status()).toBe(200);
  const bank = { holder: 'Iratxe Goñi', iban: 'ES91 2100 0418 4502 0005 1332' };
  expect((await page.request.put('/api/payout-account', { data: bank })).status()).toBe(200);
}

/** Opens a part of the workspace. */
export async function openWorkspace(page: Page, tongue: Tongue, search = ''): Promise<void> {
  await page.goto(`/dashboard${search === '' ? '' : `?${search}`}`);
  const title = page.getByRole('heading', { level: 1, name: titles[tongue], includeHidden: true });
  await expect(title).toBeVisible({ timeout: 20_000 });
}

/** The way of an owner's listing, as its row says it. */
export const reviewWords = {
  en: {
    draft: 'Draft',
    ask: 'Send for review',
    waiting: 'Waiting for review',
    publish: 'Publish',
    published: 'Published',
    return: 'Send back',
    whyBack: /^What should they change/,
    sentBack: (note: string) => `The desk sent it back: ${note}`,
    open: 'Public',
    pause: 'Pause',
    paused: 'Paused',
    resume: 'Resume',
  },
  es: {
    draft: 'Borrador',
    ask: 'Enviar a revisión',
    waiting: 'Pendiente de revisión',
    publish: 'Publicar',
    published: 'Publicado',
    return: 'Devolver',
    whyBack: /^¿Qué debería cambiar/,
    sentBack: (note: string) => `La recepción lo ha devuelto: ${note}`,
    open: 'Público',
    pause: 'Pausar',
    paused: 'En pausa',
    resume: 'Reanudar',
  },
} as const;

/** The row of one's listing. */
export const rowOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Fills a field that has a box for each language. */
export async function fillBoth(sheet: Locator, tongue: Tongue, label: string, en: string, es: string): Promise<void> {
  const [english, spanish] = listingWords[tongue].in;
  await sheet.getByLabel(`${label} (${english})`).fill(en);
  await sheet.getByLabel(`${label} (${spanish})`).fill(es);
}

/** Uploads a photo in the open form and says what it shows. */
export async function addPhoto(sheet: Locator, tongue: Tongue): Promise<void> {
  const { shows, save } = listingWords[tongue];
  await sheet.locator('input[type=file]').setInputFiles(await aPhoto());
  await fillBoth(sheet, tongue, shows, 'A stage', 'Un escenario');
  await expect(sheet.getByRole('button', { name: new RegExp(`^${save}`) })).toBeEnabled();
}

/** Saves a new listing: it begins as a draft, and goes to the desk. */
export async function sendsForReview(page: Page, tongue: Tongue, name: string): Promise<void> {
  const say = reviewWords[tongue];
  const row = rowOf(page, name);
  const save = listingWords[tongue].save;
  const sheet = page.locator('.desk-sheet');
  await sheet.getByRole('button', { name: new RegExp(`^${save}`) }).click();
  await expect(row.getByText(say.draft, { exact: true })).toBeVisible();
  await row.getByRole('button', { name: say.ask }).click();
  await expect(row.getByText(say.waiting)).toBeVisible();
}

/** The desk looks at it and publishes it. */
export async function deskPublishes(desk: Page, tongue: Tongue, name: string): Promise<void> {
  const say = reviewWords[tongue];
  const row = rowOf(desk, name);
  await expect(row.getByText(say.waiting)).toBeVisible({ timeout: 20_000 });
  await row.getByRole('button', { name: say.publish }).click();
  await expect(message(desk)).toContainText(say.published);
}

/** The same without a window: journeys that look at the desk elsewhere. Gives the listing's id; `name` finds one of several. */
export async function isPublishedFor(
  page: Page,
  kind: 'events' | 'rentals' | 'businesses' | 'jobs',
  name = '',
): Promise<string> {
  const asked = await page.request.get(`/api/admin/${kind}?q=${encodeURIComponent(name)}`);
  const [own] = await asked.json();
  const desk = await deskOf();
  const reply = await desk.post(`/api/${kind}/${own.id}/steps`, { data: { step: 'publish' } });
  expect(reply.status()).toBe(200);
  return own.id;
}

/** A public night of the business that is signed in; `called` is in its title, with what nobody else's has. */
export async function aNightOf(
  page: Page,
  {
    called,
    inDays = 12,
    ...over
  }: { readonly called: string; readonly price: string; readonly inDays?: number; readonly capacity?: number },
): Promise<{ readonly id: string; readonly title: string }> {
  const title = `${called} ${aSuffix()}`;
  const data = {
    title: { en: title, es: title },
    description: { en: 'Until late.', es: 'Hasta tarde.' },
    category: 'party',
    location: 'Levante',
    address: 'Avenida de Alcoy 4',
    date: addDays(wallClock(now()).date, inDays),
    time: '23:30',
    duration: { en: '4 hours', es: '4 horas' },
    organizer: 'Iratxe Goñi',
    imageUrl: 'https://images.example/night.jpg',
    ...over,
  };
  const made = await page.request.post('/api/events', { data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  await page.request.post(`/api/events/${id}/steps`, { data: { step: 'ask' } });
  await isPublishedFor(page, 'events', title);
  return { id, title };
}

const aTerrace = {
  title: { en: 'Terrace', es: 'Terraza' },
  description: { en: 'Sun.', es: 'Sol.' },
  price: '100',
  location: 'Levante',
  contactPhone: '600555001',
  contactEmail: 'iratxe@correo.example',
};

/** A rental that the business which is signed in has written down and shown to nobody. Gives its id. */
export async function aDraftRentalOf(page: Page, over: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const made = await page.request.post('/api/rentals', { data: { ...aTerrace, ...over } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  return id;
}

/** Its owner sends a draft for review, and the desk publishes it. */
export async function isLet(page: Page, id: string): Promise<void> {
  const asked = await page.request.post(`/api/rentals/${id}/steps`, { data: { step: 'ask' } });
  expect(asked.status()).toBe(200);
  await isPublishedFor(page, 'rentals');
}

/** A public rental of the business that is signed in. Gives its id. */
export async function aRentalOf(page: Page, over: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = await aDraftRentalOf(page, over);
  await isLet(page, id);
  return id;
}

/** What the desk has seen is public, paused and taken up again by its owner alone. */
export async function pausesAndResumes(page: Page, tongue: Tongue, name: string): Promise<void> {
  const say = reviewWords[tongue];
  const row = rowOf(page, name);
  await expect(row.getByText(say.open, { exact: true })).toBeVisible({ timeout: 20_000 });
  await pressMore(row, say.pause);
  await expect(row.getByText(say.paused, { exact: true })).toBeVisible();
  await row.getByRole('button', { name: say.resume }).click();
  await expect(row.getByText(say.open, { exact: true })).toBeVisible();
}

/** A public rental of the business that is signed in, with dates kept back and two nights sold. */
export async function aSoldRental(
  page: Page,
  visitor: Visitor,
  tongue: Tongue,
): Promise<{ id: string; title: string; order: string; guest: Page; member: Somebody }> {
  const id = await aDraftRentalOf(page);
  const day = (days: number) => addDays(wallClock(now()).date, days);
  const kept = { from: day(20), to: day(22), quantity: 1, note: 'Paint' };
  expect((await page.request.post(`/api/rentals/${id}/blocks`, { data: kept })).status()).toBe(201);
  await isLet(page, id);
  const guest = await visitor();
  const member = await aMember(guest, tongue);
  const order = await buysNights(guest, member, id);
  return { id, title: aTerrace.title[tongue], order, guest, member };
}
