/** axe finds nothing on any page, in both languages, both inkings, at 390 and 1440 px (quality, Interface). */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { languages } from '../src/kit/shared/messages.ts';
import { inkings, openAs, pagesForAll, widths } from './routes.ts';
import { test } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of pagesForAll)
  for (const language of languages)
    test(`${path} in ${language} has nothing that axe finds`, async ({ page }) => {
      test.slow();
      await openAs(page, path, { language, inking: 'day', width: 1440 });
      // Under the paper's grain axe can't tell colours, and would pass every contrast as undecided.
      await page.addStyleTag({ content: 'body::before, body::after { display: none !important }' });
      for (const inking of inkings)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), inking);
          // A colour on its way to the other inking is no colour yet.
          await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
          const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
          );
          expect(found, `${inking} at ${width} px`).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
        }
    });
