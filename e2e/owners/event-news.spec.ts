/** An organiser writes to everybody with a ticket, who read it in their mail, beside their booking and on the ticket (decision 0169). */
import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../axe.ts';
import { aBusiness, aNightOf, openWorkspace, rowOf } from '../business.ts';
import { mailsTo } from '../mails.ts';
import { aMember, buysTwo } from '../members.ts';
import { pressMore } from '../more.ts';
import { message } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    write: 'Write to everybody',
    label: 'What you write (English)',
    send: 'Write to 1 person',
    sent: 'On its way',
    written: 'Written so far',
    news: 'News from the organiser',
    subject: (title: string) => `News: ${title}`,
    text: 'Bring your passport.',
  },
  es: {
    write: 'Escribir a todos',
    label: 'Lo que escribes (español)',
    send: 'Escribir a 1 persona',
    sent: 'En camino',
    written: 'Escrito hasta ahora',
    news: 'Avisos de la organización',
    subject: (title: string) => `Aviso: ${title}`,
    text: 'Trae el pasaporte.',
  },
} as const;

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`an organiser writes to everybody with a ticket, who read it in their mail, beside their booking and on the ticket (${tongue}) @phone`, async ({
    page: owner,
    visitor,
  }) => {
    await aBusiness(owner, tongue);
    const { id, title } = await aNightOf(owner, { called: 'Foam', price: '25' });
    const guest = await visitor();
    const member = await aMember(guest, tongue);
    const order = await buysTwo(guest, member, id);

    await openWorkspace(owner, tongue, 'tab=listings');
    await pressMore(rowOf(owner, title), say.write);
    const sheet = owner.locator('.desk-sheet');
    await sheet.getByLabel(say.label).fill(say.text);
    await sheet.getByRole('button', { name: say.send }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: say.send }).click();
    await expect(message(owner)).toContainText(say.sent);
    await expect(sheet.getByRole('region', { name: say.written })).toContainText(say.text);
    await expectAccessibleInBoth(owner, `news of an event in ${tongue}`);

    const letter = async () =>
      (await mailsTo(member.email)).find(({ subject }) => subject.startsWith(`${say.subject(title)}, `))?.text;
    await expect.poll(letter, { timeout: 30_000, intervals: [300] }).toContain(say.text);
    await guest.goto('/user-dashboard');
    await expect(guest.getByRole('region', { name: say.news })).toContainText(say.text);
    await expectAccessible(guest, `a booking with news in ${tongue}`);
    const { tickets } = await (await guest.request.get(`/api/orders/${order}`)).json();
    await guest.goto(`/ticket/${tickets[0].id}`);
    await expect(guest.getByRole('region', { name: say.news })).toContainText(say.text);
    await expectAccessible(guest, `a ticket with news in ${tongue}`);
  });
}
