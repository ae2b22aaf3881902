/** Issue 6: a business writes a rental, the desk looks at it, a traveller books it, and the owner sees what is due. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { aBusiness, openWorkspace } from './business.ts';
import { secondDesk } from './desk.ts';
import { message, type Tongue } from './pages.ts';
import { aMember, buysNights } from './members.ts';
import { test } from './test.ts';

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
    save: 'Save',
    created: 'Rental created successfully',
    draft: 'Draft',
    ask: 'Send for review',
    asked: 'Sent for review',
    waiting: 'Waiting for review',
    publish: 'Publish',
    published: 'Published',
    open: 'Public',
    pause: 'Pause',
    paused: 'Paused',
    resume: 'Take it up again',
    bookings: 'Bookings',
    confirmed: 'Confirmed',
    call: 'Call Marta',
    nights: /2 nights · Marta Ferrer · €200/,
    payable: 'Payable to you',
    download: 'Download CSV',
    empty: 'Nothing is booked here yet.',
    file: /^\uFEFFDate,Order,Listing,Posting,Gross \(EUR\)/,
  },
  es: {
    in: '(español)',
    title: 'Título',
    description: 'Descripción',
    add: 'Añadir alquiler',
    price: /^Precio(?! por)/,
    phone: /^Teléfono/,
    email: /^Correo/,
    location: /^Local/,
    featured: 'Destacado en la portada',
    save: 'Guardar',
    created: 'Alquiler creado correctamente',
    draft: 'Borrador',
    ask: 'Enviar a revisión',
    asked: 'Enviado a revisión',
    waiting: 'Pendiente de revisión',
    publish: 'Publicar',
    published: 'Publicado',
    open: 'Público',
    pause: 'Pausar',
    paused: 'En pausa',
    resume: 'Retomar',
    bookings: 'Reservas',
    confirmed: 'Confirmada',
    call: 'Llamar a Marta',
    nights: /2 noches · Marta Ferrer · €200/,
    payable: 'A pagarte',
    download: 'Descargar CSV',
    empty: 'Aquí aún no hay apuntes.',
    file: /^\uFEFFFecha,Pedido,Anuncio,Apunte,Bruto \(EUR\)/,
  },
} as const;

for (const tongue of ['en', 'es'] as const satisfies readonly Tongue[]) {
  const say = words[tongue];

  test(`a rental goes from its owner’s draft to the owner’s ledger (${tongue})`, async ({ page, browser }) => {
    test.slow();
    const name = `Terrace ${Date.now().toString(36)}`;
    await aBusiness(page, tongue);
    await openWorkspace(page, tongue, 'tab=ledger');
    await expect(page.getByText(say.empty)).toBeVisible();

    await openWorkspace(page, tongue, 'tab=listings&view=rentals');
    await page.getByRole('button', { name: say.add }).click();
    const sheet = page.locator('.desk-sheet');
    await expect(sheet.getByLabel(say.featured)).toHaveCount(0);
    await sheet.getByLabel(`${say.title} ${say.in}`).fill(name);
    await sheet.getByLabel(`${say.description} ${say.in}`).fill('Sun from nine to nine.');
    await sheet.getByLabel(say.price).fill('100');
    await sheet.getByLabel(say.phone).fill('600 555 001');
    await sheet.getByLabel(say.email).fill('iratxe@correo.example');
    await sheet.getByLabel(say.location).fill('Levante');
    await sheet.getByRole('button', { name: say.save, exact: true }).click();
    await expect(message(page)).toContainText(say.created);
    const row = page.getByRole('article', { name, exact: true });
    await expect(row.getByText(say.draft, { exact: true })).toBeVisible();
    await row.getByRole('button', { name: say.ask }).click();
    await expect(row.getByText(say.waiting)).toBeVisible();

    const desk = await secondDesk(browser, tongue, 'tab=rentals&status=waiting');
    const waiting = desk.getByRole('article', { name, exact: true });
    await expect(waiting.getByText(say.waiting)).toBeVisible();
    await waiting.getByRole('button', { name: say.publish }).click();
    await expect(message(desk)).toContainText(say.published);
    await desk.context().close();

    await page.reload();
    await expect(row.getByText(say.open, { exact: true })).toBeVisible();
    await row.getByRole('button', { name: say.pause }).click();
    await expect(row.getByText(say.paused, { exact: true })).toBeVisible();
    await row.getByRole('button', { name: say.resume }).click();
    await expect(row.getByText(say.open, { exact: true })).toBeVisible();

    const own = await (await page.request.get('/api/admin/rentals')).json();
    const guest = await (await browser.newContext()).newPage();
    await buysNights(guest, await aMember(guest, tongue), own[0].id);
    await guest.context().close();

    await openWorkspace(page, tongue, 'tab=bookings');
    const booking = page.getByRole('article', { name, exact: true });
    await expect(booking.getByText(say.confirmed)).toBeVisible();
    await expect(booking.getByText(say.nights)).toBeVisible();
    await expect(booking.getByRole('link', { name: say.call })).toHaveAttribute('href', /^tel:\+346/);

    await openWorkspace(page, tongue, 'tab=ledger');
    // A new business is a starter: 12 percent are the house's.
    await expect(page.locator('dl').getByText('€176', { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say.download }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(say.file);
    expect(file).toContain(`${name},`);
    expect(file).toMatch(/,200\.00,0\.00,200\.00,24\.00,176\.00\r\n$/);
  });

  test(`the workspace has nothing that axe finds, part by part (${tongue})`, async ({ page, browser }) => {
    test.setTimeout(240_000);
    await aBusiness(page, tongue);
    const made = await page.request.post('/api/rentals', {
      data: {
        title: { en: 'Terrace', es: 'Terraza' },
        description: { en: 'Sun.', es: 'Sol.' },
        price: '100',
        location: 'Levante',
        contactPhone: '600555001',
        contactEmail: 'iratxe@correo.example',
      },
    });
    const { id } = await made.json();
    await page.request.post(`/api/rentals/${id}/steps`, { data: { step: 'ask' } });
    const desk = await secondDesk(browser, tongue);
    await desk.request.post(`/api/rentals/${id}/steps`, { data: { step: 'publish' } });
    await desk.context().close();
    const guest = await (await browser.newContext()).newPage();
    await buysNights(guest, await aMember(guest, tongue), id);
    await guest.context().close();
    for (const part of ['listings&view=rentals', 'listings&view=rentals&open=new', 'bookings', 'calendar', 'ledger']) {
      await openWorkspace(page, tongue, `tab=${part}`);
      await expect(page.locator('.desk-loading')).toHaveCount(0);
      await expectAccessible(page, `the workspace at ${part} (${tongue})`);
    }
  });
}
