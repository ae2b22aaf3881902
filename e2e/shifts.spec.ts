/** What comes after a phone's first paint moves nothing that stands (quality, Fast: shift at most 0.1), as it is drawn. */
import { expect, type Page } from '@playwright/test';
import { withPictures } from './launch.ts';
import { test } from './test.ts';

test.use({ launchOptions: withPictures });

type Shift = PerformanceEntry & { readonly value: number };

/** How far a page's parts have moved by themselves since it was opened: the browser's own score. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    // Twice, for what was drawn before is told with the next one.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return new Promise<number>((resolve) => {
      const add = (list: PerformanceObserverEntryList) =>
        resolve((list.getEntries() as Shift[]).reduce((sum, { value }) => sum + value, 0));
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
      // Who has nothing to tell is not called.
      setTimeout(resolve, 300, 0);
    });
  });

test('nothing moves while a page comes (es) @phone', async ({ page }) => {
  const firstOf = async (kind: string) => (await (await page.request.get(`/api/${kind}?limit=1`)).json())[0].id;
  for (const path of ['/', '/search', `/events/${await firstOf('events')}`, `/rentals/${await firstOf('rentals')}`]) {
    await page.goto(`${path}?lang=es`);
    // What waited for the first paint is there.
    await expect(page.locator('html[data-unpainted]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    expect(await shiftOf(page), path).toBeLessThanOrEqual(0.1);
  }
});
