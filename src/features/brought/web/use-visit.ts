import { useEffect } from 'react';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { sourceOfArrival, sourceOfPage } from '../arrival.ts';
import type { Visit } from '../contract.ts';
import type { VisitAction, VisitSource } from '../rules.ts';
import { leftPage } from './left-page.ts';

/** What a press on the page means: its phone, or the way to it. */
function actionOf(target: EventTarget | null): VisitAction | undefined {
  const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined;
  if (href?.startsWith('tel:')) return 'call';
  return href?.includes('/maps/dir/') ? 'route' : undefined;
}

/** How the page that is open was come to. */
function wayHere(): VisitSource {
  const left = leftPage();
  return left === undefined
    ? sourceOfArrival(new URL(location.href), document.referrer)
    : sourceOfPage(new URL(left, location.origin));
}

function tell(visit: Visit): void {
  // Goes out even while the page is left; a browser without it is not counted.
  navigator.sendBeacon?.('/api/visits', new Blob([JSON.stringify(visit)], { type: 'application/json' }));
}

/** Runs once the page is looked at: what a browser only prepares behind another page is no visit. */
function onceSeen(run: () => void): () => void {
  if (document.visibilityState === 'visible') {
    run();
    return () => undefined;
  }
  const stop = new AbortController();
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    stop.abort();
    run();
  };
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  return () => stop.abort();
}

/** Counts that the page of a listing is seen, its phone pressed and the way asked: by day and source, nothing of who. */
export function useVisit(kind: ListingKind, id: string): void {
  useEffect(() => {
    const visit = { kind, id, source: wayHere() };
    const forget = onceSeen(() => tell({ ...visit, action: 'view' }));
    const onPress = ({ target }: MouseEvent) => {
      const action = actionOf(target);
      if (action) tell({ ...visit, action });
    };
    document.addEventListener('click', onPress);
    return () => {
      forget();
      document.removeEventListener('click', onPress);
    };
  }, [kind, id]);
}
