/** Issue 21: somebody has their page in two minutes by the code of its mailbox; who says the same is heard, and so is the owner. */
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../axe.ts';
import { deskOf, openDesk } from '../desk.ts';
import { house, stripeHouse } from '../house.ts';
import { mailTo } from '../mails.ts';
import { aMember } from '../members.ts';
import { hasChosen, message, signUp, speak } from '../pages.ts';
import { newDigits } from '../suffix.ts';
import { textTo } from '../stripe.ts';
import { test } from '../test.ts';

/** A place that the town wrote down itself, with a mailbox of its own. */
async function unclaimedPlace(at = house) {
  const digits = newDigits();
  const phone = `+346${digits}`;
  const place = { phone, name: `Bar Neptuno ${digits}`, email: `hola@neptuno-${digits}.es` };
  const reply = await (
    await deskOf(at)
  ).post('/api/businesses', {
    data: {
      ...place,
      description: { en: 'Vermouth until late.', es: 'Vermut hasta tarde.' },
      category: 'bar',
      location: 'Levante',
      address: 'Calle Gerona 3',
      status: 'published',
    },
  });
  expect(reply.status()).toBe(201);
  return { ...place, path: `/businesses/${(await reply.json()).id}` };
}

/** A message over the page is a dialog too. */
const sheet = (page: Page) => page.getByRole('dialog', { name: /^(?:Is this yours|¿Es tuya|Bar Neptuno)/ });

test('a page is its owner’s by the code of its mailbox, and a second claim hears both', async ({ page, visitor }) => {
  const place = await unclaimedPlace();
  await hasChosen(page, 'en');
  await page.goto(place.path);
  const line = page.getByRole('region', { name: 'Whose page is this?' });
  await expect(line).toContainText('Its owner has not taken this page over yet.');
  await line.getByRole('button', { name: 'Claim it' }).click();
  await sheet(page).getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, 'en');
  await page.waitForURL(`${place.path}#claim`);
  const byMail = sheet(page).getByRole('region', { name: 'By email' });
  await expect(byMail).toContainText(`h•••@${place.email.split('@')[1]}`);
  await byMail.getByRole('button', { name: 'Send the code' }).click();
  const letter = await mailTo(place.email, `Your code for ${place.name}`);
  const code = /\b\d{6}\b/.exec(letter.text)?.[0] ?? '';
  await byMail.getByLabel('Code of six digits').fill(code);
  await expect(sheet(page)).toContainText('This page is yours.');
  await sheet(page).getByRole('link', { name: 'To your workspace' }).click();
  await expect(page.getByRole('article', { name: place.name, exact: true })).toBeVisible();

  const rival = await visitor();
  await hasChosen(rival, 'es');
  await rival.goto(`${place.path}#claim`);
  await sheet(rival).getByRole('link', { name: 'Crear una cuenta' }).click();
  await signUp(rival, 'es');
  const byPaper = sheet(rival).getByRole('region', { name: 'Con un documento' });
  const pdf = { name: 'licencia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
  await byPaper.getByLabel('Elegir el documento').setInputFiles(pdf);
  await byPaper.getByLabel('Una frase para la recepción').fill('La licencia está a mi nombre.');
  await byPaper.getByRole('button', { name: 'Enviar a la recepción' }).click();
  await expect(sheet(rival)).toContainText('Está en la recepción.');

  await page.goto('/listing-claims');
  const asked = page.getByRole('article', { name: place.name }).first();
  await expect(asked).toContainText('Marta Ferrer says that this page is theirs.');
  await expectAccessibleInBoth(page, 'the claims');
  await speak(page, 'en');
  await asked.getByLabel('Why it is yours').fill('I opened it in 2009.');
  await asked.getByRole('button', { name: 'Send to the desk' }).click();
  await expect(asked).toContainText('Your answer is with the desk.');

  const desk = await visitor();
  await openDesk(desk, 'es', 'tab=claims');
  await desk.getByRole('article', { name: place.name }).first().getByRole('button', { name: 'Decidir' }).click();
  await expect(sheet(desk)).toContainText('La licencia está a mi nombre.');
  await expect(sheet(desk)).toContainText('I opened it in 2009.');
  await sheet(desk).getByLabel('Tus motivos').fill('La licencia es de otro local.');
  await sheet(desk).getByRole('button', { name: 'Rechazar' }).click();
  await expect(message(desk)).toContainText('Decidido');

  await rival.goto('/listing-claims');
  await expect(rival.getByRole('article', { name: place.name })).toContainText('La licencia es de otro local.');
});

test.describe('in a house that sends text messages', () => {
  test.use({ baseURL: stripeHouse });

  test('a page is its owner’s by the code of its phone (es) @phone', async ({ page }) => {
    const place = await unclaimedPlace(stripeHouse);
    await aMember(page, 'es');
    await page.goto(`${place.path}#claim`);
    const bySms = sheet(page).getByRole('region', { name: 'Por SMS' });
    await expect(bySms).toContainText(`+34 ••• ••• ${place.phone.slice(-3)}`);
    await expect(bySms).not.toContainText(place.phone.slice(3, 6));
    await bySms.getByRole('button', { name: 'Enviar el código' }).click();
    const text = await textTo(place.phone);
    expect(text).toContain(place.name);
    const code = /^\d{6}/.exec(text)?.[0] ?? '';
    await bySms.getByLabel('Código de seis cifras').fill(code === '000000' ? '000001' : '000000');
    await expect(bySms.getByText(/^Ese no es el código/)).toBeVisible();
    await bySms.getByLabel('Código de seis cifras').fill(code);
    await sheet(page).getByRole('link', { name: 'A tu espacio' }).click();
    await expect(page.getByRole('article', { name: place.name, exact: true })).toBeVisible();
  });
});
