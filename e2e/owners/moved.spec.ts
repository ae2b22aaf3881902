/** An owner moves a night that is sold; its buyer hears of it, and returns the tickets (issue 16; decision 0047). */
import { expect } from '@playwright/test';
import { addDays, formatDate, formatDay } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { expectAccessible } from '../axe.ts';
import * as business from '../business.ts';
import { now } from '../clock.ts';
import { deskOf } from '../desk.ts';
import { words as listingWords } from '../listing-words.ts';
import { mailTo } from '../mails.ts';
import { aMember, buysTwo } from '../members.ts';
import { bothTongues, fillCard, message, speak, tongues, type Tongue } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    sold: /^2 tickets are sold\. Its buyer gets a letter/,
    yes: 'Move it and write to them',
    subject: (title: string) => `Moved: ${title}`,
    choice: /everything you paid for them comes back, €50/,
    moved: 'Moved',
    give: 'Return it for a full refund',
    all: 'Cancel and get €50 back',
    refunded: 'Refunded',
    look: 'This has just changed',
    again: 'Go on with this',
    off: 'This one is off',
    offBadge: 'Called off',
  },
  es: {
    sold: /^Hay 2 entradas vendidas\. Quien la compró recibe un correo/,
    yes: 'Cambiarlo y avisar',
    subject: (title: string) => `Cambio: ${title}`,
    choice: /recuperas todo lo que pagaste por ellas, 50\s€/,
    moved: 'Ha cambiado',
    give: 'Devolver y recuperarlo todo',
    all: /^Cancelar y recuperar .*50/,
    refunded: 'Reembolsada',
    look: 'Esto acaba de cambiar',
    again: 'Seguir así',
    off: 'Este se ha cancelado',
    offBadge: 'Cancelado',
  },
} as const;

const day = (days: number) => addDays(wallClock(now()).date, days);
const aNight = (suffix: string, over: object = {}) => ({
  title: { en: `Moonrise ${suffix}`, es: `Luna llena ${suffix}` },
  description: { en: 'Under the moon.', es: 'Bajo la luna.' },
  price: '25',
  location: 'Levante',
  address: 'Avenida de Alcoy 4',
  date: day(20),
  time: '23:30',
  duration: { en: '4 hours', es: '4 horas' },
  organizer: 'Iratxe',
  imageUrl: 'https://images.example/night.jpg',
  cancellation: 'final',
  ...over,
});

for (const tongue of ['en', 'es'] as const satisfies readonly Tongue[]) {
  const say = words[tongue];
  const listing = listingWords[tongue];

  test(`its buyer gets a letter and everything back (${tongue})`, async ({ page, visitor }) => {
    test.slow();
    const event = aNight(aSuffix());
    const title = event.title[tongue];
    await business.aBusiness(page, tongue);
    const { id } = await (await page.request.post('/api/events', { data: event })).json();
    await page.request.post(`/api/events/${id}/steps`, { data: { step: 'ask' } });
    await (await deskOf()).post(`/api/events/${id}/steps`, { data: { step: 'publish' } });
    const buyer = await visitor();
    const somebody = await aMember(buyer, tongue);
    const order = await buysTwo(buyer, somebody, id);

    await business.openWorkspace(page, tongue, `tab=listings&open=${id}`);
    const sheet = page.locator('.desk-sheet');
    await sheet.getByLabel(listing.date).fill(day(27));
    await sheet.getByRole('button', { name: listing.save, exact: true }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask.getByText(say.sold)).toBeVisible();
    await ask.getByRole('button', { name: say.yes }).click();
    await expect(message(page)).toContainText(listing.updated);

    const letter = await mailTo(somebody.email, `${say.subject(title)}, ${formatDay(day(27), day(27), tongue)}`);
    expect(letter.text).toMatch(say.choice);
    for (const date of [day(20), day(27)]) expect(letter.text).toContain(formatDate(date, 'long', tongue));

    const [ticket] = (await (await buyer.request.get(`/api/orders/${order}`)).json()).tickets;
    await buyer.goto(`/ticket/${ticket.id}`);
    await expect(buyer.getByText(formatDate(day(20), 'long', tongue))).toBeVisible();
    await expectAccessible(buyer, `a moved ticket in ${tongue}`);
    await buyer.getByRole('button', { name: say.give }).click();
    await buyer.getByRole('dialog').getByRole('button', { name: say.all }).click();
    await expect(buyer.getByText(say.refunded, { exact: true })).toBeVisible({ timeout: 20_000 });
  });
}

test('whoever is about to pay looks at the new date first', async ({ page, visitor }) => {
  test.slow();
  const event = aNight(aSuffix());
  const desk = await deskOf();
  const { id } = await (await desk.post('/api/events', { data: event })).json();
  const friend = await visitor();
  await buysTwo(friend, await aMember(friend, 'en'), id);
  await aMember(page, 'en');
  await page.goto(`/checkout?type=event&id=${id}`);
  await fillCard(page, 'en', '4242424242424242');
  const receipt = page.getByRole('article');
  for (const [tongue, days] of [
    ['en', 27],
    ['es', 29],
  ] as const) {
    const say = words[tongue];
    await speak(page, tongue);
    const moved = await desk.put(`/api/events/${id}`, { data: { ...event, date: day(days), moves: true } });
    expect(moved.status()).toBe(200);
    await page.getByRole('button', { name: tongues[tongue].pay }).click();
    await expect(page.getByRole('heading', { name: say.look })).toBeVisible();
    await expect(page.getByRole('alert').getByText(formatDate(day(days), 'long', tongue))).toBeVisible();
    await expect(receipt.getByText(formatDate(day(days), 'long', tongue))).toBeVisible();
    await page.getByRole('button', { name: say.again }).click();
    await expect(page.getByRole('button', { name: tongues[tongue].pay })).toBeEnabled();
  }
});

test('one that was called off says so where it stood', async ({ page }) => {
  const desk = await deskOf();
  const { id } = await (await desk.post('/api/events', { data: aNight(aSuffix()) })).json();
  const off = await desk.post(`/api/events/${id}/cancellation`, { data: {} });
  expect(off.status()).toBe(200);
  const reply = await page.goto(`/events/${id}`);
  expect(reply?.status()).toBe(200);
  expect(await reply?.text()).toContain('https://schema.org/EventCancelled');
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(page.getByText(words[tongue].off)).toBeVisible();
    await expect(page.getByRole('button', { name: words[tongue].offBadge, exact: true })).toBeDisabled();
    await expectAccessible(page, `an event called off in ${tongue}`);
  }
});
