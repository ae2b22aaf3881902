import { buildHeader } from '#kit/shared/build.ts';

const patience = 1000;

/**
 * Loads the page anew once the house answers: where it does not, the browser would show a page of its own that leads
 * nowhere, or what a proxy says for a house that is away. A line that is said to be back may take a moment longer.
 */
export function loadAnew(): void {
  const { href } = location;
  const again = () => {
    if (navigator.onLine && location.href === href) setTimeout(loadAnew, patience);
  };
  const load = ({ headers }: Response) => {
    if (!headers.has(buildHeader)) again();
    else if (location.href === href) location.reload();
  };
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(load, again);
}
