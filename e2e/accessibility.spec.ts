/** axe finds nothing on any page, in both languages, both inkings, at 390 and 1440 px (quality, Interface; issue 3). */
import { expect } from '@playwright/test';
import { languages } from '../src/kit/shared/messages.ts';
import { expectAccessible, expectAccessibleInBoth } from './axe.ts';
import { aBusiness, aSoldRental, openWorkspace } from './business.ts';
import { goOn } from './desk.ts';
import { expectWords, keys, textsOf } from './languages.ts';
import { refusedOn, watchPolicy } from './policy.ts';
import { openAs, pagesForAll, pagesForOwners } from './routes.ts';
import { test } from './test.ts';

test('the keys are known', () => expect(keys.size).toBeGreaterThan(200));

for (const path of pagesForAll)
  test(`${path} has nothing that axe finds, shows words, each in its language, and keeps to its policy`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const texts = { en: [] as string[], es: [] as string[] };
    await watchPolicy(page);
    for (const language of languages) {
      await openAs(page, path, { language, inking: 'day', width: 1440 });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      texts[language] = await textsOf(page);
      expect(await refusedOn(page)).toEqual([]);
      await expectAccessible(page, `${path} in ${language}`);
    }
    expectWords(texts.en, texts.es);
  });

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
