/** Finding things: words, filters, addresses that can be shared, suggestions, the way out (specification section 2; issue 5). */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { coveredWords } from '../covered.ts';
import { bothTongues, speak, type Tongue } from '../pages.ts';
import { openAs } from '../routes.ts';
import { test } from '../test.ts';

const words = {
  en: {
    field: /^Search events/,
    search: 'Search',
    typo: 'restaurnat',
    corrected: /^Showing results for “restaurant/,
    businesses: /^Businesses \d/,
    filters: /^Filters/,
    stars: /^4\+ stars/,
    apply: 'Show results',
    chip: '4+ stars. Remove',
    order: 'Order',
    listed: /^(Event|Rental|Business|Job)\s· /,
    empty: 'Flat calm. Nothing matches.',
    looser: /^Up to €1: leave it out \d/,
    refused: /^Your position stays with you/,
    away: /^\d[\d.]* (k?)m away$/,
    below: 'This is below the lowest price',
    from: 'From',
    upTo: 'Up to',
    page2: 'Page 2',
    second: /^Page 2 of /,
  },
  es: {
    field: /^Busca eventos/,
    search: 'Buscar',
    typo: 'restuarante',
    corrected: /^Resultados de «restaurante/,
    businesses: /^Negocios \d/,
    filters: /^Filtros/,
    stars: /^4\+ estrellas/,
    apply: 'Ver resultados',
    chip: '4+ estrellas. Quitar',
    order: 'Orden',
    listed: /^(Evento|Alquiler|Negocio|Empleo)\s· /,
    empty: 'Mar en calma. No hay resultados.',
    looser: /^Hasta 1\s€: quitarlo \d/,
    refused: /^Tu posición se queda contigo/,
    away: /^A \d[\d,]* (k?)m$/,
    below: 'Es menos que el precio mínimo',
    from: 'Desde',
    upTo: 'Hasta',
    page2: 'Página 2',
    second: /^Página 2 de /,
  },
} as const satisfies Record<Tongue, object>;

/** Two listings may have one title, but not one address. */
const addresses = (page: Page) =>
  page.locator('.result-list article .card-link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const titles = (page: Page) => page.locator('.result-list article :is(h2, h3)').allTextContents();
/** Opens a search and waits until its script has arrived: before, the form is the browser's and the list a picture. */
async function open(page: Page, address: string, tongue: Tongue) {
  const separator = address.includes('?') ? '&' : '?';
  await page.goto(`${address}${separator}lang=${tongue}`);
  await page.locator('form[role=search]').evaluate(async (form) => {
    while (!Object.keys(form).some((key) => key.startsWith('__react')))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a mistyped word finds, a filter narrows, the address is the search, and Back goes back (${tongue}) @phone`, async ({
    page,
    context,
  }) => {
    await open(page, '/search', tongue);
    await page.getByRole('combobox', { name: say.field }).fill(say.typo);
    await page.getByRole('button', { name: say.search, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`query=${say.typo}`));
    await expect(page.getByText(say.corrected)).toBeVisible();
    await page.getByRole('link', { name: say.businesses }).first().click();
    await expect(page).toHaveURL(/type=businesses/);

    await page.locator('summary').filter({ hasText: say.filters }).click();
    await page.getByText(say.stars).first().click();
    await expect(page).not.toHaveURL(/rating/);
    await page.getByRole('button', { name: say.apply }).click();
    await expect(page).toHaveURL(/rating=4/);
    await expect(page.getByRole('link', { name: say.chip })).toBeVisible();
    await expect(page.locator('.result-list[aria-busy=false]')).toBeVisible();
    const found = await titles(page);
    expect(found.length).toBeGreaterThan(0);

    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect(friend.getByRole('link', { name: say.chip })).toBeVisible();
    await expect.poll(() => titles(friend)).toEqual(found);
    await friend.close();

    await page.goBack();
    await expect(page).not.toHaveURL(/rating/);
    await expect(page.getByRole('link', { name: say.chip })).toBeHidden();
    await page.goForward();
    await expect(page.getByRole('link', { name: say.chip })).toBeVisible();
    await page.getByRole('link', { name: say.chip }).click();
    await expect(page).not.toHaveURL(/rating/);
  });

  test(`where nothing is found there is a way out (${tongue}) @phone`, async ({ page }) => {
    await open(page, '/search?type=rentals&category=villa&priceMax=1', tongue);
    await expect(page.getByText(say.empty)).toBeVisible();
    await page.getByRole('link', { name: say.looser }).click();
    await expect(page).not.toHaveURL(/priceMax/);
    await expect(page.getByText(say.empty)).toBeHidden();
    await expect(page.locator('.result-list article').first()).toBeVisible();
  });
}

test('Back from a listing leads to its card again, though cards far down are laid out late @phone', async ({
  page,
}) => {
  await open(page, '/search', 'en');
  const card = page
    .getByRole('region', { name: /^Businesses/ })
    .locator('.card-link')
    .first();
  // What was laid out late has its height before anybody sees the card, and presses it.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeInViewport({ timeout: 500 });
  }).toPass();
  await card.click();
  await expect(page).toHaveURL(/\/businesses\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  await expect(card).toBeInViewport();
});

test('an address that somebody mangled still is a page', async ({ page }) => {
  const answer = await page.goto(
    '/search?type=hotels&category=pool&priceMax=abc&page=-4&lat=500&radius=x&date=2026-02-31',
  );
  expect(answer?.status()).toBe(200);
  expect((await titles(page)).length).toBeGreaterThan(0);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a search is not a page of its own to search engines, and its title says what was searched', async ({ page }) => {
  await page.goto('/search?query=paella&type=businesses');
  await expect(page).toHaveTitle('“paella”: Businesses in Benidorm · Aftersun');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
  // Whoever shares it shares this search: in the language that it is read in, whatever else was written behind it.
  const shared = page.locator('meta[property="og:url"]');
  await expect(shared).toHaveAttribute('content', /\/search\?query=paella&type=businesses$/);
  await page.goto('/search?type=businesses&from=a-friend&query=arroz%20%26%20mar&lang=es');
  await expect(shared).toHaveAttribute('content', /\/search\?query=arroz\+%26\+mar&type=businesses&lang=es$/);
  await page.goto('/search?lang=es');
  await expect(shared).toHaveAttribute('content', /\/search\?lang=es$/);
});

test('open filters, open suggestions and the way out have nothing that axe finds', async ({ page }) => {
  test.slow();
  const face = { language: 'es', inking: 'day', width: 1440 } as const;
  await openAs(page, '/search?type=rentals&category=villa&priceMax=1', face);
  await page.locator('summary').filter({ hasText: words.es.filters }).click();
  await expect(page.getByRole('link', { name: words.es.looser })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'filters and the way out', 'in one language');
  await openAs(page, '/search', face);
  await expect(async () => {
    await page.getByRole('combobox', { name: words.es.field }).fill('pad');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'suggestions', 'in one language');
});

test('a suggestion is taken with the keyboard alone', async ({ page }) => {
  await open(page, '/search', 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    await speak(page, tongue);
    const field = page.getByRole('combobox', { name: say.field });
    await field.focus();
    await page.keyboard.type('padd', { delay: 40 });
    const list = page.getByRole('listbox');
    const options = list.getByRole('option');
    await expect(options.first()).toBeVisible();
    // An answer to fewer letters may stand there first.
    await expect(list).toHaveAttribute('aria-busy', 'false');
    const hints = await options.locator('small').allTextContents();
    const place = hints.findIndex((hint) => say.listed.test(hint));
    expect(place).toBeGreaterThanOrEqual(0);
    const title = (await options.nth(place).locator('b').textContent()) ?? '';
    for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown');
    await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(events|rentals|businesses|jobs)\/\w+/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/search/);
    await expect(field).toBeVisible();
    await field.fill('');
  }
});

test('a price that is upside down is not sent, and who keeps their position is told what distances count from', async ({
  page,
}) => {
  await open(page, '/search?type=events', 'en');
  await page.locator('summary').filter({ hasText: words.en.filters }).click();
  for (const tongue of bothTongues) {
    const say = words[tongue];
    await speak(page, tongue);
    await page.getByLabel(say.from, { exact: true }).fill('30');
    await page.getByLabel(say.upTo, { exact: true }).fill('10');
    await page.getByRole('button', { name: say.apply }).click();
    await expect(page.getByText(say.below)).toBeVisible();
    await expect(page.getByLabel(say.upTo, { exact: true })).toBeFocused();
    await expect(page).not.toHaveURL(/price/);
  }
  await page.getByRole('combobox', { name: words.es.order }).selectOption('distance');
  for (const tongue of ['es', 'en'] as const) {
    await speak(page, tongue);
    await expect(page.getByText(words[tongue].refused)).toBeVisible();
    await expect(page).toHaveURL(/lat=38\.5385&lng=-0\.1312/);
  }
});

test('three cards of a list stand on a phone, between its two bars (issue 20)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const type of ['events', 'rentals', 'businesses', 'jobs']) {
    await open(page, `/search?type=${type}&lat=38.536&lng=-0.131&radius=5`, 'es');
    const bars = [page.locator('header').first(), page.getByRole('navigation', { name: 'Accesos rápidos' })];
    const heights = await Promise.all(bars.map((bar) => bar.evaluate((one) => one.getBoundingClientRect().height)));
    const room = heights.reduce((left, height) => left - height, 844);
    expect(Math.min(...heights)).toBeGreaterThan(40);
    await expect(page.locator('.found-away').nth(2)).toBeVisible();
    const places = await page.locator('[data-found]').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect(await coveredWords(page), `${type}: words under the way to keep it`).toEqual([]);
    const threes = places.slice(2).map(({ bottom }, i) => Math.round(bottom - (places[i]?.top ?? 0)));
    expect(Math.max(...threes), type).toBeLessThanOrEqual(room);
  }
});

test('one kind has pages, and a page has an address', async ({ page }) => {
  // What other journeys put up meanwhile moves what comes after it to the next page: none of theirs is rated.
  await open(page, '/search?type=rentals&rating=4', 'en');
  const first = await addresses(page);
  expect(first).toHaveLength(24);
  await page.getByRole('link', { name: words.en.page2, exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(words.en.second)).toBeVisible();
  const second = await titles(page);
  const others = await addresses(page);
  expect(others.length).toBeGreaterThan(0);
  expect(first.filter((address) => others.includes(address))).toEqual([]);
  await speak(page, 'es');
  await expect(page.getByText(words.es.second)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.es.second)).toBeVisible();
  await speak(page, 'en');
  await expect.poll(() => titles(page)).toEqual(second);
  await test.step('on paper its cards stand without the tools of a search', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const tool of ['form[role=search]', '.quick', '.type-tabs', '.tools', '.pages', '.save'])
      await expect(page.locator(`main ${tool}`).filter({ visible: true }), tool).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
});

test('the nearest come first, counted from where somebody is', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 38.5411, longitude: -0.1225 });
  await open(page, '/search?type=businesses', 'en');
  await page.getByRole('combobox', { name: words.en.order }).selectOption('distance');
  await expect(page).toHaveURL(/sort=distance&.*lat=38\.541&lng=-0\.122/);
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(page.getByText(words[tongue].away).first()).toBeVisible();
    await expect(page.locator('.result-list[aria-busy=false]')).toBeVisible();
    const away = await page.locator('.found-away').allTextContents();
    const metres = away.map((text) => {
      const [, number = '', unit] = /([\d.,]+)\s*(k?m)/.exec(text) ?? [];
      return Number(number.replace(',', '.')) * (unit === 'km' ? 1000 : 1);
    });
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  }
});
