/** The pages of events, rentals and places: from a card to everything a person needs to decide (issue 5). */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { daysAfter } from '#kit/shared/durations.ts';
import { admin } from '../desk.ts';
import { bothTongues, message, speak, type Tongue } from '../pages.ts';
import { test } from '../test.ts';
import { now } from '../clock.ts';
import { aSuffix } from '../suffix.ts';

const words = {
  en: {
    buy: 'Buy Now',
    join: 'Join Party',
    soldOut: 'Sold out',
    share: 'Share',
    copied: 'Address copied',
    calendar: 'Add to calendar',
    directions: /^Directions to/,
    similar: 'You may like these too',
    stepInside: 'Step inside',
    hours: 'Opening hours',
    week: 'Monday',
    book: 'Book it',
    gone: 'This event is not here',
    goneLink: 'See all events',
  },
  es: {
    buy: 'Comprar',
    join: 'Apúntate',
    soldOut: 'Agotado',
    share: 'Compartir',
    copied: 'Dirección copiada',
    calendar: 'Añadir al calendario',
    directions: /^Cómo llegar a/,
    similar: 'Quizá también te guste',
    stepInside: 'Entra',
    hours: 'Horario',
    week: 'Lunes',
    book: 'Resérvalo',
    gone: 'Este evento no está aquí',
    goneLink: 'Ver todos los eventos',
  },
} as const satisfies Record<Tongue, object>;

/** What lies out of sight has no `innerText` until the browser has laid it out (content-visibility). */
const nameIn = async (heading: Locator) => (await heading.textContent()) ?? '';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A party of tomorrow that nobody has met before. */
async function aParty(page: Page, over: Record<string, unknown> = {}) {
  expect((await page.request.post('/api/auth/signin', { data: admin })).status()).toBe(200);
  const suffix = aSuffix();
  const wish = {
    title: { en: `Moon ${suffix}`, es: `Luna ${suffix}` },
    description: { en: 'One moon.', es: 'Una luna.' },
    price: '0',
    location: 'Azotea',
    address: 'Calle Mayor 1',
    date: daysAfter(now(), 2).toISOString().slice(0, 10),
    time: '23:30',
    duration: { en: '5 hours', es: '5 horas' },
    organizer: 'Pleamar',
    ...over,
  };
  const reply = await page.request.post('/api/events', { data: wish });
  expect(reply.status()).toBe(201);
  const { id } = (await reply.json()) as { id: string };
  return { id, wish, suffix, path: `/events/${id}` };
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a visitor walks from a ticket to its page and on to one like it (${tongue}) @phone`, async ({ page }) => {
    await page.goto(`/?lang=${tongue}`);
    const card = page.locator('#events').getByRole('article').first();
    const name = await nameIn(card.getByRole('heading'));
    await card.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/events\/[\w-]+/);
    await expect(title(page)).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)));

    const similar = page.getByRole('region', { name: say.similar });
    await expect(similar.getByRole('article')).toHaveCount(3);
    const next = await nameIn(similar.getByRole('heading', { level: 3 }).first());
    await similar.getByRole('link', { name: next }).click();
    await expect(title(page)).toHaveText(next);
    await page.goBack();
    await expect(title(page)).toHaveText(name);
    await test.step('on paper there is nothing to press, and no way on', async () => {
      await expect(similar).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(similar).toBeHidden();
      await expect(page.locator('main .btn').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    });
  });

  test(`a visitor shares an event, keeps it in the calendar and finds the way (${tongue}) @phone`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const { path, wish } = await aParty(page);
    await page.goto(`${path}?lang=${tongue}`);
    await expect(async () => {
      await page.getByRole('button', { name: say.share }).click();
      await expect(message(page)).toContainText(say.copied, { timeout: 1000 });
    }).toPass();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(tongue === 'es' ? `${path}?lang=es` : path, copied).href);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: say.calendar }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(tongue === 'es' ? /^luna-.+\.ics$/ : /^moon-.+\.ics$/);
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(text).toContain(`SUMMARY:${wish.title[tongue]}`);
    expect(text).toContain(`UID:${path.split('/')[2]}@`);

    const way = page.getByRole('link', { name: say.directions });
    await expect(way).toHaveAttribute('href', /^https:\/\/.+destination=Azotea/);
    await expect(way).toHaveAttribute('target', '_blank');
    await expect(way).toHaveAttribute('rel', /noopener/);
  });

  test(`a door of the street leads to the place and its hours (${tongue}) @phone`, async ({ page }) => {
    await page.goto(`/search?type=businesses&lang=${tongue}`);
    const card = page.getByRole('article').first();
    const name = await nameIn(card.getByRole('heading'));
    await card.getByRole('link', { name: say.stepInside }).click();
    await expect(page).toHaveURL(/\/businesses\/[\w-]+/);
    await expect(title(page)).toHaveText(name);
    const week = page.getByRole('region', { name: say.hours });
    await expect(week.getByRole('row')).toHaveCount(8);
    await expect(week.getByRole('rowheader', { name: say.week })).toBeVisible();
  });

  test(`a postcard leads to the rental and its checkout (${tongue}) @phone`, async ({ page }) => {
    await page.goto(`/search?type=rentals&lang=${tongue}`);
    const card = page.getByRole('article').first();
    const name = await nameIn(card.getByRole('heading'));
    await card.getByRole('link', { name }).click();
    await expect(title(page)).toHaveText(name);
    const book = page.getByRole('complementary').getByRole('link', { name: say.book });
    await expect(book).toBeInViewport();
    await expect(book).toHaveAttribute('href', /\/checkout\?type=rental&id=/);
  });
}

test('an address that leads nowhere says so, with the status of it and a way out', async ({ page }) => {
  const reply = await page.goto('/events/AbCdEfGhJkLmNpQr?lang=en');
  expect(reply?.status()).toBe(404);
  expect((await page.request.get('/events/AbCdEfGhJkLmNpQr?lang=es')).status()).toBe(404);
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(title(page)).toHaveText(words[tongue].gone);
  }
  await page.getByRole('link', { name: words.es.goneLink }).click();
  await expect(page).toHaveURL(/\/search\?.*type=events/);
});

test('an address that leads nowhere still does in another language', async ({ page }) => {
  await page.goto('/nowhere-at-all?lang=en');
  const heading = title(page);
  for (const tongue of ['es', 'en'] as const) {
    await expect(heading).toHaveText(/^404/);
    const before = await heading.textContent();
    await speak(page, tongue);
    await expect(heading).not.toHaveText(before ?? '');
    await expect(heading).toHaveText(/^404/);
    await expect(page).toHaveURL(/\/nowhere-at-all(\?|$)/);
  }
});

test('a kept page shows a new title, the last ticket and the end at once', async ({ page }) => {
  const { path, id, wish, suffix } = await aParty(page, { capacity: 1 });
  const deal = page.getByRole('complementary');
  /** What the server gives in a language, and what stands there in the other. */
  const inBoth = async (opened: Tongue, check: (tongue: Tongue) => Promise<void>) => {
    await page.goto(`${path}?lang=${opened}`);
    for (const tongue of opened === 'en' ? bothTongues : (['es', 'en'] as const)) {
      await speak(page, tongue);
      await check(tongue);
    }
  };
  await inBoth('en', async (tongue) => {
    await expect(title(page)).toHaveText(wish.title[tongue]);
    await expect(deal.getByRole('link', { name: words[tongue].join })).toBeVisible();
  });

  const renamed = { ...wish, title: { en: `Sun ${suffix}`, es: `Sol ${suffix}` } };
  expect((await page.request.put(`/api/events/${id}`, { data: renamed })).status()).toBe(200);
  await inBoth('es', (tongue) => expect(title(page)).toHaveText(renamed.title[tongue]));

  const joined = await page.request.post('/api/orders', { data: { eventId: id } });
  expect(joined.status()).toBe(201);
  await inBoth('en', async (tongue) => {
    await expect(deal.getByRole('button', { name: words[tongue].soldOut })).toBeDisabled();
    await expect(deal.getByRole('link', { name: words[tongue].join })).toHaveCount(0);
  });
});

test('search engines and shared links are told of the listing, in its language', async ({ page }) => {
  const { path, wish } = await aParty(page);
  const html = await (await page.request.get(`${path}?lang=es`)).text();
  expect(html).toContain(`${wish.title.es}</h1>`);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}\\?lang=es"`));
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/share\/events\/\w+\.png(?:\?lang=es)?"/);
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as { '@type': string; name?: string; url?: string },
  );
  expect(data.map((one) => one['@type'])).toEqual(['Event', 'BreadcrumbList']);
  expect(data[0]?.name).toBe(wish.title.es);
  expect(data[0]?.url).toContain(path);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${path}?lang=es</loc>`);
});
