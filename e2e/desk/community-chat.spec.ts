/** The desk opens a chat, who joined goes in, and nobody else is told where it is (decision 0152). */
import { expect } from '@playwright/test';
import { openDesk } from '../desk.ts';
import { aMember } from '../members.ts';
import { bothTongues, message, speak, type Tongue } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    offer: 'Local buddies',
    give: 'Add the chat: Local buddies',
    address: /^Invitation/,
    wrong: /^An invitation begins with https/,
    save: 'Save',
    saved: 'The chat is open',
    join: 'Join local buddies',
    notOpen: /^We introduce nobody in person yet/,
    open: 'Open the chat: Local buddies, on t.me, in a new tab',
    elsewhere: /^On t\.me, in a new tab/,
    leave: 'Leave local buddies',
    close: 'Take away the chat: Local buddies',
    yes: 'Take it away',
    closed: 'No chat yet',
  },
  es: {
    offer: 'Gente de aquí',
    give: 'Poner el chat: Gente de aquí',
    address: /^Invitación/,
    wrong: /^La invitación empieza por https/,
    save: 'Guardar',
    saved: 'El chat está abierto',
    join: 'Conocer gente de aquí',
    notOpen: /^Aún no presentamos a nadie en persona/,
    open: 'Abrir el chat: Gente de aquí, en t.me, en otra pestaña',
    elsewhere: /^En t\.me, en otra pestaña/,
    leave: 'Salir de gente de aquí',
    close: 'Quitar el chat: Gente de aquí',
    yes: 'Quitarlo',
    closed: 'Aún sin chat',
  },
} as const satisfies Record<Tongue, object>;

test('a chat that the desk opens is entered by who joined, and by nobody else', async ({ page, visitor }) => {
  const [desk, other] = [await visitor(), await visitor()];
  await openDesk(desk, 'en', 'tab=community');
  await aMember(page, 'en');
  await aMember(other, 'en');
  await page.goto('/community');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const address = `https://t.me/+${aSuffix()}`;
    await speak(page, tongue);
    await page.getByRole('button', { name: say.join }).click();
    await expect(page.getByText(say.notOpen)).toBeVisible();

    await speak(desk, tongue);
    const row = desk.getByRole('article', { name: say.offer });
    await row.getByRole('button', { name: say.give }).click();
    const sheet = desk.locator('.desk-sheet');
    await sheet.getByLabel(say.address).fill('http://t.me/+abc');
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(sheet.getByText(say.wrong)).toBeVisible();
    await sheet.getByLabel(say.address).fill(address);
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(desk)).toContainText(say.saved);
    await expect(row.getByRole('link', { name: 't.me' })).toHaveAttribute('href', address);

    await page.reload();
    const way = page.getByRole('link', { name: say.open });
    await expect(way).toHaveAttribute('href', address);
    await expect(page.getByText(say.elsewhere)).toBeVisible();
    await page.context().route(address.replace('+', '**'), (route) => route.fulfill({ body: 'Hola' }));
    const opening = page.waitForEvent('popup');
    await way.click();
    const chat = await opening;
    await expect(chat.getByText('Hola')).toBeVisible();
    expect(await chat.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
    await chat.close();

    await other.goto(`/community?lang=${tongue}`);
    await expect(other.getByRole('button', { name: say.join })).toBeVisible();
    expect(await other.content()).not.toContain('t.me');

    await page.getByRole('button', { name: say.leave }).click();
    await expect(page.getByRole('button', { name: say.join })).toBeVisible();
    expect(await page.content()).not.toContain('t.me');

    await row.getByRole('button', { name: say.close }).click();
    await desk.getByRole('button', { name: say.yes }).click();
    await expect(row).toContainText(say.closed);
  }
});
