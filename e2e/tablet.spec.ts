/** Between a phone and a desk: what stands in columns keeps the room to be read in (decision 0158). */
import { expect, type Locator } from '@playwright/test';
import { aBusiness, aSoldRental, openWorkspace, rowOf } from './business.ts';
import { aMember, aNight, buysTwo } from './members.ts';
import { expectCodes } from './pages.ts';
import { test } from './test.ts';

const widthOf = (part: Locator): Promise<number> =>
  part.evaluate((element: HTMLElement) => element.getBoundingClientRect().width);

test('an owner reads what a row says beside its buttons', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await aBusiness(page, 'es');
  await aSoldRental(page, visitor, 'es');
  await openWorkspace(page, 'es', 'tab=listings&view=rentals');
  expect(await widthOf(rowOf(page, 'Terraza').getByRole('heading'))).toBeGreaterThan(200);
});

test('codes stay in their boxes, and what was saved has whole words', async ({ page }) => {
  const member = await aMember(page, 'es');
  const night = await aNight(30, 'moderate');
  await buysTwo(page, member, night);
  expect((await page.request.put(`/api/saved/event/${night}`)).ok()).toBe(true);

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/user-dashboard');
  await expectCodes(page, 'es', 2);
  const beyond = await page.locator('.codes li').evaluateAll((boxes) =>
    boxes.filter((box) => {
      const code = box.querySelector('code');
      return !code || code.scrollWidth > code.clientWidth;
    }),
  );
  expect(beyond).toEqual([]);

  await page.setViewportSize({ width: 1024, height: 768 });
  const title = page.getByRole('article').getByRole('heading', { name: 'Una noche para cancelar' }).last();
  expect(await widthOf(title)).toBeGreaterThan(130);
});
