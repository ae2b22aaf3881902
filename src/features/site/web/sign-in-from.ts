/** Where something is found, chosen and kept in the address: whoever signs in there comes back to it. */
const chosenAt = /^\/(?:(?:events|rentals|businesses|jobs)\/.|(?:search|saved|advertise)$)/;

/** What the door is told by a press on its link in the bar: the page of now, where something may be chosen. */
export const signInFrom = ({ pathname, searchStr }: { readonly pathname: string; readonly searchStr: string }) =>
  chosenAt.test(pathname) ? pathname + searchStr : undefined;
