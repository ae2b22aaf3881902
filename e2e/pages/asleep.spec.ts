/** A page can be seen before its script is there: what a visitor does meanwhile is not lost (kit/web/early-press.ts). */
import { expect, type Page } from '@playwright/test';
import { awake, holdFiles, holdScripts, isAsleep, moments, openAsleep, painted } from '../asleep.ts';
import { forgetDrafts, message, partOf } from '../pages.ts';
import { refusedOn, watchPolicy } from '../policy.ts';
import { addressOf, pagesForAll } from '../routes.ts';
import { test } from '../test.ts';

/** What does something when it is pressed: what is chosen already does not, and links and folds need no script. */
const buttons = 'button:enabled:not([aria-pressed=true], [aria-selected=true], [aria-disabled=true])';
/** The frame is the same one on every page; it is pressed on the first. */
const rootOf = (path: string) => (path === '/?lang=es' ? 'body' : '#content');

/** A page that remembers how it looked. */
type Looking = { readonly look: () => string; known?: string };

/**
 * What can be seen and heard of the page: its words, what stands in its fields, what is chosen, open or disabled. Without
 * what pressing alone does: the focus, and how far it is scrolled. The tree for readers would say the same, and takes as
 * long as opening the page. Compared where it is: a page's words a hundred times over would be handed to the journey.
 */
const watchLooks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const names =
      /^(?:aria-(?!controls|labelledby|describedby|owns|activedescendant|details)\w+|href|open|hidden|inert|disabled)$/;
    const look = () => {
      const said = [...document.body.querySelectorAll('*:not(script, style)')].map((element) => {
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const states = element
          .getAttributeNames()
          .flatMap((name) => (names.test(name) ? `${name}=${element.getAttribute(name)}` : []));
        const { value, checked } = element as HTMLInputElement;
        return [element.localName, ...own.map(({ textContent }) => textContent), ...states, value, checked].join(' ');
      });
      return [location.href, document.documentElement.dataset['theme'], ...said].join('\n');
    };
    Object.assign(window, { look });
  });

const lookOf = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as Looking).look());

/** Waits until a page has done what it was told: its look has not changed for a moment, or for as long as a late part needs. */
const rest = (page: Page, milliseconds = 50): Promise<unknown> =>
  page.evaluate(async (pause) => {
    const here = window as unknown as Looking;
    for (let before: string | undefined; (here.known = here.look()) !== before; before = here.known)
      await new Promise((resolve) => setTimeout(resolve, pause));
  }, milliseconds);

/** Whether it looks otherwise than when it rested last. */
const hasChanged = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { known, look } = window as unknown as Looking;
    return look() !== known;
  });

/** Parts that are asked for when the page rests have come by then: they are no answer. */
const lateMs = 500;

type Place = {
  /** Among all buttons of the page. */
  readonly place: number;
  readonly name: string;
  /** Whether the browser itself sends its form: another page answers then. */
  readonly isSent: boolean;
};

/** The buttons that are pressed, those alike once: the days of a calendar, the hearts of a list. */
const placesOf = (page: Page, path: string, isInWindow: boolean): Promise<Place[]> =>
  page.evaluate(
    ({ root, which, onlyInWindow }) => {
      const seen = new Set<string>();
      return [...(document.querySelector(root)?.querySelectorAll(which) ?? [])].flatMap((button, place) => {
        const { top, bottom, width } = button.getBoundingClientRect();
        const list = button.closest('ul, ol, table, [role=group], [role=grid]');
        const name = button.getAttribute('aria-label') ?? button.textContent;
        const kind = `${button.className} ${list ? `in ${list.className}` : name}`;
        const isSeen = width > 1 && button.checkVisibility({ visibilityProperty: true });
        if (!isSeen || seen.has(kind) || (onlyInWindow && (top < 0 || bottom > innerHeight))) return [];
        seen.add(kind);
        const { type, form } = button as HTMLButtonElement;
        return [{ place, name, isSent: type === 'submit' && form?.hasAttribute('action') === true }];
      });
    },
    { root: rootOf(path), which: buttons, onlyInWindow: isInWindow },
  );

type Told = { readonly told: HTMLButtonElement[] };

/** Keeps back what a page that awakes presses again: each press is let go by itself, and its answer is its own. */
const keepBack = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: HTMLButtonElement[] = [];
    Object.assign(window, { told });
    HTMLButtonElement.prototype.click = function () {
      told.push(this);
    };
  });

const namesOfTold = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as Told).told.map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );

/** Lets the press of a button go that was told again. Gives false when it is on the page no longer. */
const letGo = (page: Page, which: number): Promise<boolean> =>
  page.evaluate((place) => {
    const button = (window as unknown as Told).told[place];
    if (button?.isConnected !== true) return false;
    HTMLElement.prototype.click.call(button);
    return true;
  }, which);

type Way = (page: Page, path: string) => Promise<() => void>;
type Asleep = { readonly page: Page; readonly path: string };

const timeOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Presses buttons of a page asleep and wakes it. */
async function press({ page, path }: Asleep, pressed: readonly Place[], wake: () => void): Promise<void> {
  const all = page.locator(rootOf(path)).locator(buttons);
  for (const { place } of pressed) {
    await isAsleep(page);
    await all.nth(place).click();
  }
  wake();
  await awake(page);
}

/** Sees what each press answers that was told again, one after the other. Gives the buttons that are there no longer. */
async function putAwayAmong({ page, path }: Asleep, pressed: readonly Place[]): Promise<Place[]> {
  const away: Place[] = [];
  for (const [which, one] of pressed.entries()) {
    await rest(page);
    if (!(await letGo(page, which))) away.push(one);
    else await expect.poll(() => hasChanged(page), { message: `${path}: ${one.name}` }).toBe(true);
  }
  return away;
}

/** Presses each button of a page asleep, and sees that the page answers each when it is awake. */
async function expectAnswers(page: Page, path: string, open: Way, isInWindow = false): Promise<void> {
  const asleep = { page, path };
  await watchPolicy(page);
  await watchLooks(page);
  await keepBack(page);
  const wake = await open(page, path);
  const find = () => placesOf(page, path, isInWindow);
  // The lengths, which are alike, and the four of the steppers or Send: a window holds most of them, once what lies above
  // has its height.
  if (isInWindow) await expect.poll(async () => (await find()).length).toBeGreaterThan(3);
  const places = await find();
  const [sent, heard] = [places.filter(({ isSent }) => isSent), places.filter(({ isSent }) => !isSent)];
  await press(asleep, heard, wake);
  if (isInWindow) await expect(page.locator('[data-asleep]')).toHaveCount(0);
  const names = heard.map(({ name }) => name);
  await expect.poll(() => namesOfTold(page), { message: path }).toEqual(names);
  // As it would look unpressed: no press has been let go yet.
  await rest(page, lateMs);
  const unpressed = sent.length > 0 ? await lookOf(page) : '';
  expect(await refusedOn(page)).toEqual([]);
  const away = await putAwayAmong(asleep, heard);
  // A page whose link has lost its key puts its form away when it awakes, pressed or not.
  if (away.length > 0) {
    const wakeNow = await open(page, path);
    wakeNow();
    for (const { name } of away) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  for (const one of sent) {
    const wakeNow = await open(page, path);
    const opened = await timeOf(page);
    await press(asleep, [one], wakeNow);
    // It may lead back to what looks the same: another page has answered then.
    const answers = async () => [await timeOf(page), await lookOf(page)];
    // Asked again while one page gives way to the other, when there is nobody to ask.
    await expect(async () => expect(await answers(), `${path}: ${one.name}`).not.toEqual([opened, unpressed])).toPass();
  }
}

const speaking = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=es`;

for (const path of pagesForAll)
  test(`every button of ${path} answers its first press, though it comes before the script`, async ({ page }) => {
    test.slow();
    // In Spanish: accessibility.spec.ts opens each page in English, and watches what its policy refuses as well.
    await expectAnswers(page, speaking(await addressOf(page, path)), openAsleep);
  });

/** By a link to a part of the page, from elsewhere: a jump to where one stands would open no page anew. */
const openByJump: Way = async (page, path) => {
  await page.goto('/robots.txt');
  await forgetDrafts(page);
  return openAsleep(page, path);
};

/**
 * As somebody who was there before: the browser brings them back to where they stood. Whoever stands there already, from the
 * button before this one, forgets what that one chose and only reloads.
 */
const openAgainAt = (id: string) => async (page: Page, path: string) => {
  const part = page.locator(`#${id}`);
  const { pathname, search } = new URL(page.url(), 'http://nowhere.example');
  if (pathname + search === path) await forgetDrafts(page);
  else {
    await page.goto(path);
    await awake(page);
  }
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const wake = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await painted(page);
  await expect(part).toBeInViewport();
  return wake;
};

for (const [what, path, open] of [
  ['reached by a jump', '/?lang=es#holiday', openByJump],
  ['come back to by a reload', '/?lang=es', openAgainAt('holiday')],
] as const)
  test(`every button of the holiday request ${what} answers its first press`, async ({ page }) => {
    test.slow();
    await expectAnswers(page, path, open, true);
  });

test('a chapter whose script is late on a page awake answers the first press when it has come', async ({ page }) => {
  const arrive = await holdFiles(page, partOf('src/app/web/home-end.tsx'));
  await page.goto('/?lang=en#holiday');
  await awake(page);
  const length = page.getByRole('button', { name: /^3–5 days/ });
  await length.click();
  await expect(length).toHaveAttribute('aria-pressed', 'false');
  arrive();
  await expect(length).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Days', { exact: true })).toHaveValue('4');
});

for (const [moment, come] of Object.entries(moments))
  test(`a slow machine answers the first press ${moment}`, async ({ page }) => {
    test.slow();
    const wire = await page.context().newCDPSession(page);
    const isSlower = (rate: number) => wire.send('Emulation.setCPUThrottlingRate', { rate });
    for (const [path, name] of [
      ['/', 'Español'],
      ['/?lang=en#holiday', /^3–5 days/],
      ['/search?lang=en', /^Save “/],
    ] as const) {
      const ready = come(page);
      await page.goto(path, { waitUntil: 'commit' });
      await ready(page);
      // A browser is made slow by work for nothing: it is only while it is pressed, with all that it has still to do then.
      await isSlower(4);
      const button = page.getByRole('button', { name }).first();
      await button.click();
      await isSlower(1);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
  });

test('an order that is chosen on a page asleep is asked for when it awakes', async ({ page }) => {
  const wake = await openAsleep(page, '/search?lang=en');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('-price');
  wake();
  await expect(page).toHaveURL(/sort=-price/);
});

test('a form that is sent to a page asleep is answered when it awakes, with all that was typed', async ({ page }) => {
  const wake = await openAsleep(page, '/advertise?lang=en');
  const inquiry = page.locator('#inquiry');
  await inquiry.getByLabel(/^Contact name/).fill('Marta Ferrer');
  await inquiry.getByRole('button', { name: 'Submit inquiry' }).click();
  wake();
  await expect(message(page)).toContainText('Missing Information');
  await expect(inquiry.getByLabel(/^Contact name/)).toHaveValue('Marta Ferrer');
});

test('who has scrolled a page asleep stays there when it awakes', async ({ page }) => {
  const wake = await openAsleep(page, '/?lang=en');
  await page.evaluate(() => scrollTo(0, 1500));
  wake();
  await awake(page);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test('who presses "Sign in" on a listing asleep comes back to it', async ({ page }) => {
  const listing = `${await addressOf(page, '/rentals/{first}')}?from=2026-09-01&units=3`;
  const wake = await openAsleep(page, `${listing}&lang=en`);
  const from = new URL(page.url());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(/\/auth/);
  wake();
  await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === from.pathname + from.search);
});
