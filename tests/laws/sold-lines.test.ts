/**
 * What plans and packages sell is something the house does (issue 16, decision 0049): each sold line has the test that
 * proves it by doing it, here by its file and title; a line without one is refused, and so are words for a line that
 * nothing sells.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import en from '../../src/features/plans/words/en/messages.json' with { type: 'json' };
import { onceFeatures, packageFeatures, planFeatures, soldLines, type SoldLine } from '#features/plans/rules.ts';
import { projectRoot } from './tree.ts';

type Keeper = readonly [file: string, title: string];

const keepers: Readonly<Record<SoldLine | 'commission', Keeper>> = {
  commission: [
    'src/features/plans/server/plans.test.ts',
    'a sale’s commission is that of its owner’s plan when it is held, also in the grace',
  ],
  ticketSelling: [
    'src/features/tickets/server/routes.test.ts',
    'lets a holder in and greets them by their first name only',
  ],
  directBooking: [
    'src/features/orders/server/buying/rental-bookings.db.test.ts',
    'is held for fifteen minutes, paid, and confirmed with one code however many are taken',
  ],
  contactDisplay: [
    'src/features/rentals/server/contact.test.ts',
    'every public reply in %s hides the owner, shows them when allowed, and hides them again at once',
  ],
  photos: ['src/features/plans/server/sold-lines.test.ts', 'a listing shows twelve photos, and no thirteenth'],
  searchAndMap: [
    'src/features/search/server/routes.db.test.ts',
    'is a circle, nearest first, with a marker for each in the language asked for',
  ],
  twoLanguages: [
    'src/features/events/server/routes.test.ts',
    'speaks the language asked for and falls back to the other',
  ],
  workspace: [
    'src/features/workspace/server/routes.db.test.ts',
    'the calendar shows stays and events of the month, and nobody else’s',
  ],
  reviewedFirst: [
    'src/features/plans/server/sold-lines.test.ts',
    'what waits of a paying owner comes before what has waited longer',
  ],
  listingFigures: [
    'src/features/plans/server/sold-lines.test.ts',
    'an owner reads what each listing brought, as long as the plan gives it',
  ],
  partnerBadge: [
    'src/features/plans/server/sold-lines.test.ts',
    'every listing of a partner says so at once, new ones too, and no longer when the plan has ended',
  ],
  call: [
    'src/features/plans/server/packages.db.test.ts',
    'a package that was paid for waits at the desk, with whom to call and what it could be for',
  ],
  setUp: [
    'src/features/plans/server/sold-lines.test.ts',
    'the desk sets up what the buyer of a package offers, and it stays the buyer’s',
  ],
  homePage: [
    'src/features/plans/server/packages.db.test.ts',
    'its listing stands on the home page for thirty days, and then no more',
  ],
  homePageMonthly: [
    'src/features/plans/server/sold-lines.test.ts',
    'each month of Advanced that is paid is a listing on the home page',
  ],
  proposal: ['e2e/people/advertising.spec.ts', 'a business asks for a proposal and for a quote'],
};

const sold = [...Object.values(planFeatures), ...Object.values(packageFeatures), onceFeatures].flat();

test('every line that is sold is known, and every known line is sold', () =>
  expect([...new Set(sold)].toSorted()).toEqual([...soldLines].toSorted()));

test('the words of what is given are of lines that are sold', () => {
  const given = Object.keys(en).flatMap((key) => (key.startsWith('gives.') ? [key.slice('gives.'.length)] : []));
  expect(given.toSorted()).toEqual([...soldLines].toSorted());
});

it.each(Object.entries(keepers))('%s is kept by a test', (_, [file, title]) => {
  const path = join(projectRoot, file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(title);
});
