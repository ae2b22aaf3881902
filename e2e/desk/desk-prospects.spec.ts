/** Prospects: written down, sorted out, moved on and struck out (specification sections 4, 5 and 8). */
import { expect } from '@playwright/test';
import { goOn, lookFor, openDesk, secondDesk } from '../desk.ts';
import { message, bothTongues, speak } from '../pages.ts';
import { test } from '../test.ts';
import { aSuffix } from '../suffix.ts';

const words = {
  en: {
    add: 'Add prospect',
    name: /^Name/,
    location: /^Location/,
    email: 'Email',
    score: /^Priority score/,
    notes: 'Notes',
    save: 'Save',
    missing: 'Please fill this in',
    created: 'Prospect business created successfully',
    updated: 'Prospect business updated successfully',
    deleted: 'Prospect business deleted successfully',
    saveFailed: 'Failed to save prospect business',
    deleteFailed: 'Failed to delete prospect business',
    statusOf: 'Contact status of',
    contactStatus: 'Contact status',
    edit: 'Edit',
    delete: 'Delete',
    deleteYes: 'Delete it',
    deleteNo: 'Keep it',
    high: 'High',
    low: 'Low',
    conflict: 'Changed by somebody else',
    none: 'Nothing matches',
  },
  es: {
    add: 'Añadir negocio',
    name: /^Nombre/,
    location: /^Zona/,
    email: 'Correo',
    score: /^Puntuación/,
    notes: 'Notas',
    save: 'Guardar',
    missing: 'Rellena este campo',
    created: 'Negocio creado correctamente',
    updated: 'Negocio actualizado correctamente',
    deleted: 'Negocio borrado correctamente',
    saveFailed: 'No se ha podido guardar el negocio',
    deleteFailed: 'No se ha podido borrar el negocio',
    statusOf: 'Contacto con',
    contactStatus: 'Contacto',
    edit: 'Editar',
    delete: 'Borrar',
    deleteYes: 'Borrarlo',
    deleteNo: 'Dejarlo',
    high: 'Alta',
    low: 'Baja',
    conflict: 'Otra persona lo ha cambiado',
    none: 'No hay nada que coincida',
  },
} as const;

test('a firm is written down, found, moved on, changed and struck out', async ({ page }) => {
  await openDesk(page, 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const name = `Brisa ${tongue} ${aSuffix()}`;
    await speak(page, tongue);
    await goOn(page, 'tab=prospects');
    await page.getByRole('button', { name: say.add }).click();
    const sheet = page.locator('.desk-sheet');
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(sheet.getByText(say.missing)).toHaveCount(2);
    await sheet.getByLabel(say.name).fill(name);
    await sheet.getByLabel(say.location).fill('Poniente');
    await sheet.getByLabel(say.email).fill('hola@brisa.example');
    await sheet.getByLabel(say.score).fill('');
    await sheet.getByLabel(say.notes).click();
    await expect(sheet.getByLabel(say.score)).toHaveValue('1');
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.created);
    await expect(sheet).toHaveCount(0);

    await lookFor(page, tongue, name);
    const card = page.getByRole('article', { name });
    await expect(card.getByText(say.low, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'hola@brisa.example' })).toHaveAttribute(
      'href',
      'mailto:hola@brisa.example',
    );

    const status = card.getByLabel(`${say.statusOf} ${name}`);
    await expect(status).toHaveValue('not_contacted');
    await status.selectOption('interested');
    await expect(message(page)).toContainText(say.updated);
    await expect(status).toHaveValue('interested');
    await page.locator('.desk-tools').getByLabel(say.contactStatus).selectOption('interested');
    await expect(page).toHaveURL(/contact_status=interested/);
    await expect(card).toBeVisible();

    await card.getByRole('button', { name: `${say.edit} ${name}` }).click();
    await expect(page).toHaveURL(/open=/);
    await sheet.getByLabel(say.score).fill('9');
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(sheet).toHaveCount(0);
    await expect(card.getByText(say.high, { exact: true })).toBeVisible();

    await card.getByRole('button', { name: `${say.delete} ${name}` }).click();
    const ask = page.getByRole('alertdialog');
    await ask.getByRole('button', { name: say.deleteNo }).click();
    await expect(ask).toHaveCount(0);
    await card.getByRole('button', { name: `${say.delete} ${name}` }).click();
    await ask.getByRole('button', { name: say.deleteYes }).click();
    await expect(message(page)).toContainText(say.deleted);
    await expect(page.getByText(say.none)).toBeVisible();
  }
});

test('what could not be saved or deleted says so, and nothing is lost', async ({ page }) => {
  await openDesk(page, 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const name = `Brisa ${tongue} ${aSuffix()}`;
    const data = { name, category: 'bar', location: 'Levante' };
    const { id } = await (await page.request.post('/api/prospect-businesses', { data })).json();
    await speak(page, tongue);
    await goOn(page, `tab=prospects&q=${encodeURIComponent(name)}&open=${id}`);
    const sheet = page.locator('.desk-sheet');
    await sheet.getByLabel(say.notes).fill('Mine');
    await page.route(`**/api/prospect-businesses/${id}*`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
    );
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.saveFailed);
    await expect(sheet.getByLabel(say.notes)).toHaveValue('Mine');
    await page.goto(`/admin?tab=prospects&q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `${say.delete} ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.deleteYes }).click();
    await expect(message(page)).toContainText(say.deleteFailed);
    await expect(page.getByRole('article', { name })).toBeVisible();
  }
});

test('the second of two admins is told, and loses nothing', async ({ page, visitor }) => {
  await openDesk(page, 'en');
  const other = await secondDesk(visitor, 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const name = `Brisa ${tongue} ${aSuffix()}`;
    const made = await page.request.post('/api/prospect-businesses', {
      data: { name, category: 'bar', location: 'Levante' },
    });
    const { id } = await made.json();
    await speak(page, tongue);
    await goOn(page, `tab=prospects&open=${id}`);
    const sheet = page.locator('.desk-sheet');
    await sheet.getByLabel(say.notes).fill('Mine');

    await speak(other, tongue);
    await goOn(other, `tab=prospects&open=${id}`);
    await other.locator('.desk-sheet').getByLabel(say.notes).fill('Theirs');
    await other.locator('.desk-sheet').getByRole('button', { name: say.save }).click();
    await expect(message(other)).toContainText(say.updated);

    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.conflict);
    await expect(sheet.getByText(/: Theirs$/)).toBeVisible();
    await expect(sheet.getByLabel(say.notes)).toHaveValue('Mine');
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.updated);
    const kept = await page.request.get(`/api/prospect-businesses/${id}`);
    expect((await kept.json()).notes).toBe('Mine');
  }
});
