/** Issue 16: an owner hears of a booking, follows its letter to the choice of letters, and hears of what is left. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aBusiness, aRentalOf } from '../business.ts';
import { mailsTo, mailTo } from '../mails.ts';
import { aMember, buysNights, secret } from '../members.ts';
import { bothTongues, message } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    booked: 'New booking: ',
    cancelled: 'Cancelled by the guest: ',
    bookings: /^New bookings/,
    save: 'Save changes',
    saved: 'Saved',
    yours: 'Booked: ',
  },
  es: {
    booked: 'Nueva reserva: ',
    cancelled: 'Cancelada por el cliente: ',
    bookings: /^Reservas nuevas/,
    save: 'Guardar cambios',
    saved: 'Guardado',
    yours: 'Reservado: ',
  },
} as const;

const cancels = async (guest: Page, order: string) => {
  const { refund } = await (await guest.request.get(`/api/orders/${order}/cancellation`)).json();
  const reply = await guest.request.post(`/api/orders/${order}/cancellation`, { data: { refund } });
  expect(reply.status()).toBe(200);
};

for (const tongue of bothTongues)
  test(`an owner hears of a booking and chooses to hear of less (${tongue}) @phone`, async ({ page, visitor }) => {
    const say = words[tongue];
    const title = `Terrace ${aSuffix()}`;
    const email = `iratxe${aSuffix().toLowerCase()}@correo.example`;
    await aBusiness(page, tongue);
    await page.request.patch('/api/account', { data: { email, password: secret } });
    const id = await aRentalOf(page, { title: { en: title, es: title }, contactEmail: email });

    const guest = await visitor();
    const member = await aMember(guest, tongue);
    const order = await buysNights(guest, member, id);
    const toGuest = await mailTo(member.email, say.yours + title);
    expect(toGuest.files.map(({ type }) => type)).toEqual(['image/png', 'text/calendar']);
    const letter = await mailTo(email, say.booked + title);
    expect(letter.text).toContain('Marta Ferrer');
    expect(letter.text).not.toContain(member.phone);
    expect(letter.text).not.toContain(member.email);

    const way = /http\S+\/letters\S*/.exec(letter.text)?.[0] ?? '';
    await page.goto(way.replace(/^https?:\/\/[^/]+/, ''));
    const bookings = page.getByRole('switch', { name: say.bookings });
    await expect(bookings).toBeChecked({ timeout: 20_000 });
    await bookings.click();
    await page.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.saved);
    // Gone to anew, at its top: reloaded it may stand where it stood, with a switch half under its bar, too small a target.
    await page.goto('/letters');
    await expect(bookings).not.toBeChecked();
    await expectAccessible(page, '/letters');

    await cancels(guest, order);
    await cancels(guest, await buysNights(guest, member, id));
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    const counted = async (subject: string) => (await subjects()).filter((one) => one === subject + title).length;
    await expect.poll(() => counted(say.cancelled), { timeout: 60_000 }).toBe(2);
    expect(await counted(say.booked)).toBe(1);
  });
