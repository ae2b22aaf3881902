/** The ring around what has the keyboard: whether it is drawn, stands out from what is behind it, and is cut by nothing. */
import type { Page } from '@playwright/test';

/** Everything on the page whose ring is missing, pale or cut. The page is met by keyboard from here on. */
export async function lostRings(page: Page, inking: string): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page.evaluate(look, inking);
}

/** Runs in the page, so it knows nothing but its own words. */
function look(inking: string): string[] {
  document.documentElement.dataset['theme'] = inking;

  const light = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const coloursIn = (text: string) => (text.match(/-?\d[\d.e-]*/g) ?? []).map(Number);
  const luminance = (text: string) => {
    const most = text.startsWith('rgb') ? 255 : 1;
    const [red = 0, green = 0, blue = 0] = coloursIn(text).map((part) => light(part / most));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const isFull = (colour: string) => (coloursIn(colour)[3] ?? 1) === 1;

  /** What is behind the ring, or nothing where it may be a picture. */
  const groundOf = (box: Element | null): string | undefined => {
    for (let at = box; at !== null; at = at.parentElement) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(at);
      if (isFull(backgroundColor)) return backgroundColor;
      // What stands over something else is seen over that.
      if (backgroundImage !== 'none' || /absolute|fixed|sticky/.test(position)) return undefined;
    }
    return undefined;
  };

  /** Where the ring is drawn: on the control, or on one of three boxes around it that stand for it. */
  const ringOf = (control: Element) => {
    for (let at: Element | null = control, far = 0; at !== null && far < 4; at = at.parentElement, far++) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const wide = Number.parseFloat(outlineWidth);
      if (outlineStyle !== 'none' && wide >= 2 && box.width > 4)
        return { at, box, wide, colour: outlineColor, offset: Number.parseFloat(outlineOffset) };
    }
    return undefined;
  };

  /** How many pixels of the ring a box around it cuts away. What is scrolled comes into sight by itself, along that way. */
  const cutOf = ({ at, box, wide, offset }: NonNullable<ReturnType<typeof ringOf>>) => {
    const beyond = Math.max(0, offset + wide);
    let most = 0;
    for (let around = at.parentElement; around !== null && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const edge = around.getBoundingClientRect();
      const isWider = around.scrollWidth > around.clientWidth;
      const isHigher = around.scrollHeight > around.clientHeight;
      const across = Math.max(edge.left - box.left, box.right - edge.right) + beyond;
      const down = Math.max(edge.top - box.top, box.bottom - edge.bottom) + beyond;
      most = Math.max(most, isWider ? 0 : across, isHigher ? 0 : down);
    }
    return most;
  };

  const lostOf = (control: HTMLElement): string | undefined => {
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) return undefined;
    const ring = ringOf(control);
    if (ring === undefined) return 'has none';
    const cut = cutOf(ring);
    if (cut > 1.5) return `is cut by ${Math.round(cut)} px`;
    const ground = groundOf(ring.offset < 0 ? ring.at : ring.at.parentElement);
    if (ground === undefined) return undefined;
    const ratio = luminance(ring.colour) / luminance(ground);
    const contrast = ratio < 1 ? 1 / ratio : ratio;
    return contrast < 3 ? `is as pale as ${contrast.toFixed(2)}` : undefined;
  };

  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  return [...all]
    .filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    )
    .flatMap((one) => {
      const lost = lostOf(one);
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30);
      return lost === undefined ? [] : [`${[one.localName, ...one.classList].join('.')} “${name}” ${lost}`];
    });
}
