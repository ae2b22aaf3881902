/** Whoever goes by keyboard sees where they are, on every ground and in every row that is swiped (decision 0164). */
import { expect, type Page } from '@playwright/test';
import { aBusiness, openWorkspace } from '../business.ts';
import { openDesk } from '../desk.ts';
import { aMember, aNight, buysTwo } from '../members.ts';
import { awake } from '../asleep.ts';
import { expectCodes } from '../pages.ts';
import { lostRings } from '../rings.ts';
import { showAll } from '../routes.ts';
import { test } from '../test.ts';

const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

async function expectRings(page: Page, what: string): Promise<void> {
  await showAll(page);
  for (const inking of ['day', 'night']) expect(await lostRings(page, inking), `${what} by ${inking}`).toEqual([]);
}

test('what has the keyboard is seen on public pages', async ({ page }) => {
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    for (const path of ['/', '/search?type=businesses']) {
      await page.goto(path);
      await awake(page);
      await expectRings(page, `${path} (${name})`);
    }
  }
});

test('what has the keyboard is seen on tickets', async ({ page }) => {
  const member = await aMember(page, 'en');
  await buysTwo(page, member, await aNight(30, 'moderate'));
  await page.setViewportSize(widths.phone);
  await page.goto('/user-dashboard');
  await expectCodes(page, 'en', 2);
  await expectRings(page, 'tickets');
});

test('what has the keyboard is seen in a workspace', async ({ page }) => {
  await aBusiness(page, 'en');
  await page.setViewportSize(widths.phone);
  await openWorkspace(page, 'en', 'tab=listings&view=rentals');
  await expectRings(page, 'workspace');
});

test('what has the keyboard is seen at the desk', async ({ page }) => {
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await openDesk(page, 'en', 'tab=imports&open=new');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRings(page, `sheet (${name})`);
    await openDesk(page, 'en', 'tab=inbox');
    await expectRings(page, `desk (${name})`);
  }
});
