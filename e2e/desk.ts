/** The way to the desk: whoever runs the town signs in once a worker. */
import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import { house } from './house.ts';
import { isSomebody, type Somebody } from './signed-in.ts';
import type { Tongue } from './pages.ts';
import type { Visitor } from './test.ts';

/** As playwright.config.ts seats them. */
export const admin = { phone: '+34600000001', password: 'una-clave-larga-9' };

const titles = { en: 'Front desk', es: 'Recepción' } as const;

const desks = new Map<string, Promise<{ readonly wire: APIRequestContext; readonly user: Somebody }>>();

/** Signing in costs more than most of what the desk does: one session serves all journeys of a worker. */
function signedIn(baseURL: string) {
  const known = desks.get(baseURL);
  if (known) return known;
  const opened = request.newContext({ baseURL }).then(async (wire) => {
    const reply = await wire.post('/api/auth/signin', { data: admin });
    expect(reply.status()).toBe(200);
    return { wire, user: (await reply.json()).user };
  });
  desks.set(baseURL, opened);
  return opened;
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

/** A second admin's window: the same account from another browser. */
export async function secondDesk(visitor: Visitor, tongue: Tongue, search = ''): Promise<Page> {
  const page = await visitor();
  await openDesk(page, tongue, search);
  return page;
}
