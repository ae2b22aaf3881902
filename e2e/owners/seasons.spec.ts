/** An owner gives August a price of its own, and its weekends another, and a guest sees, sum by sum, what a stay into it costs, and books it (decisions 0176 and 0183). */
import { expect } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aBusiness, aRentalOf, openWorkspace } from '../business.ts';
import { aMember } from '../members.ts';
import { bothTongues, fillCard, message, pay } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    more: 'Add a season',
    from: 'Season from',
    to: 'Season until',
    price: /^Season price/,
    held: '170.00',
    weekend: /^Weekends in season/,
    least: /^Shortest stay in season/,
    added: 'Season added',
    seasons: 'Prices by season',
    august: /1 August.* to .*31 August.*€140.*Weekends: €160/,
    taken: /^Another season has one of these days: .*31 August/,
    change: /^Change: .*31 August/,
    save: 'Save this season',
    changed: 'Season changed',
    prices: 'Prices',
    told: ['€140 per night', 'At least 5 nights', 'Cleaning, once per booking'],
    sum: 'What it costs',
    lines: [
      /^€100 × 1\snight€100$/,
      /^€120 × 1\snightFriday and Saturday nights€120$/,
      /^€160 × 1\snightFriday and Saturday nights€160$/,
      /^€140 × 2\snights€280$/,
      /^Cleaning€35$/,
      /^Total€695$/,
    ],
    friday: /31 July 2026.*€120 per night$/,
    book: 'Book it',
  },
  es: {
    more: 'Añadir una temporada',
    from: 'Temporada desde',
    to: 'Temporada hasta',
    price: /^Coste en temporada/,
    held: '170,00',
    weekend: /^Fin de semana en temporada/,
    least: /^Estancia más corta en temporada/,
    added: 'Temporada añadida',
    seasons: 'Precios por temporada',
    august: /Del .*1 de agosto.* al .*31 de agosto.*140\s€.*Fin de semana: 160\s€/,
    taken: /^Otra temporada tiene uno de estos días: .*31 de agosto/,
    change: /^Cambiar: .*31 de agosto/,
    save: 'Guardar temporada',
    changed: 'Temporada cambiada',
    prices: 'Precios',
    told: [/^140\s€ por noche/, 'Mínimo 5 noches', 'Limpieza, una vez por reserva'],
    sum: 'Lo que cuesta',
    lines: [
      /^100\s€ × 1\snoche100\s€$/,
      /^120\s€ × 1\snocheNoches de viernes y sábado120\s€$/,
      /^160\s€ × 1\snocheNoches de viernes y sábado160\s€$/,
      /^140\s€ × 2\snoches280\s€$/,
      /^Limpieza35\s€$/,
      /^Total695\s€$/,
    ],
    friday: /31 de julio de 2026.*120\s€ por noche$/,
    book: 'Resérvalo',
  },
} as const;

for (const tongue of bothTongues)
  test(`August costs more, and a guest sees what (${tongue}) @phone`, async ({ page, visitor }) => {
    const say = words[tongue];
    await aBusiness(page, tongue);
    const id = await aRentalOf(page, { weekendPrice: '120', cleaningFee: '35' });

    await openWorkspace(page, tongue, `tab=listings&view=rentals&open=${id}`);
    const more = page.getByRole('group', { name: say.more });
    await more.getByLabel(say.from).fill('2026-08-01');
    await more.getByLabel(say.to).fill('2026-08-31');
    await more.getByLabel(say.price).fill('170');
    await more.getByLabel(say.weekend).fill('160');
    await more.getByLabel(say.least).press('Enter');
    await expect(message(page)).toContainText(say.added);
    // What was mistyped is changed where it stands (decision 0192).
    await page.getByRole('button', { name: say.change }).click();
    const fields = page.getByRole('group', { name: say.change });
    await expect(fields.getByLabel(say.price)).toHaveValue(say.held);
    await fields.getByLabel(say.price).fill('140');
    await fields.getByLabel(say.least).fill('5');
    await expectAccessible(page, `a season that is changed in ${tongue}`);
    await fields.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.changed);
    await expect(page.getByRole('list', { name: say.seasons }).getByText(say.august)).toBeVisible();
    await more.getByLabel(say.from).fill('2026-08-31');
    await more.getByLabel(say.price).fill('150');
    await more.getByLabel(say.price).press('Enter');
    await expect(more.getByText(say.taken)).toBeVisible();
    await expectAccessible(page, `prices by season in ${tongue}`);

    const guest = await visitor();
    const { id: member } = await aMember(guest, tongue);
    await guest.goto(`/rentals/${id}?from=2026-07-30&units=5`);
    const prices = guest.getByRole('region', { name: say.prices, exact: true });
    for (const text of say.told) await expect(prices.getByText(text)).toBeVisible();
    const lines = guest.getByLabel(say.sum).locator('> div');
    for (const [place, line] of say.lines.entries()) await expect(lines.nth(place + 1)).toHaveText(line);
    await expect(guest.getByRole('gridcell').getByRole('button', { name: say.friday })).toHaveAttribute(
      'data-cost',
      /120/,
    );
    await expectAccessible(guest, `what a stay costs in ${tongue}`);

    await guest.getByRole('complementary').getByRole('link', { name: say.book }).click();
    await expect(guest.getByRole('article').getByLabel(say.sum).locator('> div').last()).toHaveText(say.lines[5]);
    await fillCard(guest, tongue, '4242424242424242');
    await pay(guest, tongue);
    await guest.waitForURL(/\/user-dashboard\?payment=success/);
    const orders = await (await guest.request.get(`/api/users/${member}/orders`)).json();
    expect(orders).toMatchObject([{ status: 'confirmed', amount: '695.00', units: 5 }]);
  });
