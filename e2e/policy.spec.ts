/** The policy of the pages in a real browser: nothing that the house itself draws is refused by it. */
import { expect, type Page } from '@playwright/test';
import { openAs, pagesForAll } from './routes.ts';
import { test } from './test.ts';

type Refused = { readonly refused: string[] };

/** Notes what the browser refuses from the first byte of a page on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      refused.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
}
const refusedOn = (page: Page) => page.evaluate(() => (globalThis as unknown as Refused).refused);

test('every page is drawn within its policy, in both languages', async ({ page }) => {
  test.setTimeout(180_000);
  await watch(page);
  const found: string[] = [];
  for (const [index, path] of pagesForAll.entries()) {
    await openAs(page, path, { language: index % 2 === 0 ? 'en' : 'es', inking: 'day', width: 1440 });
    for (const refused of await refusedOn(page)) found.push(`${path}: ${refused}`);
  }
  expect(found).toEqual([]);
});

test('what a page may not have is refused', async ({ page }) => {
  await watch(page);
  await page.goto('/community');
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    document.body.append(Object.assign(new Image(), { src: 'https://pictures.example/a.png' }));
  });
  await expect
    .poll(async () => (await refusedOn(page)).map((refused) => refused.split(' ').slice(0, 2).join(' ')))
    .toEqual(['style-src-elem inline', 'img-src https://pictures.example/a.png']);
});
