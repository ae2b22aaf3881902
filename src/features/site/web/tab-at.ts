import type { Typed } from '#kit/web/address.ts';

export type Tab = 'tonight' | 'search' | 'map' | 'saved' | 'tickets';

/** Which of the tabs an address belongs to; none for a page that is not one of theirs. `night` is tonight's date. */
export function tabAt(pathname: string, search: Typed, night: string): Tab | undefined {
  if (pathname === '/saved') return 'saved';
  if (pathname === '/user-dashboard') return 'tickets';
  if (pathname !== '/search') return undefined;
  if (search['view'] === 'map') return 'map';
  return search['type'] === 'events' && search['date'] === night ? 'tonight' : 'search';
}
