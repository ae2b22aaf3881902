/** Nobody is sold anything else than they were shown (decision 0140): a policy, and the unit of a rental, that change on the way. */
import { expect } from '@playwright/test';
import { addDays } from '#kit/shared/dates.ts';
import { refundSteps } from '#market/listings/cancellation.ts';
import { wallClock } from '#market/town/dates.ts';
import { awake } from '../asleep.ts';
import { expectAccessible } from '../axe.ts';
import { now } from '../clock.ts';
import { deskOf } from '../desk.ts';
import { aMember } from '../members.ts';
import { bothTongues, fillCard, pay, tongues } from '../pages.ts';
import { aRental, nextMonth } from '../rentals.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    all: /you get everything back\.$/,
    half: /you get half back\.$/,
    changed: 'This has just changed',
    goOn: 'Go on with this',
    book: 'Book it',
    week: '€700 per week',
    night: '€700 per night',
  },
  es: {
    all: /te devolvemos todo\.$/,
    half: /te devolvemos la mitad\.$/,
    changed: 'Esto acaba de cambiar',
    goOn: 'Seguir así',
    book: 'Resérvalo',
    week: /^700\s€ por semana$/,
    night: /^700\s€ por noche$/,
  },
} as const;

const aNight = (over: object = {}) => ({
  title: { en: `Full moon ${aSuffix()}`, es: 'Luna llena' },
  description: { en: 'Under the moon.', es: 'Bajo la luna.' },
  price: '25',
  location: 'Levante',
  address: 'Avenida de Alcoy 4',
  date: addDays(wallClock(now()).date, 20),
  time: '23:30',
  duration: { en: '4 hours', es: '4 horas' },
  organizer: 'Iratxe',
  imageUrl: 'https://images.example/night.jpg',
  cancellation: 'flexible',
  ...over,
});

for (const tongue of bothTongues) {
  const say = words[tongue];

  test(`who was promised everything back hears of half before they pay (${tongue}) @phone`, async ({ page }) => {
    const desk = await deskOf();
    const night = aNight();
    const { id } = await (await desk.post('/api/events', { data: night })).json();
    const { id: member } = await aMember(page, tongue);
    await page.goto(`/events/${id}`);
    await expect(page.getByText(say.all)).toBeVisible();
    // A press on a page that sleeps would load what it is now.
    await awake(page);
    const saved = await desk.put(`/api/events/${id}`, { data: { ...night, cancellation: 'strict' } });
    expect(saved.status()).toBe(200);

    await page.getByRole('link', { name: tongues[tongue].buy, exact: true }).first().click();
    const alert = page.getByRole('alert').filter({ hasText: say.changed });
    await expect(alert.getByText(say.all)).toBeVisible();
    await expect(alert.getByText(say.half)).toBeVisible();
    await expect(page.getByRole('article').getByText(say.half)).toBeVisible();
    await expectAccessible(page, `terms that changed in ${tongue}`);
    const bought = async () => (await page.request.get(`/api/users/${member}/orders`)).json();
    expect(await bought()).toEqual([]);

    await alert.getByRole('button', { name: say.goOn }).click();
    await fillCard(page, tongue, '4242424242424242');
    await pay(page, tongue);
    await page.waitForURL(/\/user-dashboard\?payment=success/);
    expect(await bought()).toMatchObject([{ status: 'confirmed', refundSteps: refundSteps.strict }]);
  });

  test(`who was shown a week hears of a night before they pay (${tongue})`, async ({ page }) => {
    const desk = await deskOf();
    const rental = await aRental({ price: '700', priceUnit: 'week', maxUnits: 4 });
    const { id: member } = await aMember(page, tongue);
    await page.goto(`/rentals/${rental.id}?from=${nextMonth(10)}&units=1`);
    const book = page.getByRole('complementary').getByRole('link', { name: say.book });
    await expect(book).toBeVisible();
    await awake(page);
    const { title, description, category, price, location, address, capacity, fromTime, toTime, ...record } = await (
      await desk.get(`/api/admin/rentals/${rental.id}`)
    ).json();
    const { contactPhone, contactEmail, maxUnits, version } = record;
    const kept = { title, description, category, price, location, address, capacity, fromTime, toTime };
    const data = { ...kept, contactPhone, contactEmail, maxUnits, version, priceUnit: 'night' };
    expect((await desk.put(`/api/rentals/${rental.id}`, { data })).status()).toBe(200);

    await book.click();
    const alert = page.getByRole('alert').filter({ hasText: say.changed });
    await expect(alert.getByText(say.week)).toBeVisible();
    await expect(alert.getByText(say.night)).toBeVisible();
    await alert.getByRole('button', { name: say.goOn }).click();
    await fillCard(page, tongue, '4242424242424242');
    await pay(page, tongue);
    await page.waitForURL(/\/user-dashboard\?payment=success/);
    const orders = await (await page.request.get(`/api/users/${member}/orders`)).json();
    expect(orders).toMatchObject([{ status: 'confirmed', unit: 'night', until: { date: nextMonth(11) } }]);
    await rental.takeDown();
  });
}
