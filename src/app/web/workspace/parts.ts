/** The parts of the workspace; each is loaded when it is opened. */
import type { ComponentType } from 'react';
import type { TeamRole } from '#kit/shared/endpoint.ts';
import { PanelWaiting } from '#kit/web/desk/panel-waiting.tsx';
import { latePart } from '#kit/web/parts/late-part.tsx';

const loads = {
  listings: () => import('./listings.tsx').then((module) => module.Listings),
  bookings: () => import('./bookings.tsx').then((module) => module.Bookings),
  calendar: () => import('#features/workspace/web/calendar-panel.tsx').then((module) => module.CalendarPanel),
  messages: () => import('#features/messages/web/owner-panel.tsx').then((module) => module.OwnerMessagesPanel),
  reviews: () => import('./reviews.tsx').then((module) => module.Reviews),
  applicants: () => import('./applicants.tsx').then((module) => module.Applicants),
  figures: () => import('#features/brought/web/brought-panel.tsx').then((module) => module.BroughtPanel),
  ledger: () => import('./money.tsx').then((module) => module.Money),
  invoices: () => import('#features/invoices/web/invoices-panel.tsx').then((module) => module.OwnInvoicesPanel),
  seller: () => import('./seller.tsx').then((module) => module.Seller),
  team: () => import('#features/teams/web/team-panel.tsx').then((module) => module.TeamPanel),
} satisfies Record<string, () => Promise<ComponentType>>;

export type Part = keyof typeof loads;

/** What somebody of an owner's team may open there: the calls of the others are refused them. */
const partsOfTeam: Readonly<Record<TeamRole, readonly Part[]>> = {
  editor: ['listings', 'bookings', 'calendar', 'messages', 'reviews', 'applicants', 'figures', 'team'],
  door: ['team'],
  finance: ['bookings', 'figures', 'ledger', 'invoices', 'seller', 'team'],
};

/** The parts that are open to an owner, or to who works for one. */
export const partsOf = (role: TeamRole | undefined): readonly Part[] =>
  role === undefined ? (Object.keys(loads) as Part[]) : partsOfTeam[role];

const part = (load: () => Promise<ComponentType>) => latePart(load, PanelWaiting);

export const panels: Readonly<Record<Part, ComponentType>> = {
  listings: part(loads.listings),
  bookings: part(loads.bookings),
  calendar: part(loads.calendar),
  messages: part(loads.messages),
  reviews: part(loads.reviews),
  applicants: part(loads.applicants),
  figures: part(loads.figures),
  ledger: part(loads.ledger),
  invoices: part(loads.invoices),
  seller: part(loads.seller),
  team: part(loads.team),
};
