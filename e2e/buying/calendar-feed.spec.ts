/** One's bookings in one's own calendar: the secret address is made, read, made anew and taken back. */
import { expect, request } from '@playwright/test';
import { aMember, aNight, buysTwo } from '../members.ts';
import { house } from '../house.ts';
import { message } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    card: 'In your calendar',
    make: 'Create my link',
    address: 'Your private link',
    renew: 'Create a new link',
    ask: 'Create a new link?',
    revoke: 'Turn it off',
    revoked: 'Turned off',
    title: 'A night to cancel',
  },
  es: {
    card: 'En tu calendario',
    make: 'Crear mi enlace',
    address: 'Tu enlace privado',
    renew: 'Crear otro enlace',
    ask: '¿Crear otro enlace?',
    revoke: 'Desactivarlo',
    revoked: 'Desactivado',
    title: 'Una noche para cancelar',
  },
} as const;

/** What a calendar program gets, which is nobody signed in. */
async function readAs(address: string): Promise<{ status: number; text: string }> {
  const program = await request.newContext({ baseURL: house });
  try {
    const { pathname, search } = new URL(address);
    const answer = await program.get(pathname + search);
    return { status: answer.status(), text: await answer.text() };
  } finally {
    await program.dispose();
  }
}

for (const tongue of ['en', 'es'] as const)
  test(`a member reads their bookings in their own calendar (${tongue}) @phone`, async ({ page }) => {
    const say = words[tongue];
    const member = await aMember(page, tongue);
    await buysTwo(page, member, await aNight(6, 'flexible'));
    await page.goto('/user-dashboard');
    const card = page.getByRole('region', { name: say.card });
    await card.getByRole('button', { name: say.make }).click();
    const address = card.getByLabel(say.address);
    const first = await address.inputValue();
    const read = await readAs(first);
    expect(read.status).toBe(200);
    expect(read.text).toContain(`SUMMARY:${say.title}`);
    expect(read.text).toContain('STATUS:CONFIRMED');

    await card.getByRole('button', { name: say.renew }).click();
    await page.getByRole('alertdialog', { name: say.ask }).getByRole('button', { name: say.renew }).click();
    await expect(address).not.toHaveValue(first);
    const second = await address.inputValue();
    expect((await readAs(first)).status).toBe(404);
    expect((await readAs(second)).status).toBe(200);

    await page.reload();
    await expect(address).toHaveCount(0);
    await card.getByRole('button', { name: say.revoke }).click();
    await expect(message(page)).toContainText(say.revoked);
    expect((await readAs(second)).status).toBe(404);
  });
