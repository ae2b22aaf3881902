/** What is typed outlives a reload and a session that ended (decision 0053): each form keeps it, or says here why not. */
import { expect, it } from 'vitest';
import { inventedTree, isTest, readTree, type Tree } from './tree.ts';

/** Where something is typed: a form of the engine, a draft, or a field by itself. */
const asks = /\buseForm(?:<|\()|\buseFormDraft\(|\buseDraft\(|<(?:Price)?Input\b|<TextArea\b/;
const keeps = /\bkeep(?::|,| \})|\buseKeptText\(/;

const secret = 'passwords and codes are never kept';
const inAddress = 'what is looked for stands in the address';
const drawn = 'draws the field of a form that keeps it';
const reasons: Readonly<Record<string, string>> = {
  'src/features/auth/web/security/app-setup.tsx': secret,
  'src/features/auth/web/confirm-identity.tsx': secret,
  'src/features/auth/web/reset-form.tsx': secret,
  'src/features/auth/web/second-step.tsx': secret,
  'src/features/account/web/erase-sheet.tsx': secret,
  'src/features/account/web/password-sheet.tsx': secret,
  'src/features/payments/web/card/sandbox-card-form.tsx': 'cards are never kept',
  'src/features/payout-accounts/web/bank-form.tsx': 'account numbers are never kept',
  'src/features/payouts/web/bank-file.tsx': 'account numbers are never kept',
  'src/features/payouts/web/iban-field.tsx': 'account numbers are never kept',
  'src/features/tickets/web/door/door-desk.tsx': 'a ticket’s code is never kept',
  'src/features/event-series/web/end-series.tsx': 'one date, and what it ends is read again',
  'src/features/event-series/web/new-nights.tsx': 'dates to choose among, counted anew in a moment',
  'src/features/tickets/web/giving/give-ticket.tsx': 'a friend’s name, typed to give a ticket at once',
  'src/features/tickets/web/giving/give-sheet.tsx': 'friends’ names, typed to give tickets at once',
  'src/features/tickets/web/giving/new-link.tsx': 'a link that can only be copied',
  'src/features/tickets/web/giving/made-links.tsx': 'links that can only be copied',
  'src/features/tickets/web/door/guest-search.tsx': 'a guest’s name is never kept on a door’s phone',
  'src/features/community/web/chat-sheet.tsx': 'an invitation to a chat is never kept',
  'src/features/traders/web/shared-numbers.tsx': 'somebody else’s tax number, typed into a question at once',
  'src/market/listings/web/desk/hand-over.tsx': 'somebody else’s e-mail or phone, typed to look an account up at once',
  'src/features/discount-codes/web/discount-code.tsx': 'a code that is good stands in the address',
  'src/features/search/web/date-filter.tsx': inAddress,
  'src/features/search/web/place-and-price.tsx': inAddress,
  'src/features/search/web/room-filters.tsx': inAddress,
  'src/features/search/web/search-sheet.tsx': inAddress,
  'src/kit/web/desk/desk-toolbar.tsx': inAddress,
  'src/features/submissions/web/chat/chat-composer.tsx': 'the chat keeps its own draft (chat-draft.ts)',
  'src/features/rental-calendars/web/own-address.tsx': 'shows an address to be copied',
  'src/features/workspace/web/write-to-guest.tsx': 'the sheet around it keeps it (booking-sheet.tsx)',
  'src/features/messages/web/writer.tsx': 'its writing keeps it (use-writing.ts)',
  'src/features/listing-claims/web/code-way.tsx': secret,
  'src/features/listing-claims/web/claim-desk-sheet.tsx': 'its decision keeps it (use-claim-decision.ts)',
  'src/features/submissions/web/review/review-sheet.tsx': 'its decision keeps it (use-decision.ts)',
  'src/features/businesses/web/exception-line.tsx': drawn,
  'src/features/rentals/web/season-fields.tsx': drawn,
  'src/features/businesses/web/exception-spans.tsx': drawn,
  'src/market/listings/web/fields/hours-field.tsx': drawn,
  'src/market/listings/web/fields/photo-line.tsx': drawn,
  'src/market/listings/web/fields/place-field.tsx': drawn,
  'src/kit/web/form/bilingual-field.tsx': drawn,
  'src/kit/web/form/password-input.tsx': drawn,
  'src/kit/web/form/price-input.tsx': drawn,
  'src/kit/web/form/text-field.tsx': drawn,
};

/** The files in which what is typed is lost. */
const losing = (tree: Tree): string[] =>
  [...tree].flatMap(([path, source]) => (!isTest(path) && asks.test(source) && !keeps.test(source) ? [path] : []));

const tree = readTree('src');

it('keeps what is typed, or says why not', () => {
  expect(losing(tree).filter((path) => reasons[path] === undefined)).toEqual([]);
});

it('has no reason for what keeps it, or is gone', () => {
  const lost = new Set(losing(tree));
  expect(Object.keys(reasons).filter((path) => !lost.has(path))).toEqual([]);
});

it('finds a form and a field that lose what is typed', () => {
  const form = 'const form = useForm({ table, call });';
  const invented = inventedTree({
    'src/a.tsx': form,
    'src/b.tsx': '<TextArea value={text} />',
    'src/c.tsx': form.replace('call', 'keep: "c", call'),
  });
  expect(losing(invented)).toEqual(['src/a.tsx', 'src/b.tsx']);
});
