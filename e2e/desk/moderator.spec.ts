/** A moderator judges what goes public, and is shown nothing that they may not do (decision 0244). */
import { expect } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aBusiness, aDraftRentalOf } from '../business.ts';
import { deskOf } from '../desk.ts';
import { secret } from '../members.ts';
import { message, speak } from '../pages.ts';
import { isSomebody } from '../signed-in.ts';
import { aSuffix, newDigits } from '../suffix.ts';
import { test } from '../test.ts';

test('a moderator reads a rental as it was written, and publishes it', async ({ page, visitor }) => {
  const suffix = aSuffix();
  const [en, es] = [`Attic ${suffix}`, `Ático ${suffix}`];
  await aBusiness(page, 'en');
  const description = { en: 'Over the market.', es: 'Sobre el mercado.' };
  const id = await aDraftRentalOf(page, { title: { en, es }, description, price: '80', location: 'Casco Antiguo' });
  expect((await page.request.post(`/api/rentals/${id}/steps`, { data: { step: 'ask' } })).status()).toBe(200);

  const moderator = await visitor();
  const digits = newDigits();
  const account = { phone: `+346${digits}`, password: secret };
  const named = { username: `rita${digits}`, fullName: 'Rita Marín', email: `rita${digits}@correo.example` };
  const joined = await (await moderator.request.post('/api/auth/signup', { data: { ...account, ...named } })).json();
  const desk = await deskOf();
  const seat = await desk.put(`/api/admin/users/${joined.user.id}/seat`, { data: { role: 'moderator' } });
  expect(seat.status()).toBe(200);
  const back = await (await moderator.request.post('/api/auth/signin', { data: account })).json();
  await isSomebody(moderator, 'en', back.user);

  await moderator.goto(`/admin?tab=rentals&q=${suffix}`);
  await expect(moderator.getByRole('navigation', { name: 'What waits' }).getByRole('link')).toHaveText([
    /^Pending Submissions/,
    /^Approved/,
    /^Changes Waiting/,
    /^Reports Waiting/,
  ]);
  await expect(moderator.getByRole('link', { name: /^(Money|People|Orders)/ })).toHaveCount(0);
  await moderator.getByRole('article', { name: en }).getByRole('button', { name: 'Open' }).click();
  const sheet = moderator.getByRole('dialog', { name: 'As it was written' });
  await expect(sheet).toContainText('Over the market.');
  // The reason for a no is all that they write.
  await expect(sheet.getByRole('textbox')).toHaveCount(1);
  await expect(sheet.getByRole('combobox')).toHaveCount(0);
  await expectAccessible(moderator, 'a listing as a moderator reads it');
  await speak(moderator, 'es');
  const told = moderator.getByRole('dialog', { name: 'Tal como se escribió' });
  await told.getByRole('button', { name: 'Publicar' }).click();
  await expect(message(moderator)).toContainText('Publicado');
  expect((await page.request.get(`/api/rentals/${id}`)).status()).toBe(200);

  await test.step('an empty form stands at no address of theirs', async () => {
    await moderator.goto(`/admin?tab=rentals&open=new&q=${suffix}`);
    await expect(moderator.getByRole('article', { name: es })).toBeVisible();
    await expect(moderator.getByRole('dialog')).toHaveCount(0);
  });
});
