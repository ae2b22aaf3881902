/** axe finds nothing on any page, in both languages, both inkings, at 390 and 1440 px (quality, Interface). */
import { expect } from '@playwright/test';
import { languages } from '../src/kit/shared/messages.ts';
import { expectAccessible } from './axe.ts';
import { aBusiness, aSoldRental, openWorkspace } from './business.ts';
import { openAs, pagesForAll, pagesForOwners } from './routes.ts';
import { test } from './test.ts';

for (const path of pagesForAll)
  for (const language of languages)
    test(`${path} in ${language} has nothing that axe finds`, async ({ page }) => {
      test.slow();
      await openAs(page, path, { language, inking: 'day', width: 1440 });
      await expectAccessible(page, path);
    });

for (const language of languages)
  test(`the workspace of a business has nothing that axe finds, part by part (${language})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000);
    await aBusiness(page, language);
    const { id } = await aSoldRental(page, browser, language);
    for (const path of pagesForOwners) {
      await openWorkspace(page, language, path.replace('{rental}', id).split('?')[1]);
      if (path.includes('open=')) await expect(page.locator('.desk-sheet')).toBeVisible();
      await expect(page.locator('.desk-loading')).toHaveCount(0);
      await expectAccessible(page, path);
    }
  });
