/** The four doors of the home page, and where its search leads. A file of its own: the home page loads nothing else. */
import type { SearchAddress } from './address.ts';

export const doors = ['events', 'rentals', 'dining', 'jobs'] as const;
export type Door = (typeof doors)[number];
export const doorSections = {
  events: 'events',
  rentals: 'rentals',
  dining: 'directory',
  jobs: 'jobs',
} as const satisfies Record<Door, string>;

/** Where the search of the home page leads: dining means restaurants. */
export function addressOf(query: string, door: Door | undefined): SearchAddress {
  const text = query.trim();
  const asked = text === '' ? {} : { query: text };
  if (door === undefined) return asked;
  return door === 'dining' ? { ...asked, type: 'businesses', category: 'restaurant' } : { ...asked, type: door };
}
