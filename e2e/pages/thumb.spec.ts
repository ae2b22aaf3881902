/** A thumb on a slow line: what it touches on its way, what a press says at once, and where the next page begins (decision 0159). */
import { expect, type Page } from '@playwright/test';
import { awake, holdFiles } from '../asleep.ts';
import { hasChosen } from '../pages.ts';
import { test } from '../test.ts';

// A kept browser has the files of pages that another journey went to.
test.use({ isFresh: true });

const cards = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link');
const idIn = (href: string | null) => href?.split('/').at(-1)?.split('?')[0] ?? '';

/** How far down the page was when it was first drawn with this heading. */
const beginsAt = (page: Page, heading: string) =>
  page.evaluateHandle((title) => {
    const drawn = { at: undefined as number | undefined };
    const look = () => {
      if (document.querySelector('h1')?.textContent?.trim() === title) drawn.at = scrollY;
      else requestAnimationFrame(look);
    };
    look();
    return drawn;
  }, heading);

test('who scrolls past links asks for none of their pages; a press is answered at once, and the page begins at its top (es) @phone', async ({
  page,
}) => {
  await hasChosen(page, 'es');
  await page.goto('/search?type=jobs');
  await awake(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const [passed, last] = [cards(page).first(), cards(page).last()];
  const [passedId, lastId] = [idIn(await passed.getAttribute('href')), idIn(await last.getAttribute('href'))];
  const letIn = await holdFiles(page, /\/assets\/[\w-]+\.js$/);
  await passed.dispatchEvent('touchstart');
  const title = ((await last.textContent()) ?? '').trim();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const drawn = await beginsAt(page, title);
  // Told, not tapped: what lies above gets its height while it is pressed.
  await last.dispatchEvent('click');
  const going = page.locator('html[data-going]');
  await expect(going).toBeAttached();
  letIn();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(going).toHaveCount(0);
  await expect.poll(() => drawn.evaluate(({ at }) => at)).toBe(0);
  expect(asked.filter((url) => url.includes(lastId))).not.toEqual([]);
  expect(asked.filter((url) => url.includes(passedId))).toEqual([]);
});
