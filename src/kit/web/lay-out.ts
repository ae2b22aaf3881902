/**
 * What lies out of sight of a page that the server drew is not laid out until it comes near (`content-visibility`): on a
 * phone that would hold up what is looked at. Styles ask `html:not([data-wanted])` for it (decision 0083).
 */

/** Where in the window something of the page is looked at, seldom between two parts in all three. */
const heights = [0.25, 0.5, 0.75];

/**
 * From now on everything has its true height: somebody may jump to it, or come back to where they were. Whoever has jumped
 * past parts that were never near keeps what they look at under their finger: it would be pushed away by what gets its
 * height above it, between being pressed and let go, for browsers hold no place when parts are hidden no longer.
 */
export function layOutAll(): void {
  const { dataset } = document.documentElement;
  if (dataset['wanted'] !== undefined) return;
  // Above the top of a page nothing grows.
  const looked =
    scrollY === 0 ? [] : heights.flatMap((part) => document.elementFromPoint(innerWidth / 2, innerHeight * part) ?? []);
  const tops = looked.map((element) => element.getBoundingClientRect().top);
  dataset['wanted'] = '';
  const moves = looked.map((element, place) => element.getBoundingClientRect().top - (tops[place] ?? 0));
  const move = moves.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
  if (move !== 0) scrollBy({ top: move, behavior: 'instant' });
}

/**
 * Runs in the head: who comes by a jump, by a reload or back needs true heights from the first, or lands beside the
 * place. For everybody else a page on a phone is `data-unpainted` until it was painted (app/web/after-paint.ts): to the
 * browser what lies one and a half windows further down is near, so styles hide by this what no phone's first window shows.
 * Kept as text and free of anything that varies: its hash stands in the CSP.
 */
export const layOutScript = `(function(){var s=document.documentElement.dataset;if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')s.wanted='';else if(screen.width<561&&screen.height<1001)s.unpainted=''})()`;
