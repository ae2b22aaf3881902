import { lazy, Suspense } from 'react';
import { useIsAlive } from '#kit/web/is-alive.ts';

const WaitForPlaces = lazy(() =>
  import('#features/waiting-list/web/wait-for-places.tsx').then((module) => ({ default: module.WaitForPlaces })),
);

type Props = { readonly eventId: string; readonly places?: number };

/** Where an event is sold out, the wish to hear of places: it comes when the page is alive, and no kept page has it. */
export function WaitLater(wanted: Props) {
  return useIsAlive() ? (
    <Suspense>
      <WaitForPlaces {...wanted} />
    </Suspense>
  ) : null;
}
