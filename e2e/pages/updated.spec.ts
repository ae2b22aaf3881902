/** The house is updated while a page stands open: it no longer has the page's files (decision 0157). */
import { expect } from '@playwright/test';
import { awake } from '../asleep.ts';
import { hasChosen } from '../pages.ts';
import { test } from '../test.ts';

// A kept browser has the files of pages that another journey went to.
test.use({ isFresh: true });

test('a page whose files are gone is loaded anew once the house itself answers', async ({ page }) => {
  await hasChosen(page, 'en');
  await page.goto('/search?type=jobs');
  await awake(page);
  const card = page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = (await card.textContent()) ?? '';
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  let proxied = 0;
  await page.route('**/jobs/*', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    proxied += 1;
    // A proxy in its place first: what it says would be all that is left of the page.
    if (proxied === 1) return route.fulfill({ status: 502, body: 'Bad Gateway' });
    await page.unroute('**/assets/**');
    return route.fallback();
  });
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(proxied).toBe(2);
});
