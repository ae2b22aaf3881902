/** What comes after a phone's first paint moves nothing that stands (quality, Fast: shift at most 0.1), as it is drawn. */
import { expect, type Page } from '@playwright/test';
import { openAsleep } from '../asleep.ts';
import { withPictures } from '../launch.ts';
import { test } from '../test.ts';

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
      // Whoever has nothing to tell is not called.
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
  // That the town is a demo stands above the desk's keys, and comes with them.
  expect(await (await page.request.get('/admin?lang=es')).text()).toContain('aria-label="Ciudad de muestra"');
});

test('what somebody jumped to stays under their finger when all above it gets its height (es) @phone', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/?lang=es');
  await expect(page.locator('html[data-unpainted]')).toHaveCount(0);
  const button = page.locator('#holiday button').first();
  const top = () => button.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // What is near is laid out first, and the window corrected after it.
  await expect(async () => {
    const before = await top();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await top()).toBe(before);
  }).toPass();
  await expect(page.locator('html')).not.toHaveAttribute('data-wanted');
  const [place, height] = [await top(), await page.evaluate(() => document.documentElement.scrollHeight)];
  wake();
  await expect(page.locator('html')).toHaveAttribute('data-wanted');
  // What was past by then has grown, and the button is where it was.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height + 100);
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThanOrEqual(1);
});

test('the first window is as high before the end of its page has come (es) @phone', async ({ page }) => {
  const whole = await (await page.request.get('/?lang=es', { headers: { accept: 'text/html' } })).text();
  const plate = page.locator('.hero-plate');
  const heights: (number | undefined)[] = [];
  for (const body of [whole, whole.slice(0, whole.indexOf('<footer'))]) {
    await page.route('**/?lang=es', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/?lang=es');
    heights.push((await plate.boundingBox())?.height);
    await page.unrouteAll();
  }
  expect(heights[0]).toBeGreaterThan(500);
  expect(heights[1]).toBe(heights[0]);
});
