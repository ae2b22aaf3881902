/**
 * What lies out of sight of a page that the server drew is not laid out until it comes near (`content-visibility`): on a
 * phone that would hold up what is looked at. Styles ask `html:not([data-wanted])` for it (decision 0083).
 */

/** From now on everything has its true height: somebody may jump to it, or come back to where they were. */
export const layOutAll = (): void => void (document.documentElement.dataset['wanted'] = '');

/**
 * Runs in the head: who comes by a jump, by a reload or back needs true heights from the first, or lands beside the
 * place. For everybody else a page on a phone is `data-unpainted` until it was painted (app/web/after-paint.ts): to the
 * browser what lies one and a half windows further down is near, so styles hide by this what no phone's first window shows.
 * Kept as text and free of anything that varies: its hash stands in the CSP.
 */
export const layOutScript = `(function(){var s=document.documentElement.dataset;if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')s.wanted='';else if(screen.width<561&&screen.height<1001)s.unpainted=''})()`;
