/** The admin at the mail outbox: finds a letter, reads it, sends it again (issue 4, Mail). */
import { expect } from '@playwright/test';
import { goOn, openDesk } from '../desk.ts';
import { mailTo } from '../mails.ts';
import { message, bothTongues, speak } from '../pages.ts';
import { test } from '../test.ts';
import { newDigits } from '../suffix.ts';

const words = {
  en: {
    search: 'Search',
    inquiry: 'Inquiry received',
    open: 'Open',
    sent: 'Sent',
    failed: 'Failed',
    asText: 'As plain text',
    subject: 'We have your message',
    thanks: 'Thank you for writing.',
    again: 'Send again',
    sure: 'Send this letter again?',
    done: 'On its way',
    trouble: '550 5.1.1',
    state: 'Status',
  },
  es: {
    search: 'Buscar',
    inquiry: 'Consulta recibida',
    open: 'Abrir',
    sent: 'Enviado',
    failed: 'Fallido',
    asText: 'Como texto',
    subject: 'Tenemos tu mensaje',
    thanks: 'Gracias por escribirnos.',
    again: 'Enviar otra vez',
    sure: '¿Enviar otra vez este correo?',
    done: 'En camino',
    trouble: '550 5.1.1',
    state: 'Estado',
  },
} as const;

test('the outbox shows what was sent and what failed, and sends again', async ({ page }) => {
  await openDesk(page, 'en', 'tab=mail');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const suffix = newDigits();
    const write = (email: string) =>
      page.request.post(`/api/contact-messages?lang=${tongue}`, {
        data: { name: 'Rosa Gil', email, phone: '', subject: 'Hola', message: 'Hola', priority: 'low' },
      });
    const [good, bad] = [`rosa${suffix}@correo.example`, `nobody@${suffix}.example`];
    expect((await write(good)).status()).toBe(201);
    expect((await write(bad)).status()).toBe(201);
    const first = await mailTo(good, say.subject);
    // What became of a letter is written down after the mail server has had it, and a list that is shown is not asked again soon.
    const stateOf = async (to: string) =>
      (await (await page.request.get(`/api/mails?letter=inquiryReceived&q=${encodeURIComponent(to)}`)).json())[0]
        ?.status;
    await expect.poll(() => stateOf(good)).toBe('sent');
    await expect.poll(() => stateOf(bad)).toBe('failed');

    await speak(page, tongue);
    await goOn(page, 'tab=mail');
    const find = async (text: string) => {
      await page.getByRole('searchbox', { name: say.search }).fill(text);
      await page.getByRole('searchbox', { name: say.search }).press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === text);
      const row = page.getByRole('article', { name: say.inquiry });
      await expect(row).toHaveCount(1);
      return row;
    };

    const arrived = await find(good);
    await expect(arrived.getByText(say.sent)).toBeVisible();
    await arrived.getByRole('button', { name: say.open }).click();
    const sheet = page.getByRole('dialog', { name: say.inquiry });
    await expect(sheet.frameLocator('iframe').getByText(say.thanks)).toBeVisible();
    await sheet.getByRole('tab', { name: say.asText }).click();
    await expect(sheet.getByRole('tabpanel').getByText(say.thanks)).toBeVisible();
    await sheet.getByRole('button', { name: say.again }).click();
    const question = page.getByRole('alertdialog', { name: say.sure });
    await question.getByRole('button', { name: say.again }).click();
    await expect(message(page)).toContainText(say.done);
    await expect
      .poll(async () => (await mailTo(good, say.subject)).messageId, { timeout: 60_000 })
      .not.toBe(first.messageId);

    await goOn(page, 'tab=mail');
    const refused = await find(bad);
    await expect(refused.getByText(say.failed)).toBeVisible();
    await refused.getByRole('button', { name: say.open }).click();
    await expect(sheet.getByText(say.trouble)).toBeVisible();
    await sheet.getByRole('button', { name: say.again }).click();
    await expect(message(page)).toContainText(say.done);

    await goOn(page, 'tab=mail&status=failed&letter=welcome');
    await expect(page.getByRole('combobox', { name: say.state })).toHaveValue('failed');
  }
});
