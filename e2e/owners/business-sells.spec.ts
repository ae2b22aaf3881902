/** Issue 6: a business writes a rental, the desk looks at it, a traveller books it, and the owner sees what is due. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { formatEuro } from '#kit/shared/money.ts';
import { aBusiness, deskPublishes, openWorkspace, pausesAndResumes, sendsForReview } from '../business.ts';
import { goOn, secondDesk } from '../desk.ts';
import type { Tongue } from '../pages.ts';
import { aMember, buysNights } from '../members.ts';
import { test } from '../test.ts';
import { aSuffix } from '../suffix.ts';

const words = {
  en: {
    in: '(English)',
    title: 'Title',
    description: 'Description',
    add: 'Add rental',
    price: /^Price(?! is)/,
    phone: /^Phone/,
    email: /^Email/,
    location: /^Venue/,
    featured: 'Featured on the home page',
    bookings: 'Bookings',
    confirmed: 'Confirmed',
    call: 'Call Marta',
    nights: /2\u00a0nights\s· Marta Ferrer\s· €200/,
    payable: 'Payable to you',
    download: 'Download CSV',
    empty: 'No entries yet.',
    file: /^\uFEFFDate,Order,Listing,Posting,Gross \(EUR\)/,
    sale: /,200\.00,0\.00,200\.00,24\.00,0\.00,176\.00,0\.00\r\n$/,
  },
  es: {
    in: '(español)',
    title: 'Título',
    description: 'Descripción',
    add: 'Añadir alquiler',
    price: /^Precio(?! por| de fin)/,
    phone: /^Teléfono/,
    email: /^Correo/,
    location: /^Local/,
    featured: 'Destacado en la portada',
    bookings: 'Reservas',
    confirmed: 'Confirmada',
    call: 'Llamar a Marta',
    nights: /2\u00a0noches\s· Marta Ferrer\s· 200\s€/,
    payable: 'Por cobrar',
    download: 'Descargar CSV',
    empty: 'Aún no hay apuntes.',
    file: /^\uFEFFFecha;Pedido;Anuncio;Apunte;Bruto \(EUR\)/,
    sale: /;200,00;0,00;200,00;24,00;0,00;176,00;0,00\r\n$/,
  },
} as const;

for (const tongue of ['en', 'es'] as const satisfies readonly Tongue[]) {
  const say = words[tongue];

  test(`a rental goes from its owner’s draft to the owner’s ledger (${tongue})`, async ({ page, visitor }) => {
    test.slow();
    const name = `Terrace ${aSuffix()}`;
    await aBusiness(page, tongue);
    await openWorkspace(page, tongue, 'tab=ledger');
    await expect(page.getByText(say.empty)).toBeVisible();

    await goOn(page, 'tab=listings&view=rentals');
    await page.getByRole('button', { name: say.add }).click();
    const sheet = page.locator('.desk-sheet');
    await expect(sheet.getByLabel(say.featured)).toHaveCount(0);
    await sheet.getByLabel(`${say.title} ${say.in}`).fill(name);
    await sheet.getByLabel(`${say.description} ${say.in}`).fill('Sun from nine to nine.');
    await sheet.getByLabel(say.price).fill('100');
    await sheet.getByLabel(say.phone).fill('600 555 001');
    await sheet.getByLabel(say.email).fill('iratxe@correo.example');
    await sheet.getByLabel(say.location).fill('Levante');
    await sendsForReview(page, tongue, name);

    const desk = await secondDesk(visitor, tongue, 'tab=rentals&status=waiting');
    await deskPublishes(desk, tongue, name);
    await page.reload();
    await pausesAndResumes(page, tongue, name);

    const own = await (await page.request.get('/api/admin/rentals')).json();
    const guest = await visitor();
    await buysNights(guest, await aMember(guest, tongue), own[0].id);

    await openWorkspace(page, tongue, 'tab=bookings');
    const booking = page.getByRole('article', { name, exact: true });
    await expect(booking.getByText(say.confirmed)).toBeVisible();
    await expect(booking.getByText(say.nights)).toBeVisible();
    await expect(booking.getByRole('link', { name: say.call })).toHaveAttribute('href', /^tel:\+346/);

    await goOn(page, 'tab=ledger');
    // A new business is a starter: 12 percent are the house's.
    await expect(page.locator('dl').getByText(formatEuro(17_600, tongue), { exact: true })).toBeVisible();
    await test.step('a narrow window has a card for each line, a sheet of paper its table', async () => {
      const table = page.locator('.work-table').first();
      await page.setViewportSize({ width: 718, height: 900 });
      await expect(table).toHaveCSS('display', 'block');
      await page.emulateMedia({ media: 'print' });
      await expect(table).toHaveCSS('display', 'table');
      await page.emulateMedia({ media: 'screen' });
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say.download }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(say.file);
    expect(file).toContain(name);
    expect(file).toMatch(say.sale);
  });
}

test('who sells is asked for a birthday as a person and for a register as a company, never for both', async ({
  page,
}) => {
  await aBusiness(page, 'es');
  await openWorkspace(page, 'es', 'tab=seller');
  const born = page.getByLabel(/^Fecha de nacimiento/);
  const register = page.getByLabel(/^Registro mercantil/);
  await expect(born).toBeVisible();
  await expect(register).toBeHidden();
  await page.getByLabel(/^Tipo de vendedor/).selectOption('company');
  await expect(register).toBeVisible();
  await expect(born).toBeHidden();
});
