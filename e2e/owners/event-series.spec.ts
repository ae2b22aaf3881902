/** A night that comes every week: its owner makes the others, the desk publishes them in one step, guests find them from each other (decision 0179). */
import { expect } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aBusiness, aNightOf, openWorkspace, rowOf } from '../business.ts';
import { openDesk } from '../desk.ts';
import { pressMore } from '../more.ts';
import { message } from '../pages.ts';
import { test } from '../test.ts';

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
    age: 'Minimum age',
    save: 'Save',
    all: 'All that are to come',
    gets: '3 other nights change with it',
    changed: '4 nights changed',
    end: 'End the series',
    off: '4 nights are taken off',
    ended: 'The series is ended',
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
    age: 'Edad mínima',
    save: 'Guardar',
    all: 'Todas las que quedan por venir',
    gets: 'Con ella cambian 3 noches más',
    changed: '4 noches cambiadas',
    end: 'Terminar la serie',
    off: 'Se retiran 4 noches',
    ended: 'La serie ha terminado',
  },
} as const;

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a night is made for other weeks at once, published in one step, and each leads to the others (${tongue}) @phone`, async ({
    page: owner,
    visitor,
  }) => {
    await aBusiness(owner, tongue);
    const { id, title } = await aNightOf(owner, { called: 'Salsa', price: '10', inDays: 6 });

    await openWorkspace(owner, tongue, 'tab=listings');
    await pressMore(rowOf(owner, title), say.repeat);
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
    await pressMore(rowOf(desk, title).first(), say.series);
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

    await test.step('what is changed of one is changed of all to come, and the series ends on a date', async () => {
      await openWorkspace(owner, tongue, `tab=listings&open=${id}`);
      await sheet.getByLabel(say.age).fill('21');
      await sheet.getByRole('button', { name: say.save, exact: true }).click();
      const which = owner.getByRole('alertdialog');
      await which.getByRole('radio', { name: say.all }).check();
      await expect(which.getByRole('status')).toContainText(say.gets);
      await expectAccessible(owner, `nights that a change is for in ${tongue}`);
      // The rows change places with the list that is asked for again: whatever is behind "More" would be another one's.
      const listed = owner.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/admin/events');
      await which.getByRole('button', { name: say.save, exact: true }).click();
      await expect(message(owner)).toContainText(say.changed);
      await listed;

      await pressMore(rowOf(owner, title).first(), say.repeat);
      await expect(sheet.getByText(say.off)).toBeVisible();
      await sheet.getByRole('button', { name: say.end }).click();
      await owner.getByRole('alertdialog').getByRole('button', { name: say.end }).click();
      await expect(message(owner)).toContainText(say.ended);
    });
  });
}
