/** What closed choices are called in files of lists: the words that the screens have for them, from the rooms themselves. */
import { messages as advertising } from '#features/advertising-inquiries/desk-messages.ts';
import { messages as applications } from '#features/applications/desk-messages.ts';
import { messages as audit } from '#features/audit/messages.ts';
import { messages as people } from '#features/auth/desk-messages.ts';
import { messages as inquiries } from '#features/business-inquiries/desk-messages.ts';
import { messages as books } from '#features/books/messages.ts';
import { messages as businesses } from '#features/businesses/messages.ts';
import { messages as disputes } from '#features/disputes/messages.ts';
import { messages as files } from '#features/downloads/messages.ts';
import { messages as events } from '#features/events/messages.ts';
import { messages as holidays } from '#features/holiday-requests/desk-messages.ts';
import { messages as invoices } from '#features/invoices/messages.ts';
import { messages as jobsAtDesk } from '#features/jobs/desk-messages.ts';
import { messages as jobs } from '#features/jobs/messages.ts';
import { messages as changes } from '#features/listing-changes/messages.ts';
import { messages as claims } from '#features/listing-claims/desk-messages.ts';
import { messages as mails } from '#features/mail/desk-messages.ts';
import { messages as orders } from '#features/orders/desk-messages.ts';
import { messages as payouts } from '#features/payouts/messages.ts';
import { messages as reports } from '#features/reports/messages.ts';
import { messages as packages } from '#features/plans/desk-messages.ts';
import { messages as prospects } from '#features/prospect-businesses/messages.ts';
import { messages as rentalsAtDesk } from '#features/rentals/desk-messages.ts';
import { messages as rentals } from '#features/rentals/messages.ts';
import { messages as kindsOfRental } from '#features/rentals/page-messages.ts';
import { messages as sellers } from '#features/seller-reports/messages.ts';
import { messages as submissions } from '#features/submissions/desk-messages.ts';
import { messages as support } from '#features/support/desk-messages.ts';
import { messages as imports } from '#features/listing-imports/messages.ts';
import { messages as wishes } from '#features/wishes/messages.ts';
import { messages as taxRecords } from '#features/verifactu/messages.ts';
import { messages as bookings } from '#features/workspace/messages.ts';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import type { Language, Messages } from '#kit/shared/messages.ts';

type Said = (code: string, language: Language) => string | undefined;

/** The word of a choice, by the beginning that its keys have in these messages. */
const said =
  (messages: Messages, start: string): Said =>
  (code, language) =>
    messages[language][start + code];

/** The first of these that has a word for it. */
const either =
  (...all: readonly Said[]): Said =>
  (code, language) =>
    all.map((one) => one(code, language)).find((word) => word !== undefined);

/** What is the same in every language. */
const itself: Said = (code) => code;

/** Of a category behind its kind, as `rentals/bike`. */
const ofKind: Said = (code, language) =>
  either(
    said(events, 'category.'),
    said(rentals, 'category.'),
    said(businesses, 'category.'),
    said(jobs, 'category.'),
  )(code.slice(code.indexOf('/') + 1), language);

const ofListings = {
  status: said(files, 'listing.'),
  'change.status': said(changes, 'is.'),
  cancellation: said(files, 'cancellation.'),
  vatSupply: said(files, 'vat.'),
  depositWay: said(files, 'deposit.'),
};
const bought = {
  kind: said(files, 'bought.'),
  category: either(said(events, 'category.'), said(kindsOfRental, 'kind.'), said(files, 'bought.')),
  unit: said(rentals, 'unit.'),
  depositWay: said(files, 'deposit.'),
};
const intake = { status: said(files, 'intake.') };

/** By the address of a list, then by the column. */
const choices: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  '/api/admin/audit': { action: said(audit, 'action.') },
  '/api/admin/businesses': { ...ofListings, category: said(businesses, 'category.') },
  '/api/admin/disputes': { status: said(disputes, 'state.') },
  '/api/admin/book-disputes': { status: said(disputes, 'state.') },
  '/api/admin/events': { ...ofListings, category: said(events, 'category.') },
  '/api/admin/invoices': { kind: said(invoices, 'state.') },
  '/api/admin/jobs': {
    ...ofListings,
    category: said(jobs, 'category.'),
    salaryType: said(jobsAtDesk, 'salaryType.'),
    bed: said(jobsAtDesk, 'bed.'),
    shiftParts: said(jobsAtDesk, 'shift.'),
    schedule: said(jobs, 'schedule.'),
  },
  '/api/admin/listing-imports': {
    kind: said(files, 'kind.'),
    owner: said(imports, 'owner.'),
    state: said(imports, 'state.'),
  },
  '/api/admin/listing-changes': { kind: said(changes, 'kind.'), status: said(changes, 'is.') },
  '/api/admin/listing-claims': {
    'listing.kind': said(changes, 'kind.'),
    way: said(claims, 'way.'),
    status: said(claims, 'is.'),
    document: itself,
  },
  '/api/admin/orders': { ...bought, status: said(orders, 'status.'), dispute: said(bookings, 'disputed.') },
  '/api/admin/packages': { status: said(packages, 'state.'), 'listing.kind': said(packages, 'kind.') },
  '/api/admin/payouts': { state: said(payouts, 'state.') },
  '/api/admin/prospect-evidence': { category: said(prospects, 'category.') },
  '/api/admin/rentals': {
    ...ofListings,
    category: said(rentals, 'category.'),
    priceUnit: said(rentals, 'unit.'),
    pets: said(rentalsAtDesk, 'pets.'),
  },
  '/api/admin/sellers': { standing: said(sellers, 'standing.'), since: said(sellers, 'since.') },
  '/api/admin/unpaid': { kind: said(books, 'unpaid.') },
  '/api/admin/vat-book': { kind: said(books, 'kind.') },
  '/api/admin/search-synonyms': { category: ofKind, language: either(said(wishes, 'language.'), titleOfLanguage) },
  '/api/admin/search-wishes': { found: said(wishes, 'found.'), trend: said(wishes, 'trend.') },
  '/api/admin/tax-issuers': { mode: said(taxRecords, 'mode.'), standing: said(taxRecords, 'standing.') },
  '/api/admin/users': {
    accountType: said(people, 'role.'),
    role: said(people, 'role.'),
    seatedBy: said(people, 'seat.'),
  },
  '/api/workspace/conversations': { type: said(changes, 'kind.') },
  '/api/admin/reports': {
    kind: said(reports, 'one.'),
    reason: said(reports, 'reason.'),
    status: said(reports, 'is.'),
    ground: said(reports, 'ground.'),
    language: titleOfLanguage,
    proof: said(reports, 'proof.'),
    type: said(changes, 'kind.'),
  },
  '/api/advertising-inquiries': {
    ...intake,
    businessType: said(advertising, 'type.'),
    currentMarketing: said(advertising, 'marketing.'),
    budget: said(advertising, 'budget.'),
  },
  '/api/business-inquiries': { ...intake, businessType: said(inquiries, 'type.') },
  '/api/contact-messages': { ...intake, priority: said(support, 'priority.') },
  '/api/holiday-requests': {
    status: said(holidays, 'status.'),
    accommodation_type: said(holidays, 'bed.'),
    quote_answer: said(holidays, 'answer.'),
  },
  '/api/issue-reports': { ...intake, type: said(support, 'type.'), urgency: said(support, 'urgency.') },
  '/api/job-applications': { status: said(applications, 'status.') },
  '/api/mails': { letter: said(mails, 'letter.'), status: said(mails, 'status.') },
  '/api/prospect-businesses': {
    category: said(prospects, 'category.'),
    contact_status: said(prospects, 'contact_status.'),
  },
  '/api/submissions': { type: said(submissions, 'type.'), status: said(submissions, 'is.') },
  '/api/workspace/guest-reviews': { proof: said(reports, 'proof.'), type: said(changes, 'kind.') },
  '/api/workspace/invoices': { kind: said(invoices, 'state.') },
  '/api/workspace/bookings': { ...bought, status: said(bookings, 'status.'), dispute: said(bookings, 'disputed.') },
};

/** What stands in several lists. */
const everywhere: Readonly<Record<string, Said>> = {
  language: titleOfLanguage,
  currency: itself,
  priceRange: itself,
};

/** The word for a choice in a column of a list; undefined where nobody has named it yet, which a law finds. */
export const choiceOf = (list: string, column: string, code: string, language: Language): string | undefined =>
  (choices[list]?.[column] ?? everywhere[column])?.(code, language);
