/** Parts of a page whose file does not come: the page stays, says so where somebody would miss it, and has them later (decision 0204). */
import { expect, type Locator, type Page } from '@playwright/test';
import { awake, dropFiles } from '../asleep.ts';
import { aBusiness, openWorkspace } from '../business.ts';
import { house } from '../house.ts';
import { aMember, aNight, buysNights, buysTwo } from '../members.ts';
import { bothTongues, hasChosen, message, partOf, type Tongue } from '../pages.ts';
import { aRental } from '../rentals.ts';
import { test } from '../test.ts';

// A kept browser has the files of pages that another journey went to.
test.use({ isFresh: true });

const words = {
  en: {
    notCome: 'That did not come',
    again: 'The line dropped. Please press again.',
    loadAnew: 'Load the page anew',
    missing: {
      code: /^The field for a discount code/,
      wait: /^The form to hear/,
      searches: /^Your saved searches/,
    },
    retry: 'Try again',
    wrong: 'Something went wrong',
    claim: 'Claim this page',
    report: 'Report it',
    tell: 'Tell me',
    code: 'I have a code',
    card: 'Card number',
    save: 'Save this search',
    searches: 'Searches',
    picture: /^Open (?:photo|drawing) 1 /,
  },
  es: {
    notCome: 'No ha llegado',
    again: 'Se ha cortado la línea. Pulsa otra vez.',
    loadAnew: 'Volver a cargar la página',
    missing: {
      code: /^El campo para un código/,
      wait: /^El formulario para saber/,
      searches: /^Tus búsquedas/,
    },
    retry: 'Reintentar',
    wrong: 'Algo ha salido mal',
    claim: 'Reclamar esta página',
    report: 'Denunciarlo',
    tell: 'Avísame',
    code: 'Tengo un código',
    card: 'Número de tarjeta',
    save: 'Guardar esta búsqueda',
    searches: 'Búsquedas',
    picture: /^Abrir (?:la foto|el dibujo) 1 /,
  },
} as const;

const ofTheDashboard = [
  'Edit',
  'Change password',
  'Erase account',
  'Your devices',
  'Two-step verification',
  'Invoices',
  'Cancel booking',
  'Change dates',
];

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

const stands = (page: Page, tongue: Tongue) => expect(page.getByText(words[tongue].wrong)).toHaveCount(0);

/** Presses while nothing comes over the line, and again when it is back. */
async function pressedTwice(page: Page, tongue: Tongue, name: string | RegExp, opens: Locator): Promise<void> {
  const say = words[tongue];
  const pressed = button(page, name).first();
  await page.context().setOffline(true);
  await pressed.click();
  await expect(message(page)).toContainText(say.again);
  await expect(opens).toHaveCount(0);
  await expect(pressed).toBeFocused();
  await page.context().setOffline(false);
  await pressed.click();
  await expect(opens).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opens).toHaveCount(0);
}

for (const tongue of bothTongues) {
  const say = words[tongue];

  test(`what comes by itself comes when the line is back, and the page stays (${tongue}) @phone`, async ({ page }) => {
    const night = await aNight(21, 'flexible');
    const soldOut = await aNight(22, 'flexible', '23:30', house, 2);
    const member = await aMember(page, tongue);
    await buysTwo(page, member, soldOut);
    await hasChosen(page, tongue);

    await test.step('a listing: whose it is and how it is reported, without a word', async () => {
      const letThrough = await dropFiles(page, partOf('src/features/listing-claims/web/claim-line.tsx'));
      await page.goto(`/events/${night}`);
      await expect(button(page, say.report)).toBeVisible();
      await expect(button(page, say.claim)).toHaveCount(0);
      await stands(page, tongue);
      await letThrough();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(button(page, say.claim)).toBeVisible();
    });

    await test.step('a sold-out night: where its places are waited for, with a line in its place', async () => {
      const letThrough = await dropFiles(page, partOf('src/features/waiting-list/web/wait-for-places.tsx'));
      await page.goto(`/events/${soldOut}`);
      await expect(page.getByRole('status').filter({ hasText: say.missing.wait })).toBeVisible();
      await letThrough();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(button(page, say.tell)).toBeVisible();
      await expect(page.getByText(say.missing.wait)).toHaveCount(0);
    });

    await test.step('the checkout: the card that is typed stays, and the field of a code comes when it is asked for', async () => {
      const file = partOf('src/features/discount-codes/web/discount-code.tsx');
      await page.goto('about:blank');
      await page.context().route(file, (route) => route.abort('internetdisconnected'));
      await page.context().route('**/healthz', (route) => route.abort('internetdisconnected'));
      await page.goto(`/checkout?type=event&id=${night}`);
      const line = page.getByRole('status').filter({ hasText: say.missing.code });
      await expect(line).toBeVisible();
      await page.getByLabel(say.card).fill('4242424242424242');
      await button(line, say.retry).click();
      await expect(button(line, say.retry)).not.toHaveAttribute('aria-disabled', 'true');
      await stands(page, tongue);
      await page.context().unrouteAll();
      await button(line, say.retry).click();
      await expect(button(page, say.code)).toBeVisible();
      await expect(page.getByLabel(say.card)).toHaveValue(/^4242/);
    });

    await test.step('a search, and the searches that are kept', async () => {
      const letThrough = await dropFiles(page, partOf('src/features/saved-searches/web/save-search.tsx'));
      await page.goto('/search?query=sunset&type=events');
      await awake(page);
      await stands(page, tongue);
      await letThrough();
      await expect(button(page, say.save)).toBeVisible();
      const kept = await dropFiles(page, partOf('src/app/web/found/kept-searches.tsx'));
      await page.goto('/saved');
      const line = page.getByRole('status').filter({ hasText: say.missing.searches });
      await expect(button(line, say.loadAnew)).toBeVisible();
      await kept();
      await button(line, say.loadAnew).click();
      await expect(page.getByRole('heading', { name: say.searches, exact: true })).toBeVisible();
    });
  });

  test(`what is pressed on a listing can be pressed again (${tongue}) @phone`, async ({ page }) => {
    const night = await aNight(23, 'flexible');
    await aMember(page, tongue);
    await page.goto(`/events/${night}`);
    await expect(button(page, say.claim)).toBeVisible();
    await test.step('where the house answers and the file is gone the page can be loaded anew', async () => {
      const letThrough = await dropFiles(page, partOf('src/features/reports/web/report-form.tsx'));
      await button(page, say.report).click();
      await expect(message(page)).toContainText(say.notCome);
      await expect(page.locator('textarea')).toHaveCount(0);
      await letThrough();
      await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
      await button(message(page), say.loadAnew).click();
      await expect(page.locator('html[data-old]')).toHaveCount(0);
      await button(page, say.report).click();
      await expect(page.locator('textarea')).toBeVisible();
    });
    await pressedTwice(page, tongue, say.picture, page.getByRole('dialog'));
    await pressedTwice(page, tongue, say.claim, page.getByRole('dialog'));
  });
}

test('what is pressed on the dashboard can be pressed again', async ({ page }) => {
  const rental = await aRental();
  const member = await aMember(page, 'en');
  await buysNights(page, member, rental.id);
  await page.goto('/user-dashboard');
  await expect(button(page, 'Change dates')).toBeVisible();
  for (const name of ofTheDashboard)
    await test.step(name, () => pressedTwice(page, 'en', name, page.locator('[role=dialog], [role=alertdialog]')));
  await test.step('the calendar in the sheet of other dates, with a line in its place', async () => {
    const letThrough = await dropFiles(page, partOf('src/app/web/choose-other-dates.tsx'));
    await page.reload();
    await button(page, 'Change dates').click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('status').filter({ hasText: /^The calendar did not come/ })).toBeVisible();
    await letThrough();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(sheet.locator('[data-date]').first()).toBeVisible();
  });
});

test('a part of the workspace and the map that did not come are asked for where they stand', async ({ page }) => {
  const panel = 'This part did not come';
  await aBusiness(page, 'en');
  await openWorkspace(page, 'en', 'tab=calendar');
  const team = page.getByRole('link', { name: 'Team', exact: true });
  await expect(team).toBeVisible();
  await page.context().setOffline(true);
  await team.click();
  await expect(page.getByRole('alert').filter({ hasText: panel })).toContainText('It comes by itself');
  await page.context().setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: panel })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Invite');
  const letThrough = await dropFiles(page, partOf('src/market/map/web/map-stage.tsx'));
  await page.goto('/search?view=map');
  const line = page.getByRole('status').filter({ hasText: /^The map did not come/ });
  await expect(line).toBeVisible();
  await letThrough();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(button(page, 'Zoom in')).toBeVisible({ timeout: 30_000 });
});
