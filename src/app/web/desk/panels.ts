/** The tabs of the desk and the panel of each, which is loaded when it is opened. */
import type { ComponentType } from 'react';
import { PanelWaiting } from '#kit/web/desk/panel-waiting.tsx';
import { latePart } from '#kit/web/parts/late-part.tsx';
import type { DeskCounts } from './desk-counts.ts';

/** The panel of a tab; what waits in it is counted for all of them at once. */
type Panel = ComponentType<{ readonly counts: DeskCounts }>;
type Load = () => Promise<Panel>;

/** In their order: the seven tabs of the specification, and what stands beside them. */
const loads: Readonly<Record<string, Load>> = {
  events: () => import('./events-desk.tsx').then((module) => module.EventsDesk),
  rentals: () => import('./rentals-desk.tsx').then((module) => module.RentalsDesk),
  businesses: () => import('#features/businesses/web/businesses-panel.tsx').then((module) => module.BusinessesPanel),
  jobs: () => import('#features/jobs/web/jobs-panel.tsx').then((module) => module.JobsPanel),
  submissions: () =>
    import('#features/submissions/web/review/submissions-panel.tsx').then((module) => module.SubmissionsPanel),
  holidays: () => import('#features/holiday-requests/web/holidays-panel.tsx').then((module) => module.HolidaysPanel),
  prospects: () =>
    import('#features/prospect-businesses/web/prospects-panel.tsx').then((module) => module.ProspectsPanel),
  changes: () => import('./changes-desk.tsx').then((module) => module.loadChangesDesk()),
  reports: () => import('#features/reports/web/reports-panel.tsx').then((module) => module.ReportsPanel),
  claims: () => import('#features/listing-claims/web/claims-panel.tsx').then((module) => module.ClaimsPanel),
  inbox: () => import('./inbox-panel.tsx').then((module) => module.InboxPanel),
  orders: () => import('./orders-desk.tsx').then((module) => module.OrdersDesk),
  money: () => import('./money-panel.tsx').then((module) => module.MoneyPanel),
  mail: () => import('#features/mail/web/mail-panel.tsx').then((module) => module.MailPanel),
  people: () => import('./people-desk.tsx').then((module) => module.PeopleDesk),
  community: () => import('#features/community/web/chats-panel.tsx').then((module) => module.ChatsPanel),
  town: () => import('#features/brought/web/town-panel.tsx').then((module) => module.TownPanel),
  wishes: () => import('./wishes-desk.tsx').then((module) => module.WishesDesk),
  imports: () => import('./imports-desk.tsx').then((module) => module.ImportsDesk),
  audit: () => import('#features/audit/web/audit-panel.tsx').then((module) => module.AuditPanel),
};

/** What a moderator judges: what goes public, and nothing of money or people. */
const judged = ['events', 'rentals', 'businesses', 'jobs', 'submissions', 'changes', 'reports'];

/** The tabs that somebody of this role may open. */
export const deskTabsOf = (role: string): readonly string[] =>
  Object.keys(loads).filter((tab) => role !== 'moderator' || judged.includes(tab));

/** Which tab begins another kind of work: listings, what waits for an answer, sales, the house itself. */
export const beginsGroup: ReadonlySet<string> = new Set(['submissions', 'orders', 'mail']);

export const panels: Readonly<Record<string, Panel>> = Object.fromEntries(
  Object.entries(loads).map(([tab, load]) => [tab, latePart(load, PanelWaiting)]),
);
