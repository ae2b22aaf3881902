/** Between a phone and a desk: what stands in columns keeps the room to be read in (decision 0158). */
import { expect, type Locator } from '@playwright/test';
import { aBusiness, aSoldRental, openWorkspace, rowOf } from '../business.ts';
import { aMember, aNight, buysTwo } from '../members.ts';
import { expectCodes, hasChosen } from '../pages.ts';
import { test } from '../test.ts';

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

test('the banner over the bay is read whole at every width', async ({ page }) => {
  await hasChosen(page, 'es');
  await page.goto('/');
  const words = page.locator('.ad text:visible');
  for (const width of [320, 360, 460, 600, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await words.scrollIntoViewIfNeeded();
    const cut = await words.evaluate((text) => {
      const { left, right, top } = text.getBoundingClientRect();
      return [left < 0, right > innerWidth, top < (text.closest('section')?.getBoundingClientRect().top ?? 0)];
    });
    expect(cut, `${width} pixels`).toEqual([false, false, false]);
  }
});
