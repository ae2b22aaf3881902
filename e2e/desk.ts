/** The way to the desk: whoever runs the town signs in once a worker. */
import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import { awake } from './asleep.ts';
import { now } from './clock.ts';
import { house } from './house.ts';
import { isSomebody, type Somebody } from './signed-in.ts';
import type { Tongue } from './pages.ts';
import type { Visitor } from './test.ts';

/** As playwright.config.ts seats them. */
export const admin = { phone: '+34600000001', password: 'una-clave-larga-9' };

const titles = { en: 'Front desk', es: 'Recepción' } as const;
const searches = { en: 'Search', es: 'Buscar' } as const;

type Desk = { readonly wire: APIRequestContext; readonly user: Somebody; confirmedAt: Date };
const desks = new Map<string, Promise<Desk>>();

/** Money, roles and exports ask again who it is after ten minutes (decision 0028); journeys have at least half of them. */
const freshMs = 5 * 60_000;

/** Signing in costs more than most of what the desk does: one session serves all journeys of a worker. */
async function signedIn(baseURL: string): Promise<Desk> {
  const opening = desks.get(baseURL) ?? signIn(baseURL);
  desks.set(baseURL, opening);
  const desk = await opening;
  if (now().getTime() - desk.confirmedAt.getTime() > freshMs) {
    desk.confirmedAt = now();
    const reply = await desk.wire.post('/api/auth/confirm', { data: { password: admin.password } });
    expect(reply.status()).toBe(200);
  }
  return desk;
}

async function signIn(baseURL: string): Promise<Desk> {
  const wire = await request.newContext({ baseURL });
  const reply = await wire.post('/api/auth/signin', { data: admin });
  expect(reply.status()).toBe(200);
  // Asked for at the first sign-in, in a card over the work (e2e/desk/desk.spec.ts looks at it).
  const email = { email: 'desk@aftersun.example', password: admin.password };
  const changed = await wire.patch('/api/account', { data: email });
  expect(changed.status()).toBe(200);
  const { user } = await changed.json();
  return { wire, user, confirmedAt: now() };
}

/** The desk of a house without a window, for what a journey only prepares. */
export const deskOf = async (baseURL: string = house) => (await signedIn(baseURL)).wire;

/** Opens a part of the desk as the admin, `tab=events` for example, in a language. */
export async function openDesk(page: Page, tongue: Tongue, search = ''): Promise<void> {
  const { wire, user } = await signedIn(house);
  const { cookies } = await wire.storageState();
  await page.context().addCookies(cookies);
  await isSomebody(page, tongue, user);
  await page.goto(`/admin${search === '' ? '' : `?${search}`}`);
  // A sheet that the address opens hides the desk behind it from readers.
  await expect(page.getByRole('heading', { level: 1, name: titles[tongue], includeHidden: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', tongue);
}

/**
 * Goes on to another part of the desk or of the workspace, `tab=events&open=new` for example, as their own links do: the
 * page stays, and with it what axe has compiled in it. What is open on the way is closed before, so that a sheet is the
 * new one. The link is pressed, for React brings what is pressed to life first: an address that changes while the part is
 * still as the server wrote it is drawn with the old part marked as the current one, for good.
 */
export async function goOn(page: Page, search: string): Promise<void> {
  const tab = `tab=${new URLSearchParams(search).get('tab') ?? ''}`;
  await awake(page);
  await page.locator(`nav a[href$="${tab}"]`).first().dispatchEvent('click');
  await expect(page.locator('.desk-sheet')).toHaveCount(0);
  await expect(page.locator(`nav [aria-current=page][href$="${tab}"]`).first()).toBeAttached();
  if (search !== tab) await page.evaluate((address) => history.pushState(null, '', address), `?${search}`);
}

/** Looks for something in a list of the desk until nothing else is left: rows move under the hand while the answer comes. */
export async function lookFor(page: Page, tongue: Tongue, text: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: searches[tongue] });
  await box.fill(text);
  await box.press('Enter');
  await expect(page.getByRole('article').filter({ hasNotText: text })).toHaveCount(0);
}

/** A second admin's window: the same account from another browser. */
export async function secondDesk(visitor: Visitor, tongue: Tongue, search = ''): Promise<Page> {
  const page = await visitor();
  await openDesk(page, tongue, search);
  return page;
}
