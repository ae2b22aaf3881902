/** The tabs of the workspace and the panel of each, which is loaded when it is opened. */
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

export type WorkspaceTab = keyof typeof loads;

/** What somebody of an owner's team may open there: the calls of the others are refused them. */
const tabsOfTeam: Readonly<Record<TeamRole, readonly WorkspaceTab[]>> = {
  editor: ['listings', 'bookings', 'calendar', 'messages', 'reviews', 'applicants', 'figures', 'team'],
  door: ['team'],
  finance: ['bookings', 'figures', 'ledger', 'invoices', 'seller', 'team'],
};

/** The tabs that are open to an owner, or to whoever works for one. */
export const workspaceTabsOf = (role: TeamRole | undefined): readonly WorkspaceTab[] =>
  role === undefined ? (Object.keys(loads) as WorkspaceTab[]) : tabsOfTeam[role];

const panel = (load: () => Promise<ComponentType>) => latePart(load, PanelWaiting);

export const panels: Readonly<Record<WorkspaceTab, ComponentType>> = {
  listings: panel(loads.listings),
  bookings: panel(loads.bookings),
  calendar: panel(loads.calendar),
  messages: panel(loads.messages),
  reviews: panel(loads.reviews),
  applicants: panel(loads.applicants),
  figures: panel(loads.figures),
  ledger: panel(loads.ledger),
  invoices: panel(loads.invoices),
  seller: panel(loads.seller),
  team: panel(loads.team),
};
