/** An organiser makes a code, a promoter hands out its link, a band gets its guest list: all the way to the organiser’s figures (decision 0163). */
import { expect, type Locator } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../axe.ts';
import { aBusiness, aNightOf, openWorkspace, rowOf } from '../business.ts';
import { mailsTo } from '../mails.ts';
import { aMember } from '../members.ts';
import { pressMore } from '../more.ts';
import { expectTickets, fillCard, message, pay, tongues, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    codes: 'Codes',
    none: 'No codes yet',
    word: 'Code',
    share: 'A share, in %',
    unit: 'Takes off',
    value: 'How much',
    limit: 'For how many tickets in all',
    make: 'Make the code',
    made: (code: string) => `${code} is made, and works from now on.`,
    off: '20% off each ticket',
    usedOf: '2 of 50 tickets used',
    brought: '2 bought, €40 paid',
    end: 'End SOL20',
    yes: 'End',
    ended: 'Ended',
    applied: 'The code SOL20 is in: 20% off each ticket.',
    line: 'Code SOL20',
    saved: '−€10',
    total: '€40',
    withCode: 'with the code SOL20, €10 off',
    have: 'I have a code',
    apply: 'Apply',
    unknown: /^This event has no code like that/,
    ended410: 'That code has ended.',
    free: 'The code BANDA is in: your tickets are free.',
    bookings: 'code SOL20',
  },
  es: {
    codes: 'Códigos',
    none: 'Aún no hay códigos',
    word: 'Código',
    share: 'Una parte, en %',
    unit: 'Descuenta',
    value: 'Cuánto',
    limit: 'Para cuántas entradas en total',
    make: 'Crear el código',
    made: (code: string) => `${code} está creado y ya vale.`,
    off: '20 % menos por entrada',
    usedOf: '2 de 50 entradas usadas',
    brought: '2 compradas, 40 € pagados',
    end: 'Terminar SOL20',
    yes: 'Terminar',
    ended: 'Terminado',
    applied: 'El código SOL20 está aplicado: 20 % menos por entrada.',
    line: 'Código SOL20',
    saved: '−10 €',
    total: '40 €',
    withCode: 'con el código SOL20, 10 € menos',
    have: 'Tengo un código',
    apply: 'Aplicar',
    unknown: /^Este evento no tiene un código así/,
    ended410: 'Ese código ha terminado.',
    free: 'El código BANDA está aplicado: tus entradas son gratis.',
    bookings: 'código SOL20',
  },
} as const;

/** Makes a code in the open sheet. */
async function makes(sheet: Locator, tongue: Tongue, word: string, value: string, limit: string): Promise<void> {
  const say = words[tongue];
  await sheet.getByRole('textbox', { name: say.word }).fill(word);
  await sheet.getByLabel(say.value).fill(value);
  await sheet.getByLabel(say.limit).fill(limit);
  await sheet.getByRole('button', { name: say.make }).click();
  await expect(sheet.getByText(say.made(word))).toBeVisible();
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a code makes tickets cheaper, another one a guest list, and their organiser sees what each brought (${tongue}) @phone`, async ({
    page: owner,
    visitor,
  }) => {
    test.slow();
    await aBusiness(owner, tongue);
    const { id, title } = await aNightOf(owner, { called: 'Promo', price: '25', capacity: 60 });
    await openWorkspace(owner, tongue, 'tab=listings');
    await pressMore(rowOf(owner, title), say.codes);
    const sheet = owner.locator('.desk-sheet');
    await expect(sheet.getByText(say.none)).toBeVisible();
    await makes(sheet, tongue, 'SOL20', '20', '50');
    await expect(rowOf(owner, 'SOL20')).toContainText(say.off);
    await makes(sheet, tongue, 'BANDA', '100', '3');
    await expect(rowOf(owner, 'BANDA')).toBeVisible();

    const guest = await visitor();
    const { email } = await aMember(guest, tongue);
    await guest.goto(`/checkout?type=event&id=${id}&code=sol20`);
    await expect(guest.getByText(say.applied)).toBeVisible();
    await guest.getByRole('button', { name: tongues[tongue].more }).click();
    await expect(guest.getByText(say.line, { exact: true })).toBeVisible();
    await expect(guest.getByText(say.saved, { exact: true })).toBeVisible();
    await expectAccessible(guest, `a checkout with a code in ${tongue}`);
    await guest.reload();
    await expect(guest.getByText(say.applied)).toBeVisible();
    await expect(guest.getByRole('button', { name: say.total })).toBeVisible();
    await fillCard(guest, tongue, '4242 4242 4242 4242');
    await pay(guest, tongue);
    await expect(message(guest)).toContainText(tongues[tongue].completed);
    await expect(guest.getByText(say.withCode)).toBeVisible();
    await expectTickets(guest, tongue, 2);
    const letter = async () =>
      (await mailsTo(email)).find(({ text }) => text.includes('SOL20'))?.text.replaceAll(/[\u00a0\u2060]/g, ' ');
    await expect.poll(letter, { timeout: 30_000, intervals: [300] }).toContain(say.saved);

    const band = await visitor();
    await aMember(band, tongue);
    await band.goto(`/checkout?type=event&id=${id}`);
    await band.getByRole('button', { name: say.have }).click();
    await band.getByRole('textbox', { name: say.word, exact: true }).fill('BANDO');
    await band.getByRole('button', { name: say.apply }).click();
    await expect(band.getByText(say.unknown)).toBeVisible();
    await band.getByRole('textbox', { name: say.word, exact: true }).fill('banda');
    await band.getByRole('button', { name: say.apply }).click();
    await expect(band.getByText(say.free)).toBeVisible();
    await expect(band.getByText(tongues[tongue].free).last()).toBeVisible();
    await band.getByRole('button', { name: tongues[tongue].join }).click();
    await expect(message(band)).toContainText(tongues[tongue].listed);
    await expectTickets(band, tongue, 1);

    await openWorkspace(owner, tongue, 'tab=bookings');
    await expect(owner.getByText(say.bookings)).toBeVisible();
    await openWorkspace(owner, tongue, 'tab=listings');
    await pressMore(rowOf(owner, title), say.codes);
    await expect(rowOf(owner, 'SOL20')).toContainText(say.usedOf);
    await expect(rowOf(owner, 'SOL20')).toContainText(say.brought);
    await owner.getByRole('button', { name: say.end }).click();
    await owner.getByRole('button', { name: say.yes, exact: true }).click();
    await expect(rowOf(owner, 'SOL20')).toContainText(say.ended);
    await expectAccessibleInBoth(owner, `codes in ${tongue}`);
    await band.goto(`/checkout?type=event&id=${id}&code=SOL20`);
    await expect(band.getByText(say.ended410)).toBeVisible();
  });
}
