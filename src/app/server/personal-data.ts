/**
 * The rooms that keep something of people, in the order in which they are asked and in which they forget: what finds
 * other rooms' rows by its own comes before it loses them, the account itself near the end, the log of the desk last.
 */
import { advertisingInquiryPersonalData } from '#features/advertising-inquiries/server/personal-data.ts';
import { applicationPersonalData } from '#features/applications/server/personal-data.ts';
import { auditPersonalData } from '#features/audit/server/personal-data.ts';
import { authPersonalData } from '#features/auth/server/personal-data.ts';
import { businessInquiryPersonalData } from '#features/business-inquiries/server/personal-data.ts';
import { calendarPersonalData } from '#features/calendar/server/personal-data.ts';
import { communityPersonalData } from '#features/community/server/personal-data.ts';
import { guestReviewPersonalData } from '#features/guest-reviews/server/personal-data.ts';
import { holidayPersonalData } from '#features/holiday-requests/server/personal-data.ts';
import { invoicePersonalData } from '#features/invoices/server/personal-data.ts';
import { ledgerPersonalData } from '#features/ledger/server/personal-data.ts';
import { listingChangePersonalData } from '#features/listing-changes/server/personal-data.ts';
import { listingClaimPersonalData } from '#features/listing-claims/server/personal-data.ts';
import { listingImportPersonalData } from '#features/listing-imports/server/personal-data.ts';
import { mailPersonalData } from '#features/mail/server/personal-data.ts';
import { messagePersonalData } from '#features/messages/server/personal-data.ts';
import { orderPersonalData } from '#features/orders/server/personal-data.ts';
import { exportedPayments, paymentPersonalData } from '#features/payments/server/personal-data.ts';
import { forgetCustomer } from '#features/payments/server/service.ts';
import { payoutPersonalData } from '#features/payouts/server/personal-data.ts';
import { payoutAccountPersonalData } from '#features/payout-accounts/server/personal-data.ts';
import { planPersonalData } from '#features/plans/server/personal-data.ts';
import { prospectPersonalData } from '#features/prospect-businesses/server/personal-data.ts';
import { rentalCalendarsPersonalData } from '#features/rental-calendars/server/personal-data.ts';
import { reportPersonalData } from '#features/reports/server/personal-data.ts';
import { discountCodePersonalData } from '#features/discount-codes/server/personal-data.ts';
import { savedSearchesPersonalData } from '#features/saved-searches/server/personal-data.ts';
import { savedPersonalData } from '#features/saved/server/personal-data.ts';
import { sellerReportPersonalData } from '#features/seller-reports/server/personal-data.ts';
import { submissionPersonalData } from '#features/submissions/server/personal-data.ts';
import { supportPersonalData } from '#features/support/server/personal-data.ts';
import { teamsPersonalData } from '#features/teams/server/personal-data.ts';
import { dateChangePersonalData } from '#features/date-changes/server/personal-data.ts';
import { traderPersonalData } from '#features/traders/server/personal-data.ts';
import { recordPersonalData } from '#features/verifactu/server/personal-data.ts';
import { waitingListPersonalData } from '#features/waiting-list/server/personal-data.ts';
import { photoPersonalData } from '#kit/server/photos/personal-data.ts';
import { serverKinds } from './kinds.ts';

export const personalData = [
  // Letters about places, and about searches, that are being written come before the letters are forgotten.
  waitingListPersonalData,
  savedSearchesPersonalData,
  mailPersonalData,
  // Conversations about applications go with them: who waits for a decision about one is told first.
  messagePersonalData,
  applicationPersonalData,
  ...Object.values(serverKinds).map(({ personalData }) => personalData),
  discountCodePersonalData,
  listingChangePersonalData,
  listingClaimPersonalData,
  reportPersonalData,
  guestReviewPersonalData,
  planPersonalData(forgetCustomer),
  orderPersonalData(exportedPayments),
  dateChangePersonalData,
  paymentPersonalData,
  ledgerPersonalData,
  invoicePersonalData,
  payoutPersonalData,
  recordPersonalData,
  sellerReportPersonalData,
  savedPersonalData(serverKinds),
  calendarPersonalData,
  rentalCalendarsPersonalData,
  teamsPersonalData,
  traderPersonalData,
  payoutAccountPersonalData,
  communityPersonalData,
  submissionPersonalData,
  holidayPersonalData,
  supportPersonalData,
  businessInquiryPersonalData,
  advertisingInquiryPersonalData,
  prospectPersonalData,
  listingImportPersonalData,
  photoPersonalData,
  authPersonalData,
  auditPersonalData,
] as const;
