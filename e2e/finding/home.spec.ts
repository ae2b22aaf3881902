/** What only a browser can tell of the frame and the home page (specification sections 2 and 9). */
import { expect, type Page } from '@playwright/test';
import { aMember } from '../members.ts';
import { awake } from '../asleep.ts';
import { bothTongues, message, speak, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    jobs: 'Jobs',
    seeEvents: "See what's on",
    send: 'Send message',
    invalid: ['Invalid Request', 'No item or plan selected for purchase'],
  },
  es: {
    jobs: 'Trabajo',
    seeEvents: 'Mira qué hay',
    send: 'Enviar mensaje',
    invalid: ['Solicitud no válida', 'No has elegido ningún artículo ni plan'],
  },
} as const satisfies Record<Tongue, object>;

test.use({ reducedMotion: 'no-preference' });

/** A busy machine takes its time until a part of a page is awake. */
const patience = { timeout: 20_000 };

/** What is below the fold waits to rise; its script comes when somebody stirs (kit/web/later.tsx). */
async function wakeEvents(page: Page) {
  await awake(page);
  await page.keyboard.press('Shift');
  const notice = page.locator('#events .reveal').first();
  await expect(notice).toHaveClass(/reveal-waits/, patience);
  return notice;
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`the first button travels to the events (${tongue}) @phone`, async ({ page }) => {
    await page.goto(`/?lang=${tongue}`);
    const events = page.locator('#events');
    await expect(events).not.toBeInViewport();
    await page.getByRole('link', { name: say.seeEvents }).click();
    await expect(events).toBeInViewport();
    await expect(page).toHaveURL(/#events$/);
  });

  test(`a message is at most 420 px wide and inside the page (${tongue}) @phone`, async ({ page }) => {
    await page.goto(`/contact-us?lang=${tongue}`);
    await page.getByRole('button', { name: say.send }).click();
    await expect(message(page)).toBeAttached();
    const box = await message(page).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.width).toBe(Math.min(420, width - 32));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width - 16);
  });
}

for (const tongue of ['en', 'es'] as const)
  test(`a checkout of nothing says so, and leads home (${tongue})`, async ({ page }) => {
    await aMember(page, tongue);
    await page.goto('/checkout');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    for (const said of words[tongue].invalid) await expect(message(page)).toContainText(said);
  });

test('the bar stays in sight, and its links travel to their section', async ({ page }) => {
  await page.goto('/?lang=en');
  await wakeEvents(page);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    // The second time one stands at the address already, and has scrolled away. A turn of the wheel tells the page that its
    // part need not be kept in sight any longer (kit/web/stay-at.ts).
    await page.mouse.wheel(0, -100);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('#jobs')).not.toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: words[tongue].jobs, exact: true }).click();
    await expect(page.locator('#jobs')).toBeInViewport();
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  }
});

for (const tongue of bothTongues)
  test(`a link from another page finds its section, however far down (${tongue})`, async ({ page }) => {
    await page.goto(`/terms-of-service?lang=${tongue}`);
    const jobs = page.getByRole('banner').getByRole('link', { name: words[tongue].jobs, exact: true });
    await jobs.click();
    await expect(page).toHaveURL(/#jobs$/);
    await expect(page.locator('#jobs')).toBeInViewport();
    await expect(page.locator('#community')).toBeAttached();
  });

test('the badge for whom the town is meant is there on wide screens only', async ({ page }) => {
  await page.goto('/');
  const badge = page.getByRole('banner').getByRole('img', { name: /18.*35/ });
  await expect(badge).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(badge).toBeHidden();
});

test('what is below the fold rises once, when it comes into view @phone', async ({ page }) => {
  await page.goto('/');
  const notice = await wakeEvents(page);
  await notice.scrollIntoViewIfNeeded();
  await expect(notice).not.toHaveClass(/reveal-waits/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(notice).not.toBeInViewport();
  // What left the view would have been told so within two frames.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(notice).not.toHaveClass(/reveal-waits/);
});
