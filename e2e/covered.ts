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
        return isUnder ? [part.textContent || part.className.toString()] : [];
      },
    );
  });
