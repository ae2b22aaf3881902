/** axe finds nothing on any page, in both languages, both inkings, at 390 and 1440 px (quality, Interface). */
import { languages } from '../src/kit/shared/messages.ts';
import { expectAccessible } from './axe.ts';
import { openAs, pagesForAll } from './routes.ts';
import { test } from './test.ts';

for (const path of pagesForAll)
  for (const language of languages)
    test(`${path} in ${language} has nothing that axe finds`, async ({ page }) => {
      test.slow();
      await openAs(page, path, { language, inking: 'day', width: 1440 });
      await expectAccessible(page, path);
    });
