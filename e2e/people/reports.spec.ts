/** A visitor reports a listing, the desk takes it down with its reasons, and its owner reads why and objects (decision 0177). */
import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../axe.ts';
import { aBusiness, aRentalOf, openWorkspace, rowOf } from '../business.ts';
import { openDesk, secondDesk } from '../desk.ts';
import { mailTo } from '../mails.ts';
import { message } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

test('a visitor reports a rental, the desk takes it down, its owner reads why and objects, and it is put back @phone', async ({
  page,
  visitor,
}) => {
  const suffix = aSuffix();
  const [en, es] = [`Roof pool ${suffix}`, `Piscina en la azotea ${suffix}`];
  await aBusiness(page, 'es');
  const description = { en: 'A pool of its own.', es: 'Con piscina propia.' };
  const id = await aRentalOf(page, { title: { en, es }, description });

  const guest = await visitor();
  const mailbox = `marta${suffix}@correo.example`;
  await guest.goto(`/rentals/${id}?lang=en`);
  await guest.getByRole('button', { name: 'Report it' }).click();
  await guest.getByLabel(/^Reason/).selectOption({ label: 'Not what it says, or something else' });
  await guest.getByLabel(/^Your name/).fill('Marta Gil');
  await guest.getByLabel(/^Your email/).fill(mailbox);
  await guest.getByLabel(/^What exactly, and why/).fill('I was there: no pool, and no stairs to the roof.');
  await expectAccessible(guest, 'the report of a listing');
  await guest.getByRole('button', { name: 'Send the report' }).click();
  await expect(message(guest)).toContainText('Thank you');
  expect((await mailTo(mailbox, 'Your report has arrived')).text).toContain('no stairs to the roof');

  const desk = await secondDesk(visitor, 'en', 'tab=reports');
  const waiting = desk.getByRole('article', { name: en });
  await waiting.getByRole('button', { name: 'Decide' }).click();
  const sheet = desk.getByRole('dialog', { name: en });
  await expect(sheet).toContainText('A pool of its own.');
  await sheet.getByRole('combobox').selectOption({ label: 'Terms: not what it says' });
  await sheet.getByRole('textbox').fill('There is no pool in this building.');
  await sheet.getByRole('button', { name: 'Take it down' }).click();
  await expect(message(desk)).toContainText('Decided');
  expect((await mailTo(mailbox, `What you reported is gone: ${en}`)).text).toContain('There is no pool');
  expect((await guest.request.get(`/api/rentals/${id}`)).status()).toBe(404);

  await openWorkspace(page, 'es', 'tab=listings&view=rentals');
  await expect(rowOf(page, es)).toContainText('There is no pool in this building.');
  await page.goto('/decisions');
  const decision = page.getByRole('article').filter({ hasText: es });
  await expect(decision).toContainText('Condiciones: no es lo que dice');
  await expectAccessibleInBoth(page, 'the decisions');
  await page.goto('/decisions?lang=es');
  await decision.getByLabel(/^¿Por qué es un error/).fill('La piscina está en el patio.');
  await decision.getByRole('button', { name: 'Enviar la oposición' }).click();
  await expect(decision).toContainText('Se mira de nuevo');

  await openDesk(desk, 'en', 'tab=reports&status=objected');
  await desk.getByRole('article', { name: en }).getByRole('button', { name: 'Decide' }).click();
  await expect(sheet).toContainText('La piscina está en el patio.');
  await sheet.getByRole('textbox').fill('It is in the yard. We are sorry.');
  await sheet.getByRole('button', { name: 'Put it back' }).click();
  await expect(message(desk)).toContainText('Answered');
  expect((await guest.request.get(`/api/rentals/${id}`)).status()).toBe(200);
  await page.reload();
  await expect(decision).toContainText('It is in the yard. We are sorry.');
});
