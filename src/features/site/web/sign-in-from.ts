/** Where something is found, chosen and kept in the address: whoever signs in there comes back to it. */
const chosenAt = /^\/(?:(?:events|rentals|businesses|jobs)\/.|(?:search|saved|advertise)$)/;

/** What the door is told by a press on its link in the bar: the present page, where something may be chosen. */
export const signInFrom = ({ pathname, searchStr }: { readonly pathname: string; readonly searchStr: string }) =>
  chosenAt.test(pathname) ? pathname + searchStr : undefined;

/**
 * The same of a press before the page was awake, whose link says nothing yet: the browser loaded the door by itself, and
 * knows from where. A door that was gone to later has the page before that one as its referrer.
 */
export function pressedAsleepFrom(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded || new URL(loaded.name).pathname !== location.pathname || document.referrer === '') return undefined;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin ? signInFrom({ pathname, searchStr: search }) : undefined;
}
