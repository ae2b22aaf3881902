/** The map of the results: markers, popup, this area, my position (issue 5). */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { withPictures } from '../launch.ts';
import { test } from '../test.ts';
import { bothTongues, speak, type Tongue } from '../pages.ts';

test.use({ launchOptions: withPictures });

const words = {
  en: {
    map: 'Map',
    list: 'List',
    ofResults: 'Map of the results',
    business: /^Business: /,
    close: 'Close',
    zoomIn: 'Zoom in',
    area: 'Search this area',
    within: /^Within .* km\. Remove$/,
    here: 'My position',
    denied: /^Your position stays with you\. The map/,
  },
  es: {
    map: 'Mapa',
    list: 'Lista',
    ofResults: 'Mapa de los resultados',
    business: /^Negocio: /,
    close: 'Cerrar',
    zoomIn: 'Acercar',
    area: 'Buscar en esta zona',
    within: /^A menos de .* km\. Quitar$/,
    here: 'Mi posición',
    denied: /^Tu posición se queda contigo\. El mapa/,
  },
} as const satisfies Record<Tongue, object>;

/** A busy machine takes its time until a map is drawn. */
const drawn = { timeout: 30_000 };

async function openMap(page: Page, address: string, tongue: Tongue) {
  await page.goto(`${address}&lang=${tongue}`);
  const map = page.getByRole('region', { name: words[tongue].ofResults });
  await expect(map.getByRole('button', { name: words[tongue].zoomIn, exact: true })).toBeVisible(drawn);
  return map;
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`the way to the map keeps the search, and a disc leads to its listing (${tongue}) @phone`, async ({ page }) => {
    await page.goto(`/search?query=paella&type=businesses&lang=${tongue}`);
    // What is only near stands below them, and on no map.
    const found = page.locator('[data-found] h3:not(.near h3)');
    const order = await found.allTextContents();
    await page.getByRole('main').getByRole('link', { name: say.map, exact: true }).click();
    await expect(page).toHaveURL(/query=paella/);
    await expect(page).toHaveURL(/view=map/);
    const map = page.getByRole('region', { name: say.ofResults });
    const disc = map.getByRole('button', { name: say.business }).first();
    await expect(disc).toBeVisible(drawn);
    await expect(found).toHaveText(order);
    await disc.click();
    const popup = map.getByRole('dialog');
    await expect(popup).toBeVisible();
    const title = (await popup.getByRole('heading').textContent()) ?? '';
    await expect(page.locator('.found-chosen')).toContainText(title);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(disc).toBeFocused();
    await page.keyboard.press('Enter');
    await popup.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/\/businesses\/\w+/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: say.ofResults })).toBeVisible();
  });
}

test('whoever asks for the map sees it, and not the form above it (es) @phone', async ({ page }) => {
  const map = await openMap(page, '/search?view=map', 'es');
  await expect(map).toBeInViewport({ ratio: 0.7 });
});

test('the list goes on where the map does not come', async ({ page }) => {
  const parts = ['result-map', 'map-stage'].map((name) => `src/market/map/web/${name}.tsx`);
  const built = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>;
  const files = parts.flatMap((part) => [part, built[part]?.file ?? part]);
  await page.route(
    ({ pathname }) => files.some((file) => pathname.endsWith(file)),
    (route) => route.abort(),
  );
  await page.goto('/search?type=businesses&view=map');
  await expect(page.getByText('The map did not come. The list has everything.')).toBeVisible(drawn);
  await expect(page.locator('.result-list article').first()).toBeVisible();
});

test('a card that is looked at marks its disc, and what was looked at is searched when asked, and only then', async ({
  page,
}) => {
  const map = await openMap(page, '/search?type=businesses&view=map', 'en');
  const disc = map.getByRole('button', { name: words.en.business }).first();
  await expect(disc).toBeVisible(drawn);

  await test.step('a card that is looked at in the list marks its disc on the map', async () => {
    const classes = () =>
      map.getByRole('button', { name: words.en.business }).evaluateAll((all) => all.map((one) => one.className).join());
    const before = await classes();
    await page.locator('[data-found]').first().hover();
    await expect.poll(classes).not.toBe(before);
  });

  for (const tongue of bothTongues) {
    const say = words[tongue];
    await speak(page, tongue);
    await expect(page).toHaveURL(/view=map/);
    const shown = page.getByRole('region', { name: say.ofResults });
    await expect(shown.getByRole('button', { name: say.zoomIn, exact: true })).toBeVisible(drawn);
    await expect(shown.getByRole('button', { name: say.area })).toBeHidden();
    await shown.getByRole('button', { name: say.zoomIn, exact: true }).click();
    await expect(page).not.toHaveURL(/radius/);
    await shown.getByRole('button', { name: say.area }).click();
    await expect(page).toHaveURL(/lat=[\d.]+&lng=-?[\d.]+&radius=[\d.]+/);
    const chip = page.getByRole('link', { name: say.within });
    await expect(chip).toBeVisible();
    await page.getByRole('link', { name: say.list, exact: true }).click();
    await expect(page).not.toHaveURL(/view=map/);
    await expect(page).toHaveURL(/radius/);
    await chip.click();
    await expect(page).not.toHaveURL(/radius|lat/);
    if (tongue === 'en') await page.getByRole('main').getByRole('link', { name: say.map, exact: true }).click();
  }
});

test('around me, or around the middle of the town for who keeps it', async ({ page, context }) => {
  const map = await openMap(page, '/search?type=businesses&view=map', 'en');
  await map.getByRole('button', { name: words.en.here }).click();
  await expect(map.getByText(words.en.denied)).toBeVisible();
  await speak(page, 'es');
  const spanish = page.getByRole('region', { name: words.es.ofResults });
  await expect(spanish.getByText(words.es.denied)).toBeVisible();
  await expect(page).toHaveURL(/lat=38\.5385&lng=-0\.1312&radius=/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 38.5411, longitude: -0.1225 });
  await spanish.getByRole('button', { name: words.es.here }).click();
  await expect(page).toHaveURL(/lat=38\.5411&lng=-0\.1225&radius=/);
});
