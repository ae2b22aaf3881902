/** A listing's title as long as it may be, with words as long as German has: nothing leaves a phone's window (decision 0164). */
import { expect } from '@playwright/test';
import { awake } from '../asleep.ts';
import { beyondSides } from '../covered.ts';
import { house } from '../house.ts';
import { aMember, aNight, buysTwo } from '../members.ts';
import { expectCodes } from '../pages.ts';
import { test } from '../test.ts';

const title = 'Sommernachtsdonaudampfschifffahrtsgesellschaft presents the Rooftop Electroswing Unterhaltungsnacht';

test('a long title stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const night = await aNight(30, 'moderate', '23:30', house, 20, { en: title, es: title });
  await buysTwo(page, await aMember(page, 'en'), night);

  for (const path of [
    `/events/${night}`,
    `/checkout?type=event&id=${night}`,
    '/search?type=jobs&query=sommernachtsdonau',
    '/user-dashboard',
  ]) {
    await page.goto(path);
    await awake(page);
    await expect(page.getByText(title).first()).toBeVisible();
    if (path === '/user-dashboard') await expectCodes(page, 'en', 2);
    expect(await beyondSides(page), path).toEqual([]);
  }
});
