import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { WentWrong } from '#features/site/web/went-wrong.tsx';
import { hearBuild, isOutdated } from '#kit/web/outdated.ts';

/** What Chrome, Firefox and Safari say of a module that did not come, and Vite of its styles. */
const aModule = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Between two looks, in milliseconds: later and later, so that many pages are no crowd at a door that opens. */
const patience = { first: 1000, last: 8000 };

/**
 * Loads the page anew once the house answers: where it does not, the browser would show a page of its own that leads
 * nowhere, or what a proxy says for a house that is away. A line that is said to be back may take a moment longer. `may`
 * is asked last, when it is known of which build the house is.
 */
function loadAnew(may = () => true, wait = patience.first): void {
  const { href } = location;
  const again = () => {
    if (navigator.onLine && location.href === href) setTimeout(loadAnew, wait, may, Math.min(wait * 2, patience.last));
  };
  const load = (answer: Response) => {
    if (!hearBuild(answer)) again();
    else if (location.href === href && may()) location.reload();
  };
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(load, again);
}

/** Whether the page as it stands was loaded anew already. */
const isAnew = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** By itself once, and once more for each build of the house: a page that is older than the house may break of that alone. */
const mayByItself = () => isOutdated() || !isAnew();

/**
 * A page that broke. One whose files did not come can't be helped by drawing it again: browsers do not ask twice for a
 * module, and after a change of the house it has another name. Loading the page anew helps; by itself once, where there
 * is a line, and when it comes back.
 */
export function Broken({ error }: Pick<ErrorComponentProps, 'error'>) {
  useEffect(() => {
    const isOfFiles = error instanceof Error && aModule.test(error.message);
    if (navigator.onLine && (isOfFiles || isOutdated())) loadAnew(mayByItself);
    const load = () => loadAnew();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [error]);
  return <WentWrong onRetry={() => loadAnew()} />;
}
