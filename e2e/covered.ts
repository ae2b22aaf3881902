/** What lies over something else, where nothing should. */
import type { Locator, Page } from '@playwright/test';

/** Whether something else would be pressed in its middle. */
export const isCovered = (button: Locator) =>
  button.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** What cards say under the button that keeps them. */
export const coveredWords = (page: Page) =>
  page.locator('[data-found]').evaluateAll((all) =>
    all.flatMap((card) => {
      const keep = card.querySelector('.found-keep')?.getBoundingClientRect() ?? new DOMRect();
      const texts = document.createTreeWalker(card.querySelector('article') ?? card, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        // Lines that end in dots, and those below them, are no longer than their box.
        const box = text.parentElement?.getBoundingClientRect() ?? keep;
        const isUnder = ({ left, right, top, bottom }: DOMRect) =>
          left < keep.right &&
          Math.min(right, box.right) > keep.left &&
          top < Math.min(keep.bottom, box.bottom) &&
          Math.min(bottom, box.bottom) > keep.top;
        if ([...range.getClientRects()].some(isUnder)) covered.push(text.textContent ?? '');
      }
      return covered;
    }),
  );

/** What of a sheet's title and buttons lies under the message that is shown: every word of it. */
export const underMessage = (page: Page) =>
  page.evaluate(() => {
    const message = document.querySelector('.toast')?.getBoundingClientRect();
    if (!message) return ['no message'];
    return [...document.querySelectorAll('.desk-sheet :is(h2, .desk-sheet-foot *, .desk-sheet-close)')].flatMap(
      (part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isUnder = left < message.right && right > message.left && top < message.bottom && bottom > message.top;
        return isUnder ? [part.textContent || part.className] : [];
      },
    );
  });

/** Words that stand beyond the window's sides, where nobody can bring them into sight. */
export const beyondSides = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const beyond: string[] = [];
    /** What is swiped, ends in dots, or is for readers alone. */
    const isMeant = (part: Element | null): boolean => {
      if (part === null || part === document.body) return false;
      const { overflowX, textOverflow, clipPath } = getComputedStyle(part);
      return (
        /auto|scroll/.test(overflowX) ||
        textOverflow === 'ellipsis' ||
        clipPath !== 'none' ||
        isMeant(part.parentElement)
      );
    };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement;
      if (!part?.checkVisibility({ visibilityProperty: true }) || part.closest('[aria-hidden=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      // Paper that lies a little aslant may reach a pixel further.
      if (width > 0 && (left < -2 || right > innerWidth + 2) && !isMeant(part)) beyond.push(text.textContent ?? '');
    }
    return beyond;
  });
