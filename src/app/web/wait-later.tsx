import { lazy, Suspense, useSyncExternalStore } from 'react';

const WaitForPlaces = lazy(() =>
  import('#features/waiting-list/web/wait-for-places.tsx').then((module) => ({ default: module.WaitForPlaces })),
);
const never = () => () => undefined;

type Props = { readonly eventId: string; readonly places?: number };

/** Where an event is sold out, the wish to hear of places: it comes when the page is alive, and no kept page has it. */
export function WaitLater(wanted: Props) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? (
    <Suspense>
      <WaitForPlaces {...wanted} />
    </Suspense>
  ) : null;
}
