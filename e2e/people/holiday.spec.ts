import { expect, type Page } from '@playwright/test';
import { message, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    name: /^Your name/,
    email: /^Email/,
    days: 'Days',
    wish: /^What does a good day look like/,
    length: /^3–5 days/,
    send: 'Send the wish',
    submitted: 'Holiday Request Submitted',
    within: /itinerary with pricing within 24 hours/,
    missing: 'Missing Information',
    fillIn: 'Please fill this in',
    wrong: /^Please enter a valid email/,
    error: 'Error',
    failed: 'Failed to send your holiday request. Please try again.',
  },
  es: {
    name: /^Tu nombre/,
    email: /^Correo/,
    days: 'Días',
    wish: /^¿Cómo es un buen día/,
    length: /^3–5 días/,
    send: 'Enviar el deseo',
    submitted: 'Petición de vacaciones enviada',
    within: /En 24 horas recibirás por correo un itinerario con precios/,
    missing: 'Faltan datos',
    fillIn: 'Rellena este campo',
    wrong: /^Escribe un correo válido/,
    error: 'Error',
    failed: 'No se ha podido enviar tu petición. Inténtalo de nuevo.',
  },
} as const satisfies Record<Tongue, object>;

const letterOf = (page: Page) => page.locator('#holiday');

/** The letter on the home page, which one may jump to. */
async function openLetter(page: Page, tongue: Tongue) {
  await page.goto(`/?lang=${tongue}#holiday`);
  const letter = letterOf(page);
  await letter.getByRole('button', { name: words[tongue].length }).click();
  await expect(letter.getByLabel(words[tongue].days, { exact: true })).toHaveValue('4');
  return letter;
}

async function write(page: Page, tongue: Tongue, email: string) {
  const letter = letterOf(page);
  await letter.getByLabel(words[tongue].name).fill('Marta Ferrer');
  await letter.getByLabel(words[tongue].email).fill(email);
  await letter.getByLabel(words[tongue].wish).fill('Desayuno tarde, sombra, música');
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a visitor picks a length and sends a wish (${tongue}) @phone`, async ({ page }) => {
    const letter = await openLetter(page, tongue);
    const send = letter.getByRole('button', { name: say.send });

    await test.step('a wish without an address is not sent, and a refused one keeps its words', async () => {
      await send.click();
      await expect(message(page)).toContainText(say.missing);
      await expect(letter.getByText(say.fillIn)).toHaveCount(3);
      await expect(letter.getByLabel(say.name)).toBeFocused();
      // The browser finds nothing wrong with this one; the server does.
      await write(page, tongue, 'marta@example.c');
      await send.click();
      await expect(letter.getByText(say.wrong)).toBeVisible();
      await expect(letter.getByLabel(say.email)).toBeFocused();
      await expect(letter.getByLabel(say.name)).toHaveValue('Marta Ferrer');
    });

    await test.step('it waits for a server that is down', async () => {
      await write(page, tongue, 'marta@example.com');
      await page.route('**/api/holiday-requests*', (route) => route.abort());
      await send.click();
      await expect(message(page)).toContainText(say.error);
      await expect(message(page)).toContainText(say.failed);
      await expect(letter.getByLabel(say.name)).toHaveValue('Marta Ferrer');
      await page.unroute('**/api/holiday-requests*');
    });

    const asked = page.waitForRequest((request) => request.url().includes('/api/holiday-requests'));
    await send.click();
    expect(new URL((await asked).url()).search).toBe(`?lang=${tongue}`);
    await expect(letter.getByRole('heading', { name: say.submitted })).toBeFocused();
    await expect(letter.getByText(say.within)).toBeVisible();
  });
}
