/** A night that comes every week: its owner makes the others, the desk publishes them in one step, guests find them from each other (decision 0179). */
import { expect } from '@playwright/test';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { expectAccessible } from './axe.ts';
import { aBusiness, isPublishedFor, openWorkspace, rowOf } from './business.ts';
import { now } from './clock.ts';
import { openDesk } from './desk.ts';
import { message } from './pages.ts';
import { aSuffix } from './suffix.ts';
import { test } from './test.ts';

const words = {
  en: {
    repeat: 'Repeat it',
    dates: 'Dates to be made',
    leaveOut: /^Leave out /,
    make: 'Make 3 nights',
    made: '3 nights made',
    nights: '4 nights',
    series: 'Its series',
    publish: 'Publish the 3 that are the same',
    published: '3 nights published',
    others: 'Other dates',
  },
  es: {
    repeat: 'Repetirlo',
    dates: 'Fechas que se crearán',
    leaveOut: /^Quitar el /,
    make: 'Crear 3 noches',
    made: '3 noches creadas',
    nights: '4 noches',
    series: 'Su serie',
    publish: 'Publicar las 3 iguales',
    published: '3 noches publicadas',
    others: 'Otras fechas',
  },
} as const;

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a night is made for other weeks at once, published in one step, and each leads to the others (${tongue}) @phone`, async ({
    page: owner,
    visitor,
  }) => {
    await aBusiness(owner, tongue);
    const title = `Salsa ${aSuffix()}`;
    const data = {
      title: { en: title, es: title },
      description: { en: 'Every week.', es: 'Cada semana.' },
      category: 'party',
      price: '10',
      location: 'Levante',
      address: 'Avenida de Alcoy 4',
      date: addDays(wallClock(now()).date, 6),
      time: '23:30',
      duration: { en: '4 hours', es: '4 horas' },
      organizer: 'Iratxe Goñi',
      imageUrl: 'https://images.example/night.jpg',
    };
    const { id } = await (await owner.request.post('/api/events', { data })).json();
    await owner.request.post(`/api/events/${id}/steps`, { data: { step: 'ask' } });
    await isPublishedFor(owner, 'events', title);

    await openWorkspace(owner, tongue, 'tab=listings');
    await rowOf(owner, title).getByRole('button', { name: say.repeat }).click();
    const sheet = owner.locator('.desk-sheet');
    const dates = sheet.getByRole('list', { name: say.dates });
    await expect(dates.getByText('23:30 – 03:30')).toHaveCount(4);
    await dates.getByRole('button', { name: say.leaveOut }).last().click();
    await sheet.getByRole('button', { name: say.make }).click();
    await expect(message(owner)).toContainText(say.made);
    await expect(sheet.getByRole('heading', { name: say.nights })).toBeFocused();
    await expectAccessible(owner, `series of an event in ${tongue}`);

    const desk = await visitor();
    await openDesk(desk, tongue, `tab=events&q=${encodeURIComponent(title)}`);
    await rowOf(desk, title).first().getByRole('button', { name: say.series }).click();
    await desk.locator('.desk-sheet').getByRole('button', { name: say.publish }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: say.publish }).click();
    await expect(message(desk)).toContainText(say.published);
    await expect(desk.locator('.desk-sheet').getByRole('heading', { name: say.nights })).toBeFocused();

    const guest = await visitor();
    await guest.goto(`/events/${id}?lang=${tongue}`);
    const others = guest.getByRole('region', { name: say.others });
    await expect(others.getByRole('link')).toHaveCount(3);
    await others.getByRole('link').first().click();
    await expect(guest.getByRole('region', { name: say.others }).getByRole('link')).toHaveCount(3);
    await expect(guest).not.toHaveURL(new RegExp(`/events/${id}`));
  });
}
