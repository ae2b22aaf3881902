/** Whoever reads in colours of their own sees what can be pressed and what is chosen (forced colours, decision 0149). */
import { expect, type Locator } from '@playwright/test';
import { awake } from '../asleep.ts';
import { aBusiness, aSoldRental, openWorkspace } from '../business.ts';
import { hasChosen } from '../pages.ts';
import { test } from '../test.ts';

const frameOf = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });

test('in colours of one’s own a button has a frame, and what is chosen a wide one', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await hasChosen(page, 'es');
  await page.goto('/search?type=rentals');
  await awake(page);
  const language = page.getByRole('banner').getByRole('button');
  expect(await frameOf(language.and(page.locator('[lang=es]')))).toBe('solid 3px');
  expect(await frameOf(language.and(page.locator('[lang=en]')))).not.toBe('solid 3px');
  expect(await frameOf(page.getByRole('link', { name: 'Resérvalo' }).first())).toBe('solid 1px');
  await page.locator('summary').first().click();
  const category = page.getByRole('group', { name: 'Categoría' }).locator('label');
  expect(await frameOf(category.filter({ has: page.locator(':checked') }))).toBe('solid 3px');
  expect(await frameOf(category.last())).not.toBe('solid 3px');
});

test('what is chosen in a list frames its field, not the word above it', async ({ page, visitor }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await aBusiness(page, 'es');
  await aSoldRental(page, visitor, 'es');
  await openWorkspace(page, 'es', 'tab=listings&view=rentals');
  const order = page.locator('label').filter({ has: page.getByRole('combobox', { name: 'Orden' }) });
  expect(await frameOf(order)).not.toBe('solid 3px');
});
