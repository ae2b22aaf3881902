/** Looks at the page as it stands with axe, in both inkings and at both widths (quality, Interface). */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inkings, widths } from './routes.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing and that nothing has to be moved sideways. `what` names the page in a failure. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
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
      expect(found, `${what}, ${inking} at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${what}, sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
}
