/** What visitors send in is read, answered and put away; orders, people and the log are looked at (issue 4). */
import { expect, type Page } from '@playwright/test';
import { underMessage } from '../covered.ts';
import { admin, goOn, openDesk } from '../desk.ts';
import { mailTo } from '../mails.ts';
import { message, bothTongues, speak } from '../pages.ts';
import { test } from '../test.ts';
import { aSuffix, newDigits } from '../suffix.ts';

const words = {
  en: {
    views: 'What was sent in',
    issues: /^Issues/,
    counted: /^Issues [1-9]\d* new ?$/,
    businesses: /^Businesses/,
    advertising: /^Advertising/,
    read: 'Open',
    look: 'Open',
    status: 'Status',
    notes: 'Notes of the desk',
    save: 'Save',
    saved: 'Saved',
    done: 'Done',
    yourAnswer: 'Your answer',
    answer: 'Send the answer',
    answered: 'Answer sent',
    critical: 'Critical',
    quote: 'Quote request',
    leave: 'Leave without saving?',
    stay: 'Keep editing',
    close: 'Close',
    signOut: 'Sign out everywhere',
    signOutYes: 'Sign out',
    signedOut: 'Signed out',
    confirmed: 'Confirmed',
    changed: 'Changed',
    answeredInLog: 'Answered',
    before: 'Before',
    after: 'After',
    gone: 'Not here any more',
  },
  es: {
    views: 'Lo que ha llegado',
    issues: /^Incidencias/,
    counted: /^Incidencias [1-9]\d* por atender ?$/,
    businesses: /^Negocios/,
    advertising: /^Publicidad/,
    read: 'Abrir',
    look: 'Abrir',
    status: 'Estado',
    notes: 'Notas de la recepción',
    save: 'Guardar',
    saved: 'Guardado',
    done: 'Hecho',
    yourAnswer: 'Tu respuesta',
    answer: 'Enviar la respuesta',
    answered: 'Respuesta enviada',
    critical: 'Crítica',
    quote: 'Pide presupuesto',
    leave: '¿Salir sin guardar?',
    stay: 'Seguir editando',
    close: 'Cerrar',
    signOut: 'Cerrar todas sus sesiones',
    signOutYes: 'Cerrar sesiones',
    signedOut: 'Sesiones cerradas',
    confirmed: 'Confirmado',
    changed: 'Cambiado',
    answeredInLog: 'Respondido',
    before: 'Antes',
    after: 'Después',
    gone: 'Ya no está aquí',
  },
} as const;

const send = async (page: Page, path: string, data: object) => {
  const reply = await page.request.post(path, { data });
  expect(reply.status()).toBe(201);
};

/** A traveller with an account of their own; the page's own session stays the admin's. */
async function aTraveller(page: Page): Promise<{ id: string; name: string }> {
  const digits = newDigits();
  const name = `Tere ${digits}`;
  const reply = await page.request.post('/api/auth/signup', {
    data: { username: `t${digits}`, fullName: name, phone: `+346${digits}`, password: 'una-clave-larga-9' },
  });
  return { id: (await reply.json()).user.id, name };
}

const unique = (what: string) => `${what} ${aSuffix()}`;

test('the lists are for admins: everybody else is refused by the server', async ({ page }) => {
  const lists = ['contact-messages', 'issue-reports', 'business-inquiries', 'advertising-inquiries'].map(
    (name) => `/api/${name}`,
  );
  const all = [
    ...lists,
    '/api/desk-counts',
    '/api/prospect-businesses',
    '/api/admin/orders',
    '/api/admin/users',
    '/api/admin/audit',
  ];
  for (const path of all) expect((await page.request.get(path)).status()).toBe(401);
  await aTraveller(page);
  for (const path of all) expect((await page.request.get(path)).status()).toBe(403);
  await page.request.post('/api/auth/signin', { data: admin });
  for (const path of all) expect((await page.request.get(path)).status()).toBe(200);
});

test('an address of something that is gone says so @phone', async ({ page }) => {
  await openDesk(page, 'en', 'tab=inbox&open=AbCdEfGhJkLmNpQr');
  await expect(page.getByRole('heading', { name: words.en.gone })).toBeVisible();
  await page.locator('.desk-sheet').getByRole('button', { name: words.en.close }).first().click();
  await expect(page).not.toHaveURL(/open=/);
});

test('what is said of one step lies over neither the title nor the buttons of what is opened next @phone', async ({
  page,
}) => {
  const say = words.en;
  const [first, second] = [unique('A lost hat'), unique('A found hat')];
  for (const subject of [first, second])
    await send(page, '/api/contact-messages', { name: 'Ana', email: 'ana@a.example', subject, message: 'Straw.' });
  await openDesk(page, 'en', 'tab=inbox');
  const sheet = page.locator('.desk-sheet');
  const way = (subject: string) => page.getByRole('article', { name: subject }).getByRole('button', { name: say.read });
  await way(first).click();
  await sheet.getByLabel(say.notes).fill('At the bar.');
  await sheet.getByRole('button', { name: say.save }).click();
  await expect(message(page)).toContainText(say.saved);
  // It goes by itself, but not while it is pointed at: the next one is opened by a key.
  await message(page).getByRole('dialog').hover();
  await way(second).press('Enter');
  await expect(sheet.getByRole('heading', { name: second })).toBeInViewport({ ratio: 1 });
  // It takes its place with the sheet's size, a moment after it.
  await expect.poll(() => underMessage(page)).toEqual([]);
  await expect(message(page)).toContainText(say.saved);
});

test('a message is read, answered and put away, and the log knows', async ({ page }) => {
  await openDesk(page, 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const subject = unique('A lost hat');
    const email = `ana${aSuffix()}@a.example`;
    await send(page, '/api/contact-messages', { name: 'Ana', email, subject, message: 'Straw.' });
    await speak(page, tongue);
    await goOn(page, `tab=inbox&q=${encodeURIComponent(subject)}`);
    const row = page.getByRole('article', { name: subject });
    await row.getByRole('button', { name: say.read }).click();
    const sheet = page.locator('.desk-sheet');
    await expect(sheet.getByText('Straw.')).toBeVisible();
    await sheet.getByLabel(say.yourAnswer).fill('It is here.');
    await sheet.getByRole('button', { name: say.answer }).click();
    await expect(message(page)).toContainText(say.answered);
    await expect(sheet).toBeHidden();
    expect((await mailTo(email, `Re: ${subject}`)).text).toContain('It is here.');
    await expect(row.getByText(say.done, { exact: true })).toBeVisible();
    await row.getByRole('button', { name: say.read }).click();
    await expect(sheet.getByText('It is here.')).toBeVisible();
    await sheet.getByLabel(say.notes).fill('At the bar, behind the till.');

    // What was written is not lost by a slip.
    await page.keyboard.press('Escape');
    await expect(page.getByText(say.leave)).toBeVisible();
    await page.getByRole('button', { name: say.stay }).click();
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.saved);
    await expect(row.getByText(say.done, { exact: true })).toBeVisible();

    await goOn(page, `tab=audit&q=${encodeURIComponent(subject)}`);
    const entry = page.getByRole('article', { name: subject });
    await expect(entry.filter({ hasText: say.answeredInLog })).toBeVisible();
    await entry.filter({ hasText: say.changed }).getByRole('button', { name: say.look }).click();
    const line = page.getByRole('row', { name: /adminNotes/ });
    await expect(line).toContainText('At the bar, behind the till.');
  }
});

test('reports, inquiries and quote requests each have their place', async ({ page }) => {
  await openDesk(page, 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const [title, firm, mail] = [unique('Loose rail'), unique('Náutica'), `${tongue}${aSuffix()}@corp.example`];
    const report = { type: 'safety', title, description: 'Third floor.', email: 'b@b.example', urgency: 'critical' };
    await send(page, '/api/issue-reports', report);
    await send(page, '/api/business-inquiries', {
      businessType: 'rental',
      businessName: firm,
      contactName: 'Bo',
      email: 'bo@b.example',
      phone: '600000001',
      location: 'Poniente',
      description: 'Boats.',
    });
    const quote = { businessType: 'custom', budget: 'custom', goals: 'Custom enterprise solution' };
    await send(page, '/api/advertising-inquiries', { businessName: 'Custom Quote Request', email: mail, ...quote });

    await speak(page, tongue);
    await goOn(page, 'tab=inbox');
    // Chips are counted again now and then, and for whoever comes.
    await page.reload();
    const views = page.getByRole('navigation', { name: say.views });
    await expect(views.getByRole('link', { name: say.issues })).toHaveText(say.counted);
    await views.getByRole('link', { name: say.issues }).click();
    await expect(page.getByRole('article', { name: title }).getByText(say.critical, { exact: true })).toBeVisible();
    await views.getByRole('link', { name: say.businesses }).click();
    await expect(page.getByRole('article', { name: firm })).toBeVisible();
    await views.getByRole('link', { name: say.advertising }).click();
    await expect(page.getByRole('article', { name: mail })).toContainText(say.quote);
    await page.goBack();
    await expect(page.getByRole('article', { name: firm })).toBeVisible();
  }
});

test('an order is looked at, and whoever lost a phone is signed out', async ({ page, visitor }) => {
  await openDesk(page, 'en');
  const events: { id: string; price: string }[] = await (await page.request.get('/api/events')).json();
  const free = events.find(({ price }) => price === '0');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    // The traveller's session stays open, as in a phone that was lost.
    const phone = await visitor();
    const { id, name } = await aTraveller(phone);
    await send(phone, '/api/orders', { eventId: free?.id, quantity: 2 });
    await speak(page, tongue);
    await goOn(page, `tab=orders&q=${encodeURIComponent(name)}`);
    const order = page.getByRole('article');
    await expect(order).toHaveCount(1);
    await expect(order).toContainText(say.confirmed);
    await order.getByRole('button', { name: say.look }).click();
    const sheet = page.locator('.desk-sheet');
    await expect(sheet.getByText(name)).toBeVisible();
    await expect(sheet.getByText(/^•{6}..$/)).toHaveCount(2);

    await goOn(page, `tab=people&open=${id}`);
    await sheet.getByRole('button', { name: say.signOut }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.signOutYes }).click();
    await expect(message(page)).toContainText(say.signedOut);
    await expect(sheet.getByRole('button', { name: say.signOut })).toBeDisabled();
    expect((await phone.request.get('/api/auth/me')).status()).toBe(401);
  }
});
