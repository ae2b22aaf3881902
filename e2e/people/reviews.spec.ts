/** Issue 21: whoever came in with a ticket says how it was, its owner answers, and the place has the rating. */
import { expect, type Page } from '@playwright/test';
import { wallClock } from '#market/town/dates.ts';
import { hoursBefore } from '#kit/shared/durations.ts';
import { expectAccessibleInBoth } from '../axe.ts';
import { aBusiness, isPublishedFor, openWorkspace } from '../business.ts';
import { now } from '../clock.ts';
import { aMember } from '../members.ts';
import { speak } from '../pages.ts';
import { newDigits } from '../suffix.ts';
import { test } from '../test.ts';

/** Something of the business that is signed in, which the desk has published. Gives its id. */
async function isPublic(owner: Page, kind: 'events' | 'businesses', data: object): Promise<string> {
  const made = await owner.request.post(`/api/${kind}`, { data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  expect((await owner.request.post(`/api/${kind}/${id}/steps`, { data: { step: 'ask' } })).status()).toBe(200);
  await isPublishedFor(owner, kind);
  return id;
}

test('a scanned ticket leads to a review, the owner answers it, and the place is rated', async ({ page, visitor }) => {
  const where = { location: 'Levante', address: `Calle Gerona ${newDigits()}` };
  const name = `La Resaca ${newDigits()}`;
  await aBusiness(page, 'en');
  const place = await isPublic(page, 'businesses', {
    ...where,
    name,
    description: { en: 'Vermouth until late.', es: 'Vermut hasta tarde.' },
    category: 'bar',
    phone: '+34600555002',
    email: 'hola@resaca.example',
  });
  const begun = wallClock(hoursBefore(now(), 1));
  const night = await isPublic(page, 'events', {
    ...where,
    title: { en: 'Brass at dawn', es: 'Metales al alba' },
    description: { en: 'Until the sun is up.', es: 'Hasta que salga el sol.' },
    price: '0',
    // It has begun: nobody reviews what is still to come.
    date: begun.date,
    time: begun.time,
    duration: { en: '6 hours', es: '6 horas' },
    organizer: 'Iratxe Goñi',
    imageUrl: 'https://pictures.example/brass.jpg',
  });

  const guest = await visitor();
  await aMember(guest, 'es');
  const joined = await guest.request.post('/api/orders', { data: { eventId: night, quantity: 1 } });
  const [ticket] = (await joined.json()).tickets;
  await guest.goto('/user-dashboard');
  await expect(guest.getByText('Metales al alba').first()).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Estuviste allí: ¿qué tal fue?' })).toHaveCount(0);
  const scanned = await page.request.post(`/api/events/${night}/check-in`, { data: { code: ticket.code } });
  expect(scanned.status()).toBe(200);
  await guest.reload();
  await guest.getByRole('link', { name: 'Estuviste allí: ¿qué tal fue?' }).click();
  await guest.getByRole('button', { name: 'Enviar mi opinión' }).click();
  await expect(guest.getByText('Toca primero una estrella.')).toBeVisible();
  await guest.getByRole('radio', { name: 'Bien', exact: true }).check({ force: true });
  await guest.getByLabel('Unas palabras (opcional)').fill('Sonaba de maravilla.');
  await expectAccessibleInBoth(guest, 'the review');
  await speak(guest, 'es');
  await guest.getByRole('button', { name: 'Enviar mi opinión' }).click();
  await expect(guest.getByText('Gracias. Ya es pública.')).toBeVisible();

  await openWorkspace(page, 'en', 'tab=reviews');
  const row = page.getByRole('article', { name: 'Marta F.' });
  await expect(row).toContainText('Sonaba de maravilla.');
  await row.getByRole('button', { name: 'Answer' }).click();
  const sheet = page.getByRole('dialog', { name: 'Marta F.' });
  await sheet.getByLabel('Your answer').fill('Come back in July.');
  await sheet.getByRole('button', { name: 'Publish the answer' }).click();
  await expect(sheet).toBeHidden();

  await guest.goto(`/businesses/${place}`);
  await speak(guest, 'en');
  const said = guest.getByRole('region', { name: 'Reviews' });
  await expect(said.getByRole('img', { name: '4.0 of 5' })).toBeVisible();
  await expect(said.getByRole('listitem').filter({ hasText: 'Marta F.' })).toContainText('Sonaba de maravilla.');
  await expect(said).toContainText('Come back in July.');
  await expect(said).toContainText(/Ticket scanned on .*2\d/);
  await guest.goto(`/search?type=businesses&query=${encodeURIComponent(name)}`);
  const card = guest.getByRole('article').filter({ hasText: name });
  await expect(card.getByRole('img', { name: 'Rated 4.0 out of 5' })).toBeVisible();
});
