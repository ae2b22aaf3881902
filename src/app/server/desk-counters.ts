/** What waits at the desk, as the rooms count it. */
import { countApplications } from '#features/applications/server/desk.ts';
import { advertisingInquiries } from '#features/advertising-inquiries/server/table.ts';
import { businessInquiries } from '#features/business-inquiries/server/table.ts';
import type { Counters } from '#features/desk-counts/server/service.ts';
import { countDisputes } from '#features/disputes/server/desk.ts';
import { countHolidayRequests } from '#features/holiday-requests/server/desk.ts';
import { countClaims } from '#features/listing-claims/server/desk.ts';
import { countChanges } from '#features/listing-changes/server/desk.ts';
import { countRefused } from '#features/orders/server/desk.ts';
import { countDue } from '#features/payouts/server/service.ts';
import { countDifferences } from '#features/payments/server/comparison/comparison.ts';
import { countPackages } from '#features/plans/server/desk.ts';
import { countFailing } from '#features/rental-calendars/server/service.ts';
import { countObjections, countReports } from '#features/reports/server/desk.ts';
import { countSubmissions } from '#features/submissions/server/desk.ts';
import { contactMessages, issueReports } from '#features/support/server/table.ts';
import { countFaulty } from '#features/verifactu/server/issuers.ts';
import { countNew } from '#market/intake/server/intake.ts';
import { countOwnerless, countReviews } from '#market/listings/server/listing-counts.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { hasPast } from './past/people.ts';

export const deskCounters = (kinds: ServerKinds): Counters => ({
  judged: (db) => ({
    submissions: countSubmissions(db),
    reviews: countReviews(db, kinds),
    changes: countChanges(db, kinds),
    reports: countReports(db),
  }),
  run: (db, at) => ({
    holidays: countHolidayRequests(db),
    inbox: {
      contact: countNew(db, contactMessages),
      issues: countNew(db, issueReports),
      businesses: countNew(db, businessInquiries),
      advertising: countNew(db, advertisingInquiries),
      applications: countApplications(db),
    },
    money: {
      payouts: countDue(db, at),
      packages: countPackages(db),
      disputes: countDisputes(db),
      records: countFaulty(db),
      differences: countDifferences(),
    },
    refunds: countRefused(db),
    calendars: countFailing(db, at),
    ownerless: countOwnerless(db, kinds),
    objections: countObjections(db),
    listingClaims: countClaims(db),
    isDemo: hasPast(),
  }),
});
