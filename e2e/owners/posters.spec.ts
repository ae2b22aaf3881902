/** Issue 20: a poster is one of six that the press proposes; its page shows it first in a gallery. The language changes on the way. */
import { expect } from '@playwright/test';
import { nightOf } from '#market/town/dates.ts';
import { expectAccessible } from '../axe.ts';
import { now } from '../clock.ts';
import { deskOf, openDesk } from '../desk.ts';
import { words } from '../listing-words.ts';
import { message, speak } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

test('a poster is chosen from six, and its page is walked by keys and by a finger', async ({ page }) => {
  const title = `Ramen at midnight ${aSuffix()}`;
  const made = await (
    await deskOf()
  ).post('/api/events', {
    data: {
      title: { en: title, es: `${title} (es)` },
      description: 'Noodles and records until the sun is up.',
      price: '12.00',
      location: 'Plaza Triangular',
      address: 'Calle Gerona 3',
      date: nightOf(now()),
      time: '23:30',
      duration: { en: '3 hours', es: '3 horas' },
      organizer: 'Marea Baja',
    },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();

  await openDesk(page, 'en', `tab=events&open=${id}`);
  const sheet = page.locator('.desk-sheet');
  const posters = sheet.getByRole('group', { name: 'Poster' }).getByRole('radio', { name: /^Motif: / });
  await sheet.getByRole('button', { name: 'Propose six posters' }).click();
  await expect(posters).toHaveCount(6);
  const proposed = await sheet
    .locator('img[src*="/art/"]')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  await sheet.getByRole('button', { name: 'Shake again' }).click();
  await expect(sheet.getByText('Six other posters')).toBeVisible();
  await expect
    .poll(() => sheet.locator('img[src*="/art/"]').evaluateAll((all) => all.map((img) => img.getAttribute('src'))))
    .not.toEqual(proposed);
  await expect(posters).toHaveCount(6);
  await speak(page, 'es');
  const motifs = sheet.getByRole('group', { name: 'Cartel' }).getByRole('radio', { name: /^Motivo: / });
  await motifs.nth(2).check();
  await sheet.getByRole('button', { name: words.es.save }).click();
  await expect(message(page)).toContainText(words.es.updated);
  const { chosenPoster, poster } = await (await (await deskOf()).get(`/api/admin/events/${id}`)).json();
  expect(chosenPoster).toBe(`${poster.motif}-${poster.seed}`);

  await page.goto(`/events/${id}`);
  const drawings = page.getByRole('list', { name: 'Dibujos' }).getByRole('button');
  await expect(drawings.nth(3)).toBeVisible();
  const count = await drawings.count();
  await expect(drawings.first().locator('img[data-only=day]')).toHaveAttribute(
    'src',
    new RegExp(`${poster.motif}.*${poster.seed}`),
  );
  await drawings.first().click();
  const gallery = page.getByRole('dialog');
  const stands = (at: number) => expect(gallery.getByText(`${at} de ${count}`)).toBeVisible();
  await stands(1);
  // A key goes to what has the focus, which the gallery takes a frame after it is seen.
  await expect.poll(() => gallery.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['End', count],
    ['ArrowRight', 1],
    ['ArrowLeft', count],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await stands(at);
  }
  // A finger moves the track by its own width; what it came to rest on is told.
  await gallery.locator('.lightbox-track').evaluate((track) => track.scrollBy({ left: track.clientWidth }));
  await stands(2);
  await expectAccessible(page, 'a gallery that is opened', 'in one language');
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(drawings.nth(0)).toBeFocused();
});
