/**
 * What is drawn of a page, told in milliseconds: contrast, how large what is pressed is, and whether anything has to be
 * moved sideways. axe reads a page's whole tree before it answers and takes a tenth to a third of a second; it looks at each
 * page once in each language, with all its rules (e2e/axe.ts), and this at the other faces. It knows less: a text is told where its
 * own box or those around it say what is behind it. What lies over a picture or over something else is left to axe,
 * and what is doubted is shown to it.
 */
import type { Page } from '@playwright/test';

export type Drawing = {
  /** Every text that is too pale, as far as it can be told. */
  readonly pale: readonly string[];
  /** What is pressed and may be too small to be hit, or too near to another. */
  readonly small: readonly string[];
  /** How far the page can be moved sideways, in pixels. */
  readonly sideways: number;
};
type Ready = { readonly drawing: typeof look };

/** Makes a page ready to be looked at: what is kept in it need not be compiled for each look. */
export const drawingSource = `window.drawing = ${look.toString()}`;

/** Looks at the page as wide as it stands, in this inking, which stays on. */
export const drawingIn = (page: Page, inking: string): Promise<Drawing> =>
  page.evaluate((chosen) => (window as unknown as Ready).drawing(chosen), inking);

/** Runs in the page, so it knows nothing but its own words. */
function look(inking: string): Drawing {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const colours = new Map<string, Colour>();
  /** Of what a browser says a style is: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.4)` or `color(srgb 0.1 0.2 0.3 / 0.4)`. */
  const colourOf = (text: string): Colour => {
    const found = colours.get(text);
    if (found !== undefined) return found;
    const [red, green, blue, alpha = 1] = (text.match(/-?\d[\d.e-]*/g) ?? []).map(Number);
    const most = text.startsWith('rgb') ? 255 : text.startsWith('color(srgb ') ? 1 : undefined;
    if (most === undefined || red === undefined || green === undefined || blue === undefined)
      throw new Error(`Which colour is ${text}?`);
    const colour = [red / most, green / most, blue / most, alpha] as const;
    colours.set(text, colour);
    return colour;
  };
  const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
    r * a + red * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ];
  const light = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]: Colour) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b) + 0.05;
  const contrast = (one: Colour, other: Colour) => {
    const ratio = luminance(one) / luminance(other);
    return ratio < 1 ? 1 / ratio : ratio;
  };

  const nameOf = ({ localName, classList, textContent }: Element) =>
    `${[localName, ...classList].join('.')} “${(textContent ?? '').trim().slice(0, 30)}”`;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null;

  /** Elements with words of their own that can be read. A button that is off may be pale. */
  const findTexts = () => {
    const found = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (parentElement !== null && !found.has(parentElement) && data.trim() !== '') found.add(parentElement);
    }
    return [...found].filter(
      (element) =>
        element.closest('script, style, noscript, option, svg, :disabled, [aria-disabled=true]') === null &&
        isShown(element) &&
        element.getBoundingClientRect().width > 3,
    );
  };

  const grounds = new Map<Element, Colour | undefined>();
  /** What is behind what stands in a box, or nothing where its boxes don't say. */
  const groundOf = (box: Element): Colour | undefined => {
    if (!grounds.has(box)) grounds.set(box, fillOf(box));
    return grounds.get(box);
  };
  const fillOf = (box: Element): Colour | undefined => {
    const { backgroundColor, backgroundImage, opacity, mixBlendMode, position } = getComputedStyle(box);
    if (backgroundImage !== 'none' || opacity !== '1' || mixBlendMode !== 'normal') return undefined;
    const colour = colourOf(backgroundColor);
    if (colour[3] === 1) return colour;
    const below = box.parentElement === null ? ([1, 1, 1, 1] as const) : groundOf(box.parentElement);
    // What stands over something else is seen over that.
    if (below === undefined || /absolute|fixed|sticky/.test(position)) return undefined;
    return over(colour, below);
  };

  const findPale = () => {
    let told = 0;
    const pale = findTexts().flatMap((element) => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const ground = textShadow === 'none' ? groundOf(element) : undefined;
      if (ground === undefined) return [];
      told += 1;
      const size = Number.parseFloat(fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const ratio = contrast(over(colourOf(color), ground), ground);
      return ratio < least ? [`${nameOf(element)}: ${ratio.toFixed(2)} of ${least}`] : [];
    });
    return told === 0 ? ['no text could be told'] : pale;
  };

  /** Links within a sentence: their line says how high they are. */
  const isInSentence = (element: Element) => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    let block = element.parentElement;
    while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
    return [...(block?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
    );
  };

  /** A small one does where a circle of 24 pixels around its middle touches no other, and no circle of a small one. */
  const findSmall = () => {
    const least = 24;
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element))
      .map((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const isSmall = Math.min(width, height) < least - 0.5;
        return { element, left, right, top, bottom, isSmall, x: (left + right) / 2, y: (top + bottom) / 2 };
      });
    const isAlone = (one: (typeof targets)[number]) =>
      targets.every((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return true;
        const across = other.isSmall ? other.x - one.x : Math.max(other.left - one.x, 0, one.x - other.right);
        const down = other.isSmall ? other.y - one.y : Math.max(other.top - one.y, 0, one.y - other.bottom);
        return Math.hypot(across, down) >= (other.isSmall ? least : least / 2);
      });
    return targets
      .filter((one) => one.isSmall && !isInSentence(one.element) && !isAlone(one))
      .map(({ element }) => nameOf(element));
  };

  document.documentElement.dataset['theme'] = inking;
  return {
    pale: findPale(),
    small: findSmall(),
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}
