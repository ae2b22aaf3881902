/** The parts of the workspace; each is loaded when it is opened. */
import { lazy, type ComponentType } from 'react';

const loads = {
  listings: () => import('./listings.tsx').then((module) => module.Listings),
  bookings: () => import('#features/workspace/web/bookings-panel.tsx').then((module) => module.BookingsPanel),
  calendar: () => import('#features/workspace/web/calendar-panel.tsx').then((module) => module.CalendarPanel),
  reviews: () => import('#features/guest-reviews/web/owner-panel.tsx').then((module) => module.OwnerReviewsPanel),
  applicants: () =>
    import('#features/applications/web/applications-panel.tsx').then((module) => module.ApplicationsPanel),
  figures: () => import('#features/brought/web/brought-panel.tsx').then((module) => module.BroughtPanel),
  ledger: () => import('#features/workspace/web/ledger-panel.tsx').then((module) => module.LedgerPanel),
} satisfies Record<string, () => Promise<ComponentType>>;

export type Part = keyof typeof loads;
export const parts = Object.keys(loads) as Part[];

const part = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

export const panels: Readonly<Record<Part, ComponentType>> = {
  listings: part(loads.listings),
  bookings: part(loads.bookings),
  calendar: part(loads.calendar),
  reviews: part(loads.reviews),
  applicants: part(loads.applicants),
  figures: part(loads.figures),
  ledger: part(loads.ledger),
};
