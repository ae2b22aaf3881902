/** The table of the privacy policy that says how long what is kept, in English; retention.ts has the figures. */
import { staffHours } from '#features/auth/rules.ts';
import { retention } from '../../retention.ts';
import type { KindOfData } from '../../retention.ts';

const days = (
  kind: Extract<
    KindOfData,
    | 'sessions'
    | 'devices'
    | 'invitations'
    | 'changes'
    | 'wishes'
    | 'visits'
    | 'letters'
    | 'givenTickets'
    | 'imports'
    | 'claimDocuments'
    | 'applications'
    | 'backups'
  >,
) => `${retention[kind].days} days`;
const years = (
  kind: Extract<
    KindOfData,
    | 'orders'
    | 'sellerReports'
    | 'messages'
    | 'holidays'
    | 'prospects'
    | 'reports'
    | 'claims'
    | 'conversations'
    | 'audit'
  >,
) => `${retention[kind].days / 365} years`;

const kinds: Record<KindOfData, readonly [what: string, howLong: string, why: string]> = {
  account: [
    'Your account, with the version of the terms it was opened under, and the teams you are in',
    'Until you erase it',
    'It is our contract with you.',
  ],
  saved: [
    'What you saved, searches among it, and joined, which letters you want, and which places you wait for',
    'Until you remove it, or with the account',
    'You asked us to keep it.',
  ],
  sessions: [
    'Sessions',
    `${days('sessions')} from signing in, or until you sign out; those of our own desk ${staffHours} hours`,
    'So that you stay signed in.',
  ],
  devices: [
    'Devices on which you signed in',
    `${days('devices')} after you last used one`,
    'So that a new one is news.',
  ],
  secondStep: ['Your second step: app, passkeys, codes', 'Until you turn it off', 'You asked us for it.'],
  steps: ['What you began and did not end when signing in', 'Less than a day', 'So that you can go on.'],
  invitations: [
    'Invitations into a team',
    `${days('invitations')}, or until one is accepted or taken back`,
    'They reach whom you wanted, or nobody.',
  ],
  resets: ['Keys to a new password', '30 minutes', 'Longer would be a risk to you.'],
  proofs: ['Links that confirm an email', 'One day', 'Long enough to find the letter.'],
  counters: [
    'How often an address, a phone or a mailbox asked, each as a fingerprint',
    'A day at most',
    'So that nobody is flooded and nobody’s password guessed.',
  ],
  orders: [
    'Orders with the version of their terms, tickets, payments, refunds, invoices with their records, payouts and the books',
    `${years('orders')} at least; once the account is erased no name is in them but on invoices that name you`,
    'Spain’s commercial code (article 30) and tax law ask for it. Amounts stay: the books have to add up.',
  ],
  givenTickets: [
    'Links by which tickets were given to friends, the friends’ names, and who keeps such a ticket in their account',
    `${days('givenTickets')} after what the ticket is for; sooner when it is taken back or let go, or the account of either is erased`,
    'Your friend opens their ticket with it and hears of their night, and the door finds them.',
  ],
  traders: [
    'Who sells, as an owner says it, and under which version of the terms',
    `With the account; of who sold for money ${years('orders')} from the last sale`,
    'The law on traders and on the reporting of sales asks for it.',
  ],
  sellerReports: [
    'What the tax office was told of who sells',
    `${years('sellerReports')} from the end of its year`,
    'The law on the reporting of sales ((EU) 2021/514) asks for five to ten.',
  ],
  payoutAccounts: [
    'Where an owner is paid: an account number, sealed, or the name of an account at the payment provider',
    `With the account; the name at the provider of who sold for money ${years('orders')} from the last sale`,
    'Owners are paid there.',
  ],
  plans: ['A plan and how it is charged', 'Until the account is erased', 'It is renewed as you agreed.'],
  letters: ['Emails we sent you', days('letters'), 'So that the desk can find out where one went.'],
  messages: [
    'Messages, issue reports, business and advertising inquiries',
    `${years('messages')} from the day you sent them`,
    'To answer you, and to defend ourselves against claims.',
  ],
  holidays: [
    'Holiday requests and their plans',
    `${years('holidays')} from the day you sent them`,
    'To plan, and for claims.',
  ],
  proposals: ['Listings you proposed, with how to reach you', 'One year', 'For questions about what was published.'],
  applications: [
    'Applications for jobs',
    `${days('applications')} from the day you sent them`,
    'Until the job is taken.',
  ],
  guestReviews: [
    'Your reviews, and what hosts say of you',
    'As long as the listing; your words and your name go when you erase your account',
    'So that ratings come from people who were there.',
  ],
  reports: [
    'What you reported, what it said then, and what was decided and objected',
    `${years('reports')} from the day you sent them`,
    'Six months one may object to a decision, and claims come later: so that it can be looked at again.',
  ],
  claims: [
    'Pages that you said are yours, and what you said of others’ claims',
    `${years('claims')} from asking`,
    'So that the decision can be looked at again.',
  ],
  claimDocuments: [
    'Papers that you sent to show that a page is yours',
    `${days('claimDocuments')} from the decision; at once when you withdraw`,
    'Only our desk sees them, to decide.',
  ],
  conversations: [
    'Messages between guests and owners, or applicants and employers, and reports of them',
    `${years('conversations')} from the last one; about an application as long as that; with either account`,
    'So that both can look up what was agreed.',
  ],
  prospects: [
    'Businesses we would like to win',
    `${years('prospects')} after the last contact`,
    'Our interest in partners; you may object.',
  ],
  listings: [
    'Listings and what they show of their owners',
    'While they are shown; then as long as orders name them',
    'Buyers have to know what they bought.',
  ],
  changes: [
    'What you change of a public listing',
    `Until our desk has decided; then, and where it need not, ${days('changes')}`,
    'So that the desk sees what went out, and you what it said.',
  ],
  photos: ['Photos', 'One day after no listing shows them', 'Somebody may still be writing the listing.'],
  imports: [
    'Files of listings that our desk imported, with what firms gave for them',
    days('imports'),
    'So that an import can be checked and taken back.',
  ],
  wishes: [
    'Which words were searched for and not found',
    `${days('wishes')}, as a number for each day; without who asked, from where or when`,
    'To learn what the town lacks. What looks like an email, a phone or a card number is not written down.',
  ],
  visits: [
    'How often the page of a listing was opened, its phone pressed and the way asked',
    `${days('visits')}, as a number for each listing and day, and how people came; without who, without a cookie`,
    'So that owners see what the town brings them.',
  ],
  audit: ['Who did what at the desk', years('audit'), 'To find mistakes and misuse.'],
  tasks: ['Work that waits, such as a letter to be sent', 'Until it is done', 'It is how promises are kept.'],
  logs: ['Server logs', 'Nothing personal is in them', 'Paths, answers and times are enough to find a fault.'],
  backups: ['Backups', days('backups'), 'So that a fault of ours does not cost you what is yours.'],
  erasures: [
    'The list of erased accounts',
    'Without end: a random number and an instant for each',
    'So that no backup brings back whoever was erased.',
  ],
};

export const retentionTable = {
  caption: 'Each kind of data',
  head: ['What', 'How long', 'Why'],
  rows: Object.values(kinds),
};
