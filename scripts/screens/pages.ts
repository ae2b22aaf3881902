/** Every page there is, and who sees it. `{GET …}` stands for the id of the first thing in that list. */
import type { APIRequestContext } from '@playwright/test';
import { pagesForAll, pagesForOwners } from '../../e2e/routes.ts';
import { idOf } from '#kit/server/ids.ts';
import { openChat, openGallery, openReview, payByCard, shakePosters, type Act } from './acts.ts';
import type { Person } from './people.ts';
import { hangPhotographs } from './photographs.ts';

/** A page after something was pressed on it. */
type Pressed = { readonly path: string; readonly called: string; readonly press: Act };
type Stop = string | Pressed;

/** What a page is called on its sheet. */
export const labelOf = (stop: Stop): string => (typeof stop === 'string' ? stop : `${stop.path}, ${stop.called}`);

export type Chapter = {
  readonly name: string;
  readonly as?: Person;
  /** What has to be there first. */
  readonly begin?: (wire: APIRequestContext) => Promise<void>;
  readonly paths: readonly Stop[];
};

/** Whoever works for several owners says for whom. */
async function workForTheFirst(wire: APIRequestContext): Promise<void> {
  const reply = await wire.get('/api/team/memberships');
  const { memberships } = (await reply.json()) as { memberships: { ownerId: string }[] };
  await wire.put('/api/team/acting', { data: { ownerId: memberships[0]?.ownerId } });
}

const desk = (tab: string) => `/admin?tab=${tab}`;
const opened = (tab: string, list: string) => `${desk(tab)}&open={GET /api/${list}}`;

export const chapters: readonly Chapter[] = [
  {
    name: 'member',
    as: 'member',
    paths: [
      '/user-dashboard',
      '/saved',
      '/messages',
      '/messages#open={GET /api/conversations}',
      '/letters',
      '/decisions',
      '/community',
      '/checkout?type=event&id={GET /api/events}',
      '/checkout?type=rental&id={GET /api/rentals}',
      '/checkout?type=rental&from=2026-08-21&time=14:00&units=4&id={GET /api/rentals?category=boat}',
      '/checkout?plan=premium',
      '/ticket/{GET /api/users/{me}/orders}',
      '/check-in',
      { path: '/checkout?type=event&id={GET /api/events}', called: 'paid', press: payByCard },
    ],
  },
  {
    name: 'guest',
    as: 'guest',
    paths: [
      { path: '/user-dashboard', called: 'review', press: openReview },
      '/user-dashboard',
      '/ticket/kept/{GET /api/kept-tickets}',
    ],
  },
  {
    name: 'door',
    as: 'doorman',
    begin: workForTheFirst,
    paths: ['/user-dashboard', '/dashboard', '/check-in', '/check-in?event={GET /api/check-in/events}'],
  },
  {
    name: 'accounts',
    as: 'accountant',
    begin: workForTheFirst,
    paths: ['/user-dashboard', '/dashboard', '/dashboard?tab=ledger'],
  },
  {
    name: 'owner',
    as: 'club',
    paths: [
      ...pagesForOwners.filter((path) => !path.includes('rental')),
      '/dashboard?tab=bookings&open={GET /api/workspace/bookings}',
      '/dashboard?tab=invoices',
      '/dashboard?tab=team',
      '/check-in',
      '/user-dashboard',
    ],
  },
  {
    name: 'host',
    as: 'host',
    paths: [
      '/dashboard?tab=listings&view=rentals',
      '/dashboard?tab=listings&view=rentals&open={GET /api/admin/rentals}',
      '/dashboard?tab=bookings',
      '/dashboard?tab=calendar',
      '/dashboard?tab=messages',
      '/dashboard?tab=reviews',
      '/dashboard?tab=figures',
      '/dashboard?tab=ledger',
      '/dashboard?tab=seller',
    ],
  },
  {
    name: 'desk',
    as: 'admin',
    paths: [
      ...['events', 'rentals', 'businesses', 'jobs', 'submissions', 'holidays', 'prospects', 'changes'].map(desk),
      ...['changes&view=recent', 'reports', 'claims'].map(desk),
      ...['inbox', 'inbox&view=issues', 'inbox&view=businesses', 'inbox&view=advertising'].map(desk),
      desk('inbox&view=applications'),
      ...['orders', 'money', 'money&view=payouts', 'money&view=packages', 'money&view=disputes'].map(desk),
      ...['money&view=invoices', 'money&view=records', 'money&view=sellers'].map(desk),
      ...[
        'money&view=house',
        'mail',
        'people',
        'community',
        'town',
        'wishes',
        'wishes&view=synonyms',
        'imports',
        'audit',
      ].map(desk),
    ],
  },
  {
    name: 'sheets',
    as: 'admin',
    paths: [
      desk('events&open=new'),
      opened('events', 'admin/events'),
      opened('rentals', 'admin/rentals'),
      opened('businesses', 'admin/businesses'),
      opened('jobs', 'admin/jobs'),
      opened('submissions', 'submissions'),
      opened('holidays', 'holiday-requests'),
      opened('prospects', 'prospect-businesses'),
      opened('changes', 'admin/listing-changes'),
      opened('reports', 'admin/reports'),
      opened('claims', 'admin/listing-claims'),
      opened('inbox', 'contact-messages'),
      opened('orders', 'admin/orders'),
      opened('money&view=payouts', 'admin/payouts'),
      opened('mail', 'mails'),
      opened('people', 'admin/users'),
      desk('wishes&view=synonyms&open=new'),
      desk('imports&open=new'),
      opened('audit', 'admin/audit'),
    ],
  },
  {
    name: 'photographs',
    as: 'admin',
    begin: hangPhotographs,
    paths: [
      '/search?query=photographed&type=rentals',
      '/rentals/{GET /api/admin/rentals}',
      { path: '/rentals/{GET /api/admin/rentals}', called: 'gallery', press: openGallery },
      { path: '/businesses/{first}', called: 'drawings', press: openGallery },
      { path: opened('events', 'admin/events'), called: 'shaken', press: shakePosters },
    ],
  },
  {
    name: 'states',
    paths: [
      // All kinds at once, the best of them first.
      '/search?query=paella',
      ...['events', 'rentals', 'businesses', 'jobs'].map((kind) => `/search?type=${kind}`),
      '/search?query=xyzzy',
      '/search?type=rentals&category=boat&view=map',
      // Doors, line-up, dress and what is included; the night is at a place, which has other nights.
      `/events/${idOf('event:rooftop-at-moonrise')}`,
      `/events/${idOf('event:perreo-under-the-towers')}`,
      // One listing of each kind that is not here any more.
      ...['events', 'rentals', 'businesses', 'jobs'].map((kind) => `/${kind}/not-here-any-more`),
      '/auth?tab=signin',
      '/auth?plan=premium',
      '/auth?redirect=%2Fcheckout%3Ftype%3Devent%26id%3D{GET /api/events}',
      { path: '/', called: 'proposing', press: openChat },
    ],
  },
  { name: 'public', paths: pagesForAll },
];
