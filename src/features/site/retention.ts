/**
 * How long each kind of personal data is kept: the one table of it (issue 14). The privacy policy is written from it
 * (words, for each language), a task keeps it (app/server/retention.ts), and a test finds every table of the
 * database in it or among those that hold nothing of anybody.
 */
import { shownDays } from '#features/listing-changes/rules.ts';
import { invitationDays } from '#features/teams/rules.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { town } from '#market/town/town.ts';

/** Where it lies, and for how many days from its beginning; without days it goes with what the policy names. */
type Kept = { readonly tables: readonly string[]; readonly days?: number };

const year = 365;

export const retention = {
  /** Contract; erased by the member. */
  account: { tables: ['users', 'calendar_feeds', 'team_members'] },
  saved: {
    tables: [
      'saved_listings',
      'community_joins',
      'muted_topics',
      'waiting_list',
      'saved_searches',
      'saved_search_readers',
    ],
  },
  /** Those of admins for hours only (features/auth/rules.ts). */
  sessions: { tables: ['sessions'], days: 30 },
  devices: { tables: ['known_devices'], days: 400 },
  secondStep: { tables: ['authenticators', 'passkeys', 'recovery_codes'] },
  /** What was begun and not ended, for minutes. */
  steps: { tables: ['steps'], days: 1 },
  /** Until one is accepted or taken back. */
  invitations: { tables: ['team_invitations'], days: invitationDays },
  /** Thirty minutes. */
  resets: { tables: ['password_resets'], days: 1 / 48 },
  proofs: { tables: ['email_proofs'], days: 1 },
  /** Hashes of addresses, phones and mailboxes, each with a number. */
  counters: { tables: ['counters'], days: 1 },
  /** Six years from the last entry: article 30 of Spain's commercial code; tax law asks for four of them. */
  orders: {
    tables: [
      'orders',
      'tickets',
      'payments',
      'refunds',
      'owner_transfers',
      'provider_moves',
      'disputes',
      'ledger_entries',
      'invoices',
      'invoice_series',
      'payouts',
      'payout_files',
      'invoice_records',
      'record_chains',
      'rental_slots',
      'date_changes',
      'feature_packages',
    ],
    days: 6 * year,
  },
  /** From the end of what a ticket was given to a friend for: its link, the friend's name, and who keeps it. They stand with the tickets. */
  givenTickets: { tables: [], days: 30 },
  /** With the account; of whoever sold for money as long as what they sold. */
  traders: { tables: ['traders', 'house_trader', 'tax_number_holders'] },
  /** What the tax office was told of sellers: (EU) 2021/514, annex V, section IV.B(3), between five years and ten. */
  sellerReports: { tables: ['seller_report_files', 'seller_reports', 'seller_letters'], days: 6 * year },
  /** With the account; the name of one at a provider as long as what was sold. */
  payoutAccounts: { tables: ['payout_accounts'] },
  plans: { tables: ['subscriptions'] },
  letters: { tables: ['mails'], days: 90 },
  messages: {
    tables: ['contact_messages', 'issue_reports', 'support_answers', 'business_inquiries', 'advertising_inquiries'],
    days: 2 * year,
  },
  holidays: { tables: ['holiday_requests'], days: 2 * year },
  proposals: { tables: ['submissions'], days: year },
  applications: { tables: ['job_applications'], days: town.promises.applicationDays },
  /** With the listing; who is erased leaves their stars alone. */
  guestReviews: { tables: ['guest_reviews', 'host_reviews', 'review_invitations', 'friend_invitations'] },
  reports: { tables: ['reports'], days: 2 * year },
  claims: { tables: ['listing_claims'], days: 2 * year },
  /** From the decision. */
  claimDocuments: { tables: ['claim_documents'], days: 30 },
  /** From their last line; what is about an application goes with it; with either account. */
  conversations: { tables: ['conversations', 'messages'], days: 2 * year },
  prospects: { tables: ['prospect_businesses'], days: 2 * year },
  /** What a file said of a firm; what was made of it is a listing. */
  imports: { tables: ['listing_imports', 'listing_import_lines'], days: 90 },
  listings: {
    tables: [
      ...listingKinds,
      'event_places',
      'discount_codes',
      'ticket_types',
      'event_news',
      'rental_blocks',
      'rental_seasons',
      'rental_calendar_addresses',
      'rental_calendars',
      'rental_calendar_clashes',
    ],
  },
  /** Once it is decided; what waits for the desk goes with its listing's owner. */
  changes: { tables: ['listing_changes'], days: shownDays },
  photos: { tables: ['photos'], days: 1 },
  /** Words and a number for each day; nothing of whoever asked. */
  wishes: { tables: ['search_wishes'], days: 400 },
  /** Numbers for each listing and day; nothing of whoever was there. */
  visits: { tables: ['listing_days'], days: 400 },
  audit: { tables: ['audit_entries'], days: 2 * year },
  /** Work that waits, named by ids. */
  tasks: { tables: ['tasks'] },
  logs: { tables: [] },
  backups: { tables: [], days: 35 },
  erasures: { tables: [] },
} as const satisfies Record<string, Kept>;

export type KindOfData = keyof typeof retention;

/**
 * Tables that hold nothing of anybody: counts of reviews, how fast owners answer, what search makes of public listings and in which order they were published, the desk's synonyms and chats, numbers of the
 * provider's notices, sums of a day, what the sandbox plays with, how the house pays, and the house's own secret.
 */
export const nobodysTables: readonly string[] = [
  'guest_review_counts',
  'answer_times',
  'publication_order',
  'search_changes',
  'search_entries',
  'search_words',
  'search_synonyms',
  'community_chats',
  'payment_notices',
  'payout_way',
  'money_comparisons',
  'sandbox_accounts',
  'sandbox_moves',
  'sandbox_disputes',
  'house_secrets',
  'proposed_contacts',
];

/** The instant before which something of a kind is over. */
export const keptSince = (kind: { readonly days: number }, at: Date): Date =>
  new Date(at.getTime() - kind.days * 86_400_000);
