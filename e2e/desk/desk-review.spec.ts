/** A queue of the desk is looked through by keys, or decided several at once (issue 16). */
import { expect, type Page } from '@playwright/test';
import { openDesk } from '../desk.ts';
import { message, speak, type Tongue } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    start: 'Review one by one',
    reason: /^Why not/,
    none: 'Nothing matches',
    all: 'Select all on this page',
    approve: 'Approve',
    reject: 'Reject',
    askReject: 'Reject all 3?',
    why: 'Reason',
    decided: '3 decided',
  },
  es: {
    start: 'Revisar una a una',
    reason: /^¿Por qué no/,
    none: 'No hay nada que coincida',
    all: 'Seleccionar toda la página',
    approve: 'Aprobar',
    reject: 'Rechazar',
    askReject: '¿Rechazar los 3?',
    why: 'Motivo',
    decided: '3 decididos',
  },
} as const;

/** This many proposals of one name; every third names no price. */
async function propose(page: Page, count: number): Promise<string> {
  const name = `Cola${aSuffix()}`;
  const sent = Array.from({ length: count }, async (_, place) => {
    const reply = await page.request.post('/api/submissions', {
      data: {
        type: 'event',
        title: `${name} ${place}`,
        description: 'Espuma desde medianoche.',
        category: 'party',
        location: 'Casco Antiguo',
        address: `Calle ${name} ${place}`,
        contact_email: `sala${place}@${name.toLowerCase()}.example`,
        contact_phone: '',
        price: place % 3 === 0 ? '' : '12.50',
        currency: 'EUR',
      },
      // Each from a household of its own: forms are counted by household.
      headers: { 'x-forwarded-for': `10.77.${place}.1` },
    });
    expect(reply.status()).toBe(201);
  });
  await Promise.all(sent);
  return name;
}

/** The focus never leaves for the page itself, whatever was struck. */
const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

/** The list, or something in it, has the focus once the dialog is gone. */
const inTheList = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('.desk-list')))).toBe(true);

test('twenty proposals are decided by keys alone, few for each', async ({ page }) => {
  const name = await propose(page, 20);
  await openDesk(page, 'en', `tab=submissions&q=${name}`);
  let keys = 0;
  const strike = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
    expect(await focusOf(page)).not.toBe('BODY');
  };
  const sheet = page.locator('.desk-sheet');
  await page.getByRole('button', { name: words.en.start }).focus();
  await strike('Enter');
  for (let place = 1; place <= 20; place += 1) {
    const title = new RegExp(`^${name} \\d+$`);
    const heading = sheet.getByRole('heading', { name: title });
    await expect(heading).toBeVisible();
    const shown = await heading.textContent();
    // Half of them in the other language: it changes under the open dialog.
    if (place === 11) await speak(page, 'es');
    const decided = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
    if (place % 5 === 0) {
      await strike('r');
      await expect(sheet.getByLabel(words[place > 10 ? 'es' : 'en'].reason)).toBeFocused();
      // Letters in a field are letters.
      await page.keyboard.type('ana');
      await strike('Control+Enter');
    } else {
      await strike('a');
      const [, number = ''] = (shown ?? '').split(' ');
      if (Number(number) % 3 === 0) await strike('Control+Enter');
    }
    expect((await decided).status()).toBe(200);
    if (place < 20) await expect(sheet.getByRole('heading', { name: shown ?? '', exact: true })).toBeHidden();
    expect(await focusOf(page)).not.toBe('BODY');
  }
  await expect(sheet).toBeHidden();
  await expect(page.getByText(words.es.none)).toBeVisible();
  await inTheList(page);
  await speak(page, 'en');
  await expect(page.getByText(words.en.none)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(40);
});

for (const tongue of ['en', 'es'] as const satisfies readonly Tongue[]) {
  const say = words[tongue];

  test(`several are rejected with one reason (${tongue}) @phone`, async ({ page }) => {
    const name = await propose(page, 3);
    await openDesk(page, tongue, `tab=submissions&q=${name}`);
    const first = page.getByRole('article').first();
    await expect(first).toBeInViewport();
    await page.getByLabel(say.all).check();
    await page.getByRole('button', { name: say.reject }).click();
    const question = page.getByRole('alertdialog', { name: say.askReject });
    await question.getByRole('button', { name: say.reject }).click();
    const reason = question.getByLabel(say.why);
    await expect(reason).toBeFocused();
    await reason.fill('No es de aquí.');
    await question.getByRole('button', { name: say.reject }).click();
    await expect(message(page)).toContainText(say.decided);
    await expect(page.getByText(say.none)).toBeVisible();
    await inTheList(page);
  });
}
