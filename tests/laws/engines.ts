/** What a sheet says in a way that one browser has and another takes for something else. */

type Said = { readonly within: readonly string[]; readonly body: string };

/** The innermost blocks of a sheet, with what they stand in. */
function blocksOf(css: string): readonly Said[] {
  const blocks: Said[] = [];
  const open: { head: string; body: string }[] = [];
  let text = '';
  for (const sign of css.replaceAll(/\/\*.*?\*\//gs, '')) {
    if (sign === '{') {
      open.push({ head: text.split(';').at(-1)?.trim() ?? '', body: '' });
      text = '';
    } else if (sign === '}') {
      blocks.push({ within: open.map(({ head }) => head), body: text });
      open.pop();
      text = '';
    } else text += sign;
  }
  return blocks;
}

const namesIn = (body: string): readonly string[] =>
  body
    .split(';')
    .map((line) => line.split(':', 1).join('').trim())
    .filter((name) => name !== '');

/** An animation that something drives is one of no time where that is not known: it is over at once, and its end stays. */
export const drivenUnasked = (css: string): readonly string[] =>
  blocksOf(css)
    .filter(({ body }) => namesIn(body).some((name) => /^(?:animation-timeline|animation-range)/.test(name)))
    .filter(({ within }) => !within.some((head) => head.startsWith('@supports') && head.includes('animation-timeline')))
    .map(({ within }) => within.at(-1) ?? '');

/** What every browser reads by its older name alone. */
const byOlderName = /^-webkit-(?:line-clamp|box-orient|tap-highlight-color|font-smoothing|text-size-adjust)$/;

/** Properties with a browser's name before them, whose own name the block does not say as well. */
export const withoutTwin = (css: string): readonly string[] =>
  blocksOf(css).flatMap(({ body }) => {
    const names = namesIn(body);
    return names.filter(
      (name) =>
        /^-(?:webkit|moz)-/.test(name) && !byOlderName.test(name) && !names.includes(name.replace(/^-\w+-/, '')),
    );
  });

/** Parts of controls that Chrome and Safari call one thing and Firefox another. */
const twins = {
  '::-webkit-progress-value': '::-moz-progress-bar',
  '::-webkit-meter-optimum-value': '::-moz-meter-bar',
  '::-webkit-slider-thumb': '::-moz-range-thumb',
  '::-webkit-slider-runnable-track': '::-moz-range-track',
  '::-webkit-color-swatch': '::-moz-color-swatch',
  '::-webkit-details-marker': 'list-style',
  '::-webkit-inner-spin-button': 'appearance: textfield',
} as const;

/** Parts that a sheet dresses for some browsers and leaves to others as they are. */
export const dressedForSome = (css: string): readonly string[] =>
  Object.entries(twins).flatMap(([one, other]) => (css.includes(one) && !css.includes(other) ? [one] : []));

/** What moves under a hand, where a finger leaves it moved until it touches something else. */
export const movedByTouch = (css: string): readonly string[] =>
  blocksOf(css)
    .filter(
      ({ within }) => within.at(-1)?.includes(':hover') && !within.some((head) => head.includes('(hover: hover)')),
    )
    .filter(({ body }) => namesIn(body).some((name) => /^(?:translate|rotate|scale|transform)$/.test(name)))
    .map(({ within }) => within.at(-1) ?? '');

/** Columns that shrink their parts to their text, where letters are measured in `cqi`: WebKit measures the text with smaller letters, and draws the rest outside. */
export const shrunkBeforeMeasured = (css: string): readonly string[] =>
  blocksOf(css)
    .filter(() => /font-size:[^;]*cqi/.test(css))
    .filter(({ body }) => /flex-direction: column/.test(body) && /align-items: (?!stretch)/.test(body))
    .map(({ within }) => within.at(-1) ?? '');

/** Words that are parted where they had room: Firefox parts "primera" in a title rather than take it to the next line. */
export const partedWords = (css: string): readonly string[] =>
  blocksOf(css)
    .filter(({ body }) => /hyphens: auto/.test(body))
    .map(({ within }) => within.at(-1) ?? '');

/** Popovers laid out as a grid: WebKit makes one as high as the window, since the height that they have of the browser is a word. */
export const popoversAsGrids = (css: string): readonly string[] =>
  blocksOf(css)
    .filter(({ within, body }) => within.at(-1)?.includes(':popover-open') && /display: (?:inline-)?grid/.test(body))
    .map(({ within }) => within.at(-1) ?? '');

/** Sheets over a page that hide what overflows them: Firefox scrolls one to a field that is gone to, and its foot stands in its middle. `clip` cannot be scrolled. */
export const scrolledSheets = (css: string): readonly string[] =>
  blocksOf(css)
    .filter(({ body }) => /position: fixed/.test(body) && /overflow: hidden/.test(body))
    .map(({ within }) => within.at(-1) ?? '');
