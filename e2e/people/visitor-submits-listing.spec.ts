import { expect, type Page } from '@playwright/test';
import { hasChosen, message, partOf, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

const tongues = {
  en: {
    launcher: 'Add a listing',
    type: 'An event',
    ask: 'What is it called?',
    category: 'Party',
    box: 'Your answer',
    edit: 'Change the answer: Title',
    skip: 'Skip',
    submitting: /Submitting/,
    failed: 'Failed to submit. Please try again.',
    away: /could not reach the desk/,
    again: 'Try again',
    menu: 'Menu',
    received: 'Submission Received',
    another: 'Add another',
    close: 'Close',
  },
  es: {
    launcher: 'Publica un anuncio',
    type: 'Un evento',
    ask: '¿Cómo se llama?',
    category: 'Fiesta',
    box: 'Tu respuesta',
    edit: 'Cambiar la respuesta: Título',
    skip: 'Saltar',
    submitting: /Enviando/,
    failed: 'No se pudo enviar. Inténtalo de nuevo.',
    away: /podido llegar a la recepción/,
    again: 'Reintentar',
    menu: 'Menú',
    received: 'Anuncio recibido',
    another: 'Añadir otro',
    close: 'Cerrar',
  },
} as const;

const both: readonly Tongue[] = ['en', 'es'];

/** The open conversation, told by its name. */
function conversation(page: Page, tongue: Tongue) {
  const words = tongues[tongue];
  const chat = page.getByRole('dialog', { name: words.launcher });
  const log = chat.getByRole('log');
  const box = chat.getByRole('textbox', { name: words.box });
  /** The number of suns that are up. */
  const expectSuns = (count: number) =>
    expect(chat.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(count));
  const questions = log.locator('.chat-said:not(.chat-mine, .chat-dots)');
  return {
    chat,
    log,
    box,
    expectSuns,
    /** Waits for the next question, then answers it with the keyboard. */
    async say(text: string, place: number) {
      await expect(questions).toHaveCount(place);
      await box.fill(text);
      await box.press('Enter');
    },
    async pick(name: string, place: number) {
      await expect(questions).toHaveCount(place);
      await chat.getByRole('button', { name, exact: true }).click();
    },
  };
}

/** The way in stands in the page's bar, on a phone in its menu. */
async function press(page: Page, tongue: Tongue) {
  const { menu, launcher } = tongues[tongue];
  const way = page.getByRole('button', { name: launcher });
  if (!(await way.isVisible())) await page.getByRole('button', { name: menu, exact: true }).click();
  await way.click();
}

/** Any page has the way in: a short one. */
async function openShortPage(page: Page, tongue: Tongue) {
  await hasChosen(page, tongue);
  await page.goto('/terms-of-service');
}

async function open(page: Page, tongue: Tongue) {
  await openShortPage(page, tongue);
  await press(page, tongue);
  const talk = conversation(page, tongue);
  await expect(talk.chat).toBeVisible();
  return talk;
}

for (const tongue of both) {
  const words = tongues[tongue];

  test(`a visitor adds a listing (${tongue}) @phone`, async ({ page }) => {
    const talk = await open(page, tongue);
    await talk.pick(words.type, 1);
    await talk.say('Foam night', 2);
    await talk.expectSuns(2);

    await test.step('a reload and a change of mind keep the conversation', async () => {
      await page.reload();
      await press(page, tongue);
      await expect(talk.log).toContainText('Foam night');
      await talk.chat.getByRole('button', { name: words.edit }).click();
      await expect(talk.box).toHaveValue('Foam night');
      await talk.box.fill('Foam night II');
      await talk.box.press('Enter');
      await expect(talk.log).toContainText('Foam night II');
      await page.keyboard.press('Escape');
      await expect(talk.chat).toBeHidden();
      await expect(page.getByRole('button', { name: words.launcher })).toBeFocused();
    });

    await press(page, tongue);
    await talk.say('Foam to the knees.', 3);
    await talk.pick(words.category, 4);
    await talk.say('Old Town', 5);
    await talk.say('Calle Gerona 4', 6);
    await talk.say('marta@example.com', 7);
    await talk.pick(words.skip, 8);

    await test.step('the server is down, and nothing said is lost', async () => {
      await page.route('**/api/submissions*', (route) => route.abort());
      await talk.say('12,50', 9);
      await expect(message(page)).toContainText(words.failed);
      await expect(talk.log).toContainText(words.away);
      await expect(talk.log).toContainText('Foam night II');
      await page.unroute('**/api/submissions*');
    });

    const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().includes('/api/submissions'));
    await talk.chat.getByRole('button', { name: words.again }).click();
    const request = await sent;
    expect(new URL(request.url()).searchParams.get('lang')).toBe(tongue);
    expect(request.postDataJSON()).toMatchObject({ type: 'event', category: 'party', price: '12.50', currency: 'EUR' });
    expect((await request.response())?.status()).toBe(201);
    await expect(talk.chat.getByRole('heading', { name: words.received })).toBeFocused();
    await talk.expectSuns(9);
    await talk.chat.getByRole('button', { name: words.another }).click();
    await talk.expectSuns(0);
  });
}

test('a conversation that cannot be loaded says so, opens with the next press, and changes its language in the middle', async ({
  page,
}) => {
  await openShortPage(page, 'en');
  const conversationScript = partOf('src/features/submissions/web/chat/chat-widget.tsx');
  await page.route(conversationScript, (route) => route.abort());
  const launcher = page.getByRole('button', { name: tongues.en.launcher });
  await launcher.click();
  await expect(message(page)).toContainText('Something went wrong');
  await page.unroute(conversationScript);
  await launcher.click();
  const talk = conversation(page, 'en');
  await expect(talk.chat).toBeVisible();

  await talk.pick('An event', 1);
  await expect(talk.log).toContainText(tongues.en.ask);
  await page.getByRole('button', { name: 'Español', includeHidden: true }).click();
  const spanish = conversation(page, 'es');
  await expect(spanish.log).toContainText(tongues.es.type);
  await expect(spanish.log).toContainText(tongues.es.ask);
  await expect(spanish.box).toBeFocused();
});

test('the keyboard alone adds a listing', async ({ page }) => {
  await openShortPage(page, 'en');
  await page.getByRole('button', { name: tongues.en.launcher }).focus();
  await page.keyboard.press('Enter');
  const { chat, log, expectSuns } = conversation(page, 'en');
  await expect(chat.getByRole('button', { name: 'An event' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(log).toContainText(tongues.en.ask);
  const answers = ['Two balconies', 'Sea.', '', 'Levante', 'Calle Gerona 4', 'marta@example.com', '', ''];
  for (const [place, answer] of answers.entries()) {
    await expectSuns(place + 1);
    await expect(chat.locator('[data-focus]')).toBeFocused();
    await expect(log.locator('.chat-dots')).toHaveCount(0);
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
  }
  await expect(chat.getByRole('heading', { name: tongues.en.received })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: tongues.en.launcher })).toBeFocused();
});
