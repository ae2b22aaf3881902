/** How a page is drawn in the journeys, as style sheets that are added to it. */

/** Nothing fades, and the paper has no grain. */
export const stillPaper =
  '*, ::before, ::after { transition: none !important } body::before, body::after { display: none !important }';

/**
 * Laid out, scrolled and pressed as ever, but not painted: most journeys read words, and painting a page that nobody sees
 * takes a sixth of opening it. What looks at the page lifts it: axe, and the picture of a journey that failed.
 */
export const undrawn = ':where(html) { opacity: 0 !important }';
export const drawn = 'html { opacity: 1 !important }';
