/** An organiser sells early birds and VIP beside the regular ticket, a guest has the last early birds, and each is told of them (decision 0175). */
import { expect, type Locator } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../axe.ts';
import { aBusiness, aNightOf, openWorkspace, rowOf } from '../business.ts';
import { aMember } from '../members.ts';
import { pressMore } from '../more.ts';
import { expectTickets, fillCard, message, pay, tongues, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    types: 'Ticket types',
    name: 'Name in English',
    brings: 'What it brings, in English',
    price: 'Price in €',
    limit: 'How many',
    make: 'Make the ticket type',
    made: (name: string) => `${name} is made.`,
    early: 'Early bird',
    vip: 'VIP',
    regular: 'Regular',
    buy: 'Buy Early bird',
    total: '€30',
    gone: 'Sold out',
    bought: '2 tickets · Early bird',
    taken: '2 of 2 tickets taken',
    brought: '2 bought, €30 paid',
    end: 'End VIP',
    yes: 'End',
    ended: 'Ended',
    change: 'Change',
    theRegular: 'The regular ticket',
    save: 'Save',
    bounded: '0 of 30 tickets taken',
    leaveOut: 'Leave it out',
    leftOut: 'Left out: only the others are sold',
    from: 'from €60',
    bringBack: 'Sell it again',
    onSale: 'On sale',
  },
  es: {
    types: 'Tipos de entrada',
    name: 'Nombre en español',
    brings: 'Qué incluye, en español',
    price: 'Precio en €',
    limit: 'Cuántas',
    make: 'Crear el tipo de entrada',
    made: (name: string) => `${name} está creado.`,
    early: 'Anticipada',
    vip: 'VIP',
    regular: 'General',
    buy: 'Comprar Anticipada',
    total: '30 €',
    gone: 'Agotada',
    bought: '2 entradas · Anticipada',
    taken: '2 de 2 entradas ocupadas',
    brought: '2 compradas, 30 € pagados',
    end: 'Retirar VIP',
    yes: 'Retirar',
    ended: 'Retirada',
    change: 'Cambiar',
    theRegular: 'La entrada general',
    save: 'Guardar',
    bounded: '0 de 30 entradas ocupadas',
    leaveOut: 'No venderla',
    leftOut: 'No se vende: solo las demás',
    from: 'desde 60 €',
    bringBack: 'Volver a venderla',
    onSale: 'A la venta',
  },
} as const;

/** Makes a ticket type in the open sheet. */
async function makes(sheet: Locator, tongue: Tongue, name: string, price: string, limit: string): Promise<void> {
  const say = words[tongue];
  await sheet.getByLabel(say.name).fill(name);
  await sheet.getByLabel(say.price).fill(price);
  await sheet.getByLabel(say.limit).fill(limit);
  await sheet.getByRole('button', { name: say.make }).click();
  await expect(sheet.getByText(say.made(name))).toBeVisible();
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a night has early birds and VIP beside its regular ticket, from its organiser to the ticket (${tongue}) @phone`, async ({
    page: owner,
    visitor,
  }) => {
    test.slow();
    await aBusiness(owner, tongue);
    const { id, title } = await aNightOf(owner, { called: 'Tiers', price: '20', capacity: 60 });
    await openWorkspace(owner, tongue, 'tab=listings');
    await pressMore(rowOf(owner, title), say.types);
    const sheet = owner.locator('.desk-sheet');
    await expect(rowOf(owner, say.regular)).toBeVisible();
    await makes(sheet, tongue, say.early, '15', '2');
    await sheet.getByLabel(say.brings).fill('Sofa + copa');
    await makes(sheet, tongue, say.vip, '60', '');
    await expect(rowOf(owner, say.vip)).toBeVisible();

    const guest = await visitor();
    const { id: guestId } = await aMember(guest, tongue);
    await guest.goto(`/events/${id}`);
    await guest.getByRole('link', { name: say.buy }).click();
    await expect(guest.getByRole('radio', { name: say.early })).toBeChecked();
    await guest.getByRole('button', { name: tongues[tongue].more }).click();
    await expect(guest.getByRole('button', { name: say.total })).toBeVisible();
    await expectAccessible(guest, `a checkout with ticket types in ${tongue}`);
    await guest.reload();
    await expect(guest.getByRole('radio', { name: say.early })).toBeChecked();
    await fillCard(guest, tongue, '4242 4242 4242 4242');
    await pay(guest, tongue);
    await expect(message(guest)).toContainText(tongues[tongue].completed);
    await expect(guest.getByText(say.bought, { exact: true })).toBeVisible();
    await expectTickets(guest, tongue, 2);
    const [order] = await (await guest.request.get(`/api/users/${guestId}/orders`)).json();
    await guest.goto(`/ticket/${order.tickets[0].id}`);
    await expect(guest.getByText(say.early, { exact: true })).toBeVisible();

    const late = await visitor();
    await late.goto(`/events/${id}?lang=${tongue}`);
    await expect(late.getByRole('listitem').filter({ hasText: say.early })).toContainText(say.gone);
    await expect(late.getByRole('link', { name: say.buy })).toBeHidden();

    await openWorkspace(owner, tongue, 'tab=bookings');
    await expect(owner.getByText(say.early)).toBeVisible();
    await openWorkspace(owner, tongue, 'tab=listings');
    await pressMore(rowOf(owner, title), say.types);
    await expect(rowOf(owner, say.early)).toContainText(say.taken);
    await expect(rowOf(owner, say.early)).toContainText(say.brought);
    await test.step('the regular ticket is bounded and left out, and guests are told from what the others cost', async () => {
      const regular = rowOf(owner, say.regular).first();
      await regular.getByRole('button', { name: say.change }).click();
      const form = sheet.getByRole('region', { name: say.theRegular });
      await form.getByLabel(say.limit).fill('30');
      await form.getByRole('button', { name: say.save }).click();
      await expect(regular).toContainText(say.bounded);
      await regular.getByRole('button', { name: say.leaveOut }).click();
      await expect(regular).toContainText(say.leftOut);
      await late.reload();
      await expect(late.getByText(say.from).first()).toBeVisible();
      await expect(late.getByRole('listitem').filter({ hasText: say.regular })).toBeHidden();
      await regular.getByRole('button', { name: say.bringBack }).click();
      await expect(regular).toContainText(say.onSale);
    });
    await owner.getByRole('button', { name: say.end }).click();
    await owner.getByRole('button', { name: say.yes, exact: true }).click();
    await expect(rowOf(owner, say.vip)).toContainText(say.ended);
    await expect(sheet.getByRole('list', { name: say.types })).toBeFocused();
    await expectAccessibleInBoth(owner, `ticket types in ${tongue}`);

    await test.step('what is seldom done is reached by keyboard too, and gives the focus back', async () => {
      const row = rowOf(owner, title);
      const more = row.getByRole('button', { name: /^(?:More|Más)$/ });
      await owner.keyboard.press('Escape');
      await expect(more).toBeFocused();
      await owner.keyboard.press('Enter');
      const menu = row.getByRole('group', { name: title });
      await expect(menu).toBeVisible();
      await expectAccessible(owner, `what is seldom done with an event in ${tongue}`);
      await owner.keyboard.press('Tab');
      await expect(menu.getByRole('button').first()).toBeFocused();
      await owner.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(more).toBeFocused();
    });
  });
}
