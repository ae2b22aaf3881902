/** axe finds nothing on any page, in both languages, both inkings, at 390 and 1440 px (quality, Interface; issue 3). */
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './axe.ts';
import { aBusiness, aSoldRental, openWorkspace } from './business.ts';
import { goOn } from './desk.ts';
import { expectWords, keys, textsOf } from './languages.ts';
import { speak } from './pages.ts';
import { refusedOn, watchPolicy } from './policy.ts';
import { openAs, pagesForAll, pagesForOwners } from './routes.ts';
import { test } from './test.ts';

test('the keys are known', () => expect(keys.size).toBeGreaterThan(200));

for (const path of pagesForAll)
  test(`${path} has nothing that axe finds, shows words, each in its language, and keeps to its policy`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await watchPolicy(page);
    await openAs(page, path, { language: 'en', inking: 'day', width: 1440 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const english = await textsOf(page);
    await expectAccessible(page, `${path} in en`);

    // The other language as the server writes it, and as the page's own toggle does.
    await page.setViewportSize({ width: 1440, height: 900 });
    expectWords(english, await textsOf(page, await inSpanish(page)));
    await speak(page, 'es');
    await expect(async () => expectWords(english, await textsOf(page))).toPass();
    await expectAccessible(page, `${path} in es`);
    expect(await refusedOn(page)).toEqual([]);
  });

/** What the server writes of this page in Spanish. */
async function inSpanish(page: Page): Promise<string> {
  const address = new URL(page.url());
  address.searchParams.set('lang', 'es');
  const html = await (await page.request.get(address.href)).text();
  expect(html).toMatch(/<html[^>]* lang="es"/);
  return html;
}

test('the workspace of a business has nothing that axe finds, part by part, in both languages', async ({
  page,
  visitor,
}) => {
  test.setTimeout(300_000);
  await aBusiness(page, 'en');
  const { id } = await aSoldRental(page, visitor, 'en');
  await openWorkspace(page, 'en');
  for (const path of pagesForOwners) {
    await goOn(page, path.replace('{rental}', id).split('?')[1] ?? '');
    if (path.includes('open=')) await expect(page.locator('.desk-sheet')).toBeVisible();
    await expectAccessibleInBoth(page, path);
  }
});
