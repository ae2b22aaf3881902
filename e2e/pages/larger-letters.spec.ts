/** Whoever set letters twice as large in their browser reads them so, and nothing leaves the window for it (decision 0153). */
import { expect, type Page } from '@playwright/test';
import { awake } from '../asleep.ts';
import { aBusiness } from '../business.ts';
import { beyondSides } from '../covered.ts';
import { withPictures } from '../launch.ts';
import { aMember } from '../members.ts';
import { fillCard, hasChosen, pay } from '../pages.ts';
import { addressOf } from '../routes.ts';
import { test } from '../test.ts';

const args = [...(withPictures.args ?? []), '--blink-settings=imagesEnabled=false,defaultFontSize=32'];
test.use({ launchOptions: { ...withPictures, args } });

type Paid = { readonly id: string; readonly payTo: string | null };

const paths = [
  '/',
  '/search',
  '/events/{first}',
  '/rentals/{first}',
  '/businesses/{first}',
  '/jobs/{first}',
  '/advertise',
  '/safety-tips',
  '/user-dashboard',
  '/messages',
];

/** Nothing leaves the window by its sides, and a phone has made no wider one for it. */
async function staysIn(page: Page, path: string): Promise<void> {
  expect(await beyondSides(page), path).toEqual([]);
  // A phone makes its window wider for what is too wide: not what the page has.
  const [all, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(all, path).toBe(window);
}

/** The page's letters are as large as they were set, and it stays in its window. */
async function isLarge(page: Page, path: string): Promise<void> {
  await page.goto(await addressOf(page.context(), path));
  await awake(page);
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize));
  expect(await size('body'), path).toBe(32);
  expect(await size('h1'), path).toBeGreaterThan(28);
  await staysIn(page, path);
}

test('letters are as large as the reader set them, and stay in the window @phone', async ({ page }) => {
  await hasChosen(page, 'es');
  // Whoever is signed in is sent on from there.
  await isLarge(page, '/auth');
  await aMember(page, 'es');
  for (const path of paths) await isLarge(page, path);
});

test('the button of a job that pays from one sum to another is whole @phone', async ({ page }) => {
  await hasChosen(page, 'es');
  const jobs = (await (await page.request.get('/api/jobs?lang=es')).json()) as Paid[];
  const job = jobs.find(({ payTo }) => payTo !== null);
  await page.goto(`/jobs/${job?.id}`);
  await awake(page);
  const apply = page.getByRole('link', { name: 'Inscribirme', exact: true });
  const box = await apply.first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('a plan that ends with its month stays in the window of its owner @phone', async ({ page }) => {
  await hasChosen(page, 'es');
  await aBusiness(page, 'es');
  await page.goto('/checkout?plan=professional');
  await fillCard(page, 'es', '4242 4242 4242 4242');
  await pay(page, 'es');
  await expect(page.locator('.plan-badge')).toContainText('Plan Professional');
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id);
  const own = `/api/users/${id}/plan`;
  const { version } = (await (await page.request.get(own)).json()) as { version: number };
  expect((await page.request.patch(own, { data: { action: 'end', version } })).status()).toBe(200);
  await page.goto('/user-dashboard');
  await expect(page.locator('.plan-badge')).toContainText('TERMINA');
  await staysIn(page, '/user-dashboard');
});
