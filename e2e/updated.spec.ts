/** The house is updated while pages stand open: it is of another build, and no longer has their files (decision 0157). */
import { expect, type Page } from '@playwright/test';
import { buildHeader } from '#kit/shared/build.ts';
import { awake } from './asleep.ts';
import { aMember, aNight } from './members.ts';
import { bothTongues, fillCard, hasChosen, readyToPay, tongues } from './pages.ts';
import { test } from './test.ts';

// A kept browser has the files of pages that another journey went to.
test.use({ isFresh: true });

const words = {
  en: {
    fields: ['Name', 'Email', 'Subject', 'Message'],
    send: 'Send message',
    said: 'The site was updated.',
    anew: 'Try again',
  },
  es: {
    fields: ['Nombre', 'Correo', 'Asunto', 'Mensaje'],
    send: 'Enviar mensaje',
    said: 'El sitio se ha actualizado.',
    anew: 'Probar otra vez',
  },
} as const;
const typed = ['Marta Ferrer', 'marta@example.com', 'A lost hat', 'Straw, blue ribbon.'];
const ofAnother = { [buildHeader]: 'of-after' };

/** Whether this is the same document still: a page that is loaded anew forgets it. */
const marks = (page: Page) => page.evaluate(() => Object.assign(window, { stood: true }));
/** From now on each call is answered by a house of another build. */
const isUpdated = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, headers: { ...reply.headers(), ...ofAnother } });
  });
const stands = (page: Page) => page.evaluate(() => 'stood' in window);

for (const tongue of bothTongues)
  test(`what an older page sends is refused: it says why, and loads anew with what was typed (${tongue})`, async ({
    page,
  }) => {
    const say = words[tongue];
    const field = (place: number) => page.locator('form').getByLabel(new RegExp(`^${say.fields[place]}( |$)`));
    const calls = '**/api/contact-messages*';
    await hasChosen(page, tongue);
    await page.goto('/contact-us');
    await awake(page);
    for (const [place, text] of typed.entries()) await field(place).fill(text);
    const problem = { code: 'validation', detail: 'No.', errors: [{ path: 'weather', message: 'No' }] };
    await page.route(calls, (route) => route.fulfill({ status: 422, headers: ofAnother, json: problem }));
    await page.getByRole('button', { name: say.send }).click();
    const notice = page.getByRole('alert').filter({ hasText: say.said });
    await expect(notice).toBeVisible();
    await page.unroute(calls);
    await notice.getByRole('button', { name: say.anew }).click();
    await expect(notice).toHaveCount(0);
    for (const [place, text] of typed.entries()) await expect(field(place)).toHaveValue(text);
    const reply = page.waitForResponse(calls);
    await page.getByRole('button', { name: say.send }).click();
    expect((await reply).status()).toBe(201);
  });

test('an older page loads the next one whole', async ({ page }) => {
  await hasChosen(page, 'en');
  await page.goto('/search?type=jobs');
  await awake(page);
  await marks(page);
  const card = page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = (await card.textContent()) ?? '';
  await isUpdated(page);
  // Asked anew on the page itself: it hears of the other build, and goes on working.
  await page.getByRole('combobox', { name: /^Search events/ }).fill('barra');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/query=barra/);
  expect(await stands(page)).toBe(true);
  await page.goBack();
  await page.unroute('**/api/**');
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => stands(page)).toBe(false);
});

test('an older checkout leads to what was paid, once', async ({ page }) => {
  const somebody = await aMember(page, 'es');
  await page.goto(`/checkout?type=event&id=${await aNight(6, 'flexible')}`);
  await fillCard(page, 'es', '4242424242424242');
  const pay = await readyToPay(page, 'es');
  await marks(page);
  await isUpdated(page);
  await pay.click();
  await page.waitForURL(/\/user-dashboard\?payment=success/);
  await expect.poll(() => stands(page)).toBe(false);
  await expect(page.getByRole('list', { name: tongues.es.tickets }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/\/user-dashboard/);
  const orders = await (await page.request.get(`/api/users/${somebody.id}/orders`)).json();
  expect(orders).toMatchObject([{ status: 'confirmed' }]);
});

test('a page whose files are gone is loaded anew, though it was before', async ({ page }) => {
  await hasChosen(page, 'en');
  await page.goto('/search?type=jobs');
  await page.reload();
  await awake(page);
  await marks(page);
  const card = page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = (await card.textContent()) ?? '';
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route('**/jobs/*', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    await page.unroute('**/assets/**');
    return route.fulfill({ headers: ofAnother });
  });
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await stands(page)).toBe(false);
});
