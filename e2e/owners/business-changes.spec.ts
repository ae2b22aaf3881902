/** Issue 16: an owner renames what is public; the old name stays until the desk has seen the difference. */
import { expect } from '@playwright/test';
import * as business from '../business.ts';
import { secondDesk } from '../desk.ts';
import { words as listingWords } from '../listing-words.ts';
import { message, type Tongue } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    sent: 'Sent for review',
    waits: 'A change waits for review',
    changes: 'Changes',
    review: 'Review',
    approve: 'Approve',
    approved: 'Approved',
  },
  es: {
    sent: 'Enviado a revisión',
    waits: 'Un cambio espera revisión',
    changes: 'Cambios',
    review: 'Revisar',
    approve: 'Aprobar',
    approved: 'Aprobado',
  },
} as const;

for (const tongue of ['en', 'es'] as const satisfies readonly Tongue[]) {
  const phone = tongue === 'es' ? ' @phone' : '';
  test(`another name waits, and is public once the desk approves it (${tongue})${phone}`, async ({ page, visitor }) => {
    test.slow();
    const say = { ...words[tongue], ...listingWords[tongue] };
    const suffix = aSuffix();
    const [old, wanted] = [`Bar ${suffix}`, `Casino ${suffix}`];
    await business.aBusiness(page, tongue);
    const about = { description: { en: 'Late.', es: 'Hasta tarde.' }, location: 'Levante', address: 'Calle Gerona 9' };
    const contact = { phone: '600555001', email: 'bar@correo.example' };
    const { id } = await (
      await page.request.post('/api/businesses', { data: { name: old, ...about, ...contact } })
    ).json();
    await page.request.post(`/api/businesses/${id}/steps`, { data: { step: 'ask' } });
    await business.isPublishedFor(page, 'businesses');

    await business.openWorkspace(page, tongue, `tab=listings&view=businesses&open=${id}`);
    const sheet = page.locator('.desk-sheet');
    await sheet.getByLabel(say.name).fill(wanted);
    await sheet.getByRole('button', { name: say.save, exact: true }).click();
    await expect(message(page)).toContainText(say.sent);
    await expect(business.rowOf(page, old)).toContainText(say.waits);
    const guest = await visitor();
    await guest.goto(`/businesses/${id}?lang=${tongue}`);
    await expect(guest.getByRole('heading', { level: 1, name: old })).toBeVisible();

    const desk = await secondDesk(visitor, tongue, 'tab=changes');
    await business.rowOf(desk, old).getByRole('button', { name: say.review }).click();
    const change = desk.locator('.desk-sheet');
    await expect(change.locator('del')).toContainText('Bar');
    await expect(change.locator('ins')).toContainText('Casino');
    await change.getByRole('button', { name: say.approve }).click();
    await expect(message(desk)).toContainText(say.approved);
    await expect(business.rowOf(desk, old)).toHaveCount(0);

    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1, name: wanted })).toBeVisible();
    await page.reload();
    await expect(business.rowOf(page, wanted)).not.toContainText(say.waits);
  });
}
