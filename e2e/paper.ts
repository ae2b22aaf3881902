/** How a page is drawn in the journeys, as style sheets that are added to it. */

/** Nothing fades, and the paper has no grain. */
export const stillPaper =
  '*, ::before, ::after { transition: none !important } body::before, body::after { display: none !important }';

/**
 * Laid out, scrolled and pressed as ever, but not painted: most journeys read words, and painting a page that nobody sees
 * takes a sixth of opening it. What looks at the page lifts it: axe, and the picture of a journey that failed.
 *
 * One dot is painted all the same. A page asks for its script when something of it was (src/app/web/after-paint.ts): where
 * nothing ever is, it asks two seconds after it has loaded, and each page of each journey is waited for.
 */
export const undrawn =
  ":where(body) { opacity: 0 !important } html::before { content: '.'; position: fixed; font: 1px serif }";

/**
 * For axe, which takes what is as pale as that for hidden. Cutting the page away instead would paint less, but then axe
 * finds no open dialog: it looks for one by what would be hit.
 */
export const drawn = 'body { opacity: 1 !important } html::before { display: none !important }';
