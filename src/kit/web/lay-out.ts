/**
 * What lies out of sight of a page that the server drew is not laid out until it comes near (`content-visibility`): on a
 * phone that would hold up what is looked at. Styles ask `html:not([data-wanted])` for it (decision 0083).
 */

/** From now on everything has its true height: somebody may jump to it, or come back to where they were. */
export const layOutAll = (): void => void (document.documentElement.dataset['wanted'] = '');

/**
 * Runs in the head: who comes by a jump, by a reload or back needs true heights from the first, or lands beside the
 * place. Kept as text and free of anything that varies: its hash stands in the CSP.
 */
export const layOutScript = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')document.documentElement.dataset.wanted=''`;
