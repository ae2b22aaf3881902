/** Issue 21: a bar that never closes is closed for today in two presses, and everybody reads it, in either language. */
import { expect } from '@playwright/test';
import * as business from '../business.ts';
import { bothTongues, speak } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: { today: 'Hours today', close: 'Closed today', closed: 'Closed today', open: 'Open now', back: 'As usual again' },
  es: {
    today: 'Horario de hoy',
    close: 'Cerrado hoy',
    closed: 'Cerrado hoy',
    open: 'Abierto ahora',
    back: 'Como siempre',
  },
} as const;

test('closed today in two presses, read at once, and open again in one', async ({ page, visitor }) => {
  const name = `Bar ${aSuffix()}`;
  await business.aBusiness(page, 'en');
  const about = { description: { en: 'Late.', es: 'Hasta tarde.' }, location: 'Levante', address: 'Calle Gerona 9' };
  const openingHours = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '00:00' }];
  const reach = { phone: '600555001', email: 'bar@correo.example', openingHours };
  const made = await page.request.post('/api/businesses', { data: { name, ...about, ...reach } });
  const { id } = await made.json();
  await page.request.post(`/api/businesses/${id}/steps`, { data: { step: 'ask' } });
  await business.isPublishedFor(page, 'businesses');

  await business.openWorkspace(page, 'en', 'tab=listings&view=businesses');
  const row = business.rowOf(page, name);
  const guest = await visitor();
  await guest.goto(`/businesses/${id}?lang=en`);
  for (const tongue of bothTongues) {
    const say = words[tongue];
    await speak(page, tongue);
    await speak(guest, tongue);
    await expect(guest.locator('.deal').getByText(say.open)).toBeVisible();
    await row.getByRole('button', { name: say.today, exact: true }).click();
    await page.getByRole('button', { name: say.close, exact: true }).click();
    await expect(row).toContainText(say.closed);
    await guest.reload();
    await expect(guest.locator('.deal').getByText(say.closed)).toBeVisible();
    await row.getByRole('button', { name: say.back }).click();
    await expect(row.getByRole('button', { name: say.today, exact: true })).toBeVisible();
    await guest.reload();
  }
});
