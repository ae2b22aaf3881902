/** What is booked, read without a line from whatever page somebody opens, until it is theirs no more (decision 0206). */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aMember, aNight, buysNights, buysTwo } from '../members.ts';
import { tongues, type Tongue } from '../pages.ts';
import { aRental } from '../rentals.ts';
import { test } from '../test.ts';

// What opens without a line is the worker's; nobody gets this context afterwards.
test.use({ serviceWorkers: 'allow', isFresh: true });

const say = {
  en: {
    saved: 'Your bookings are saved on this device',
    away: 'You’re offline',
    asOf: /^Here is what you’ve booked, as it was on/,
    arrival: 'The key is in the grey box, 4711.',
    from: /^Arrival\s.*16:00$/,
    code: /^Code: \w{4} \w{4}$/,
    terms: 'If you cancel',
    step: /you get everything back/,
    leave: 'Log out',
    search: 'What are you after?',
  },
  es: {
    saved: 'Tus reservas están guardadas en este dispositivo',
    away: 'Sin conexión',
    asOf: /^Esto es lo que has reservado, tal como estaba el/,
    arrival: 'La llave está en la caja gris, 4711.',
    from: /^Llegada\s.*16:00$/,
    code: /^Código: \w{4} \w{4}$/,
    terms: 'Si cancelas',
    step: /te devolvemos todo/,
    leave: 'Cerrar sesión',
    search: '¿Qué te apetece?',
  },
} as const;

const arrival = { en: say.en.arrival, es: say.es.arrival };

/** What this device keeps, and before which pages its worker stands. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => name.startsWith('tickets:')).length,
    scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).toSorted(),
  }));

/** A worker that is registered is not yet at work: until then nothing opens without a line, and nothing says so. */
const areAtWork = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.every(({ active }) => active?.state === 'activated');
  });

for (const tongue of Object.keys(say) as Tongue[]) {
  const words = say[tongue];

  test(`a booked stay is read without a line from any page, which opens when the line is back (${tongue}) @phone`, async ({
    page,
    context,
  }) => {
    // A page that was kept is alive as it is written: were its first words others, React would draw all of it again and say so.
    const broken: Error[] = [];
    page.on('pageerror', (error) => broken.push(error));
    const rental = await aRental({ arrival, door: '3º B', cancellation: 'flexible' });
    await buysNights(page, await aMember(page, tongue), rental.id);
    await page.goto('/');
    expect(await left(page)).toEqual({ caches: 0, scopes: [] });
    await page.goto('/user-dashboard');
    await expect(page.getByText(words.saved)).toBeVisible();
    expect(await left(page)).toEqual({ caches: 1, scopes: ['/', '/ticket/'] });
    expect(await areAtWork(page)).toBe(true);

    await context.setOffline(true);
    await page.goto('/user-dashboard');
    await expect(page.getByRole('heading', { level: 1, name: words.away })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tongue);
    const paper = page.getByRole('article', { name: rental.title[tongue] });
    for (const text of [words.from, /Avenida de Alcoy 17, 3º B/, words.arrival, words.code])
      await expect(paper.getByText(text)).toBeVisible();
    await paper.getByText(words.terms, { exact: true }).click();
    await expect(paper.getByRole('listitem').filter({ hasText: words.step })).toBeVisible();
    await expect(page.getByText(words.asOf)).toBeVisible();
    expect(broken).toEqual([]);
    await expectAccessible(page, `/ticket/offline in ${tongue}`);

    await test.step('from a page that nobody has opened before as well, which comes by itself', async () => {
      await page.goto('/search?type=jobs');
      await expect(paper).toBeVisible();
      await context.setOffline(false);
      // What is booked stood at the same address.
      await expect(page.getByRole('heading', { level: 1, name: words.search })).toBeVisible();
      await expect(page).toHaveURL('/search?type=jobs');
    });

    await test.step('and is gone with who signs out', async () => {
      await page.goto('/user-dashboard');
      await page.getByRole('button', { name: words.leave }).first().click();
      await page.waitForURL((url) => url.pathname === '/');
      await expect.poll(() => left(page)).toEqual({ caches: 0, scopes: [] });
      await context.setOffline(true);
      await expect(page.goto('/user-dashboard')).rejects.toThrow(/ERR_/);
    });
    await rental.takeDown();
  });
}

test('with a line a page is never what was kept: what was cancelled elsewhere is gone from the device too', async ({
  page,
  context,
}) => {
  const stays = await aRental({ arrival, cancellation: 'flexible' });
  const member = await aMember(page, 'en');
  const order = await buysNights(page, member, stays.id);
  await buysTwo(page, member, await aNight(30, 'flexible'));
  await page.goto('/user-dashboard');
  await expect(page.getByText(say.en.saved)).toBeVisible();
  const { refund } = await (await page.request.get(`/api/orders/${order}/cancellation`)).json();
  await page.request.post(`/api/orders/${order}/cancellation`, { data: { refund } });

  const mine = page.getByRole('article', { name: stays.title.en });
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/ticket/offline') && reply.ok());
  await page.reload();
  await expect(mine).toHaveAttribute('data-status', 'refunded');
  await saved;
  await expect(page.getByText(say.en.saved)).toBeVisible();
  await context.setOffline(true);
  await page.goto('/user-dashboard');
  await expect(page.getByRole('article', { name: 'A night to cancel' })).toBeVisible();
  await expect(mine).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: tongues.en.tickets }).first()).toBeVisible();
});
