/** How long the heading of a page that is still being fetched is waited for, in milliseconds. */
const patience = 5000;

/** Whoever is asked something over the page stays with the question. */
const isAsked = (element: Element | null) => Boolean(element?.closest('[role=dialog],[role=alertdialog]'));

/** A heading takes the focus once, and draws no frame around itself; a field that was jumped to is one of the keyboard's stops. */
function stand(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.dataset['arrived'] = '';
  element.focus({ preventScroll: true });
  const leave = () => {
    element.removeAttribute('tabindex');
    delete element.dataset['arrived'];
  };
  element.addEventListener('blur', leave, { once: true });
}

/**
 * Brings the focus along to a page that was gone to, or to what an address jumps to. A browser does so for a page that it
 * loads; one that is exchanged for another leaves the focus on a link that is gone, or in the bar above: a reader hears
 * nothing of it, and the Tab key goes on from anywhere. `left` had the focus on the page before; a page that gives it to
 * somebody itself keeps it so.
 */
export function arrive(left: Element | null, to: { readonly hash: string; readonly isNewPage: boolean }): void {
  const isMoved = document.activeElement !== document.body && document.activeElement !== left;
  if (isMoved || isAsked(document.activeElement)) return;
  const content = document.getElementById('content');
  const target = to.hash === '' ? null : document.getElementById(to.hash);
  const find = () => target ?? content?.querySelector<HTMLElement>('h1') ?? null;
  if (!target && !to.isNewPage) return;
  const found = find();
  if (found) return stand(found);
  if (!content) return;
  content.focus({ preventScroll: true });
  const coming = new MutationObserver(() => {
    const heading = find();
    if (document.activeElement === content && !heading) return;
    stop();
    if (heading && document.activeElement === content) stand(heading);
  });
  const stop = () => coming.disconnect();
  coming.observe(content, { childList: true, subtree: true });
  setTimeout(stop, patience);
}
