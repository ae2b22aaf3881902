/** How a page is drawn in the journeys, as style sheets that are added to it. */

/** Nothing fades, and the paper has no grain. */
export const stillPaper =
  '*, ::before, ::after { transition: none !important } body::before, body::after { display: none !important }';

/**
 * Laid out, scrolled and pressed as ever, but not painted: most journeys read words, and painting a page that nobody sees
 * takes a sixth of opening it. Axe reads it in another way (`read`).
 *
 * One dot is painted all the same. A page asks for its script when something of it was (src/app/web/after-paint.ts): where
 * nothing ever is, it asks two seconds after it has loaded, and each page of each journey is waited for.
 */
export const undrawn =
  ":where(body) { opacity: 0 !important } html::before { content: '.'; position: fixed; font: 1px serif }";

/**
 * For axe, which takes what is as pale as that for hidden: as dark as ever, and cut away whole. Nothing is painted and
 * axe reads the same, which is lifted before anybody presses something: what is cut away can't be hit.
 */
export const read =
  'body { opacity: 1 !important; clip-path: polygon(0 0) !important } html::before { display: none !important }';
