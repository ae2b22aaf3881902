/** The policy of the pages in a real browser: what the house did not write is refused (what it draws is not: accessibility.spec.ts). */
import { expect } from '@playwright/test';
import { refusedOn, watchPolicy } from '../policy.ts';
import { test } from '../test.ts';

test('what a page may not have is refused', async ({ page }) => {
  await watchPolicy(page);
  await page.goto('/community');
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    document.body.append(Object.assign(new Image(), { src: 'https://pictures.example/a.png' }));
  });
  await expect
    .poll(async () => (await refusedOn(page)).map((refused) => refused.split(' ').slice(0, 2).join(' ')))
    .toEqual(['style-src-elem inline', 'img-src https://pictures.example/a.png']);
});
