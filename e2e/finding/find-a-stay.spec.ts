/** Finding what is free: dates and people in the sheet, results in sight, and the stay goes along to the checkout. */
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/kit/shared/dates.ts';
import { deskOf } from '../desk.ts';
import type { Tongue } from '../pages.ts';
import { aRental, newMember, nextMonth } from '../rentals.ts';
import { test } from '../test.ts';

const words = {
  en: {
    filters: /^Filters/,
    first: 'First day',
    last: 'Last day',
    people: 'How many people',
    apply: 'Show results',
    book: 'Book it',
    nights: /3\u00a0nights/,
    length: 'A weekend',
    free: /^Free Fri .* – Sun .* for 2\u00a0?\s?nights$/,
    chosen: /^Chosen: Fri .* – Sun /,
    near: 'Near me',
    refused: /^Your browser did not say where you are/,
  },
  es: {
    filters: /^Filtros/,
    first: 'Primer día',
    last: 'Último día',
    people: 'Cuántas personas',
    apply: 'Ver resultados',
    book: 'Resérvalo',
    nights: /3\u00a0noches/,
    length: 'Un fin de semana',
    free: /^Libre vie .* – dom .* por 2\u00a0?\s?noches$/,
    chosen: /^Has elegido: vie .* – dom /,
    near: 'Cerca de mí',
    refused: /^Tu navegador no ha dicho dónde estás/,
  },
} as const satisfies Record<Tongue, object>;

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('form[role=search]').evaluate(async (form) => {
    while (!Object.keys(form).some((key) => key.startsWith('__react')))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a stay that is searched is seen, and booked for its days (${tongue}) @phone`, async ({ page }) => {
    const rental = await aRental({ capacity: 2 });
    await newMember(page, tongue);
    const from = nextMonth(10);
    const ask = async (people: string) => {
      await page.locator('summary').filter({ hasText: say.filters }).click();
      await page.getByLabel(say.first).fill(from);
      await page.getByLabel(say.last).fill(addDays(from, 3));
      await page.getByRole('spinbutton', { name: say.people }).fill(people);
      await page.getByRole('button', { name: say.apply }).click();
      await expect(page).toHaveURL(new RegExp(`date=${from}.*people=${people}`));
      await expect(page.locator('.result-list[aria-busy=false]')).toBeVisible();
    };
    const card = page.getByRole('article').filter({ hasText: rental.title[tongue] });
    const query = encodeURIComponent(rental.title[tongue]);
    await open(page, `/search?type=rentals&query=${query}&lang=${tongue}`);
    await ask('3');
    await expect(card).toBeHidden();
    await ask('2');
    await expect(page.getByLabel(say.first)).toBeHidden();
    await expect(card).toBeInViewport();
    await expect(page.locator('.type-tab[aria-current]')).toBeInViewport({ ratio: 1 });

    await card.getByRole('link', { name: say.book }).click();
    await expect(page).toHaveURL(new RegExp(`/checkout\\?.*from=${from}&units=3`));
    await expect(page.getByText(say.nights).first()).toBeVisible();
    await rental.takeDown();
  });

  test(`a weekend of a month is the first that is free, and opens with its days (${tongue}) @phone`, async ({
    page,
  }) => {
    const rental = await aRental();
    const weekday = new Date(`${nextMonth(1)}T12:00:00Z`).getUTCDay();
    const friday = nextMonth(1 + ((5 - weekday + 7) % 7));
    const desk = await deskOf();
    const block = { from: friday, to: friday, quantity: 1 };
    expect((await desk.post(`/api/rentals/${rental.id}/blocks`, { data: block })).status()).toBe(201);
    const query = encodeURIComponent(rental.title[tongue]);
    const dates = `date=${nextMonth(1)}&until=${addDays(nextMonth(1), 27)}`;
    await open(page, `/search?type=rentals&query=${query}&${dates}&lang=${tongue}`);
    await page.locator('summary').filter({ hasText: say.filters }).click();
    await page.getByText(say.length, { exact: false }).click();
    await page.getByRole('button', { name: say.apply }).click();
    await expect(page).toHaveURL(/length=weekend/);
    const card = page.locator('[data-found]').filter({ hasText: rental.title[tongue] });
    await expect(card.getByText(say.free)).toBeVisible();
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`from=${addDays(friday, 7)}&units=2`));
    await expect(page.getByText(say.chosen)).toBeVisible();
    await rental.takeDown();
  });

  test(`who keeps their position is shown nothing as near (${tongue}) @phone`, async ({ page }) => {
    await open(page, `/search?type=jobs&lang=${tongue}`);
    await expect(page.locator('.type-tab[aria-current]')).toBeInViewport({ ratio: 1 });
    // Whoever asks on a phone sees an answer, not the form alone.
    const first = page.locator('.result-list article').first().getByRole('heading');
    if ((page.viewportSize()?.width ?? 0) <= 760) await expect(first).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: say.near }).click();
    await expect(page.getByText(say.refused)).toBeVisible();
    await expect(page).not.toHaveURL(/lat=/);
  });
}
