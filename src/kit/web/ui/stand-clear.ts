/** What of a window a keyboard takes at least, in pixels: the browser's own bars take less. */
const minKeyboard = 150;

/** What is pressed next where something failed, and what was just pressed or is written in; not what lies behind a sheet. */
const pressed = ':is([type=submit], :is(a, button, input, select, textarea):focus)';
const behind = '[inert], [aria-hidden=true]';

function isUnder(message: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
  return left < message.right && right > message.left && top < message.bottom && bottom > message.top;
}

/**
 * A message stands at the window's end, on the buttons of the sheet that is open. Where it would lie there over the button
 * that is pressed next, or under a phone's keyboard, it comes to the top (toaster.module.css says so for phones). The ref
 * of each message.
 */
export function standClear(message: HTMLElement | null): (() => void) | undefined {
  const region = message?.parentElement;
  if (!region) return undefined;
  // A browser from before 2019 has none.
  const seen: VisualViewport | null | undefined = window.visualViewport;
  const openSheet = () => [...document.querySelectorAll('[data-sheet-scroll]')].at(-1);
  let sheet = openSheet();
  const place = () => {
    const { clientHeight } = document.documentElement;
    if (sheet?.isConnected) {
      const { top, bottom } = sheet.getBoundingClientRect();
      region.style.setProperty('--sheet-start', `${Math.max(0, top)}px`);
      region.style.setProperty('--sheet-end', `${Math.max(0, clientHeight - bottom)}px`);
    }
    const { height, offsetTop, scale } = seen ?? { height: clientHeight, offsetTop: 0, scale: 1 };
    region.style.setProperty('--seen-from', `${offsetTop}px`);
    // It stays where it went: what passes under it while somebody scrolls does not send it up and down.
    if (region.dataset['at'] !== undefined) return;
    const box = message.getBoundingClientRect();
    const isOver = [...document.querySelectorAll(pressed)].some(
      (one) => isUnder(box, one.getBoundingClientRect()) && !message.contains(one) && !one.closest(behind),
    );
    if (isOver || clientHeight - height * scale > minKeyboard) region.dataset['at'] = 'top';
  };
  delete region.dataset['at'];
  place();
  // A field that something is wrong with is brought into sight, and the button with it.
  addEventListener('scroll', place, { capture: true, passive: true });
  seen?.addEventListener('resize', place);
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : undefined;
  if (sheet) observer?.observe(sheet);
  // What was done in one sheet may open the next: measured by the one that is gone the message would stand above the window.
  const sheets = new MutationObserver(() => {
    const next = openSheet();
    if (next === undefined || next === sheet) return;
    observer?.disconnect();
    sheet = next;
    observer?.observe(sheet);
    place();
  });
  sheets.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('scroll', place, { capture: true });
    seen?.removeEventListener('resize', place);
    observer?.disconnect();
    sheets.disconnect();
  };
}
