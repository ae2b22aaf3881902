import { later } from '#kit/web/later.tsx';

/** The chapter after the search. */
const Events = later(() => import('./home-events.tsx').then((module) => module.HomeEvents));

/** The chapters after the events. */
const End = later(() => import('./home-end.tsx').then((module) => module.HomeEnd));

/** What of the home page comes late (decision 0012). */
export function HomeLater() {
  return (
    <>
      <Events />
      <End />
    </>
  );
}

/** For a page that the browser draws by itself: all its chapters are there when the router looks for the one in the address. */
export const loadHomeLater = () => Promise.all([Events.load(), End.load()]);
