/** Composes a letter: what it tells, in the reader's language, before it is printed as text or as HTML. */
import { formatDate, formatDay } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { fill } from '#kit/shared/translate.ts';
import { town } from '#market/town/town.ts';
import { letters as wordsIn } from '../../letters.ts';
import { fixedOwnerLetters, letterChoicesPath, topicOf } from '../../owner-letters.ts';
import { isPlainText, type LetterName, type Letters } from '../../rules.ts';
import type { Block, Body, CalendarFile, Desk } from './blocks.ts';
import { factsOf, saidOf } from './blocks.ts';
import {
  aboutAccountChanged,
  aboutAccountErased,
  aboutEmailProof,
  aboutNewDevice,
  aboutPasswordReset,
  aboutTeamInvitation,
} from './accounts.ts';
import { aboutCancelled, aboutMoved, aboutOrder, aboutRental, sellerFact } from './bookings.ts';
import { claimBodies } from './claims.ts';
import { communityBodies } from './community.ts';
import { messageBodies } from './conversations.ts';
import { holidayBodies } from './holidays.ts';
import { jobBodies } from './jobs.ts';
import { aboutGuestMessage } from './messages.ts';
import { listingBodies } from './listings.ts';
import { noticeBodies } from './notices.ts';
import { dateBodies } from './dates.ts';
import { placesBodies } from './places.ts';
import { ownerBodies } from './owners.ts';
import { searchBodies } from './searches.ts';
import { reviewBodies } from './reviews.ts';
import {
  aboutDashboardRefund,
  aboutDisputeDecided,
  aboutInvoiceCancelled,
  aboutMoneyAlarm,
  aboutPartRefund,
  aboutPlanUnpaid,
  aboutRefund,
  aboutRefundFailed,
  aboutRefundRefused,
} from './refunds.ts';
import type { Letter } from '../letter.ts';

export type Composed = {
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  readonly hello: string;
  readonly blocks: readonly Block[];
  readonly bye: string;
  readonly team: string;
  readonly foot: readonly string[];
  /** Where its reader says which letters they want. */
  readonly choices: { readonly text: string; readonly url: string } | undefined;
  readonly calendar: CalendarFile | undefined;
};

const dashboard = '/user-dashboard';

const bodies: { readonly [N in LetterName]: (values: Letters[N], desk: Desk) => Body } = {
  welcome: ({ name, isBusiness }, { words: { letters }, link }) => {
    const { business, ...guest } = letters.welcome;
    return isBusiness
      ? { words: { ...guest, ...business }, name, more: [link(business.button, '/dashboard')] }
      : { words: guest, name, more: [link(guest.button, '/')] };
  },
  order: aboutOrder,
  rental: aboutRental,
  cancelled: aboutCancelled,
  moved: aboutMoved,
  refund: aboutRefund,
  partRefund: aboutPartRefund,
  dashboardRefund: aboutDashboardRefund,
  disputeDecided: aboutDisputeDecided,
  refundFailed: aboutRefundFailed,
  refundRefused: aboutRefundRefused,
  invoiceCancelled: aboutInvoiceCancelled,
  planBought: (plan, desk) => {
    const { planBought } = desk.words.letters;
    const text = [...planBought.text, plan.until === null ? planBought.package : planBought.renews];
    return aboutPlan({ ...planBought, text }, plan, 'paidUntil', desk);
  },
  planRenewed: (plan, desk) => aboutPlan(desk.words.letters.planRenewed, plan, 'paidUntil', desk),
  planFailed: (plan, desk) => aboutPlan(desk.words.letters.planFailed, plan, 'staysUntil', desk),
  planUnconfirmed: (plan, desk) => aboutPlan(desk.words.letters.planUnconfirmed, plan, 'staysUntil', desk),
  planHeld: (plan, desk) => aboutPlan(desk.words.letters.planHeld, plan, 'staysUntil', desk),
  planEnding: ({ name, plan, until }, { words: { letters, facts }, language, link }) => ({
    words: letters.planEnding,
    name,
    more: [
      factsOf([facts.what, plan], [facts.staysUntil, formatDate(until, 'long', language)]),
      link(letters.planEnding.button, dashboard),
    ],
  }),
  planEnded: ({ name, plan }, { words: { letters, facts }, link }) => ({
    words: letters.planEnded,
    name,
    more: [factsOf([facts.what, plan]), link(letters.planEnded.button, '/advertise')],
  }),
  planUnpaid: aboutPlanUnpaid,
  packageSold: ({ order, amount }, { words: { letters, facts }, language, link }) => ({
    words: letters.packageSold,
    name: null,
    more: [
      factsOf([facts.order, order], [facts.amount, formatPrice(amount, language)]),
      link(letters.packageSold.button, `/admin?tab=money&view=packages&open=${order}`),
    ],
  }),
  disputed: ({ order, amount, reason, until }, { words: { letters, facts }, language, link }) => ({
    words: letters.disputed,
    name: null,
    more: [
      factsOf(
        [facts.order, order],
        [facts.amount, formatPrice(amount, language)],
        [facts.reason, (letters.disputed.reasons as Readonly<Record<string, string>>)[reason] ?? reason],
        until === null ? undefined : [facts.answerBy, formatDate(until, 'long', language)],
      ),
      link(letters.disputed.button, '/admin?tab=money&view=disputes'),
    ],
  }),
  moneyAlarm: aboutMoneyAlarm,
  packageRuns: ({ name, title, until }, { words: { letters, facts }, language, link }) => ({
    words: letters.packageRuns,
    name,
    more: [
      factsOf([facts.what, title], [facts.staysUntil, formatDate(until, 'long', language)]),
      link(letters.packageRuns.button, '/'),
    ],
  }),
  payout: ({ name, amount, orders, reference }, { words: { letters, facts }, language, link }) => ({
    words: letters.payout,
    name,
    more: [
      factsOf(
        [facts.amount, formatPrice(amount, language)],
        [facts.orders, String(orders)],
        [facts.reference, reference],
      ),
      link(letters.payout.button, '/dashboard?tab=ledger'),
    ],
  }),
  ...listingBodies,
  ...holidayBodies,
  guestMessage: aboutGuestMessage,
  ...jobBodies,
  inquiryReceived: ({ name, kind }, { words }) => ({ words: words.letters.inquiryReceived[kind], name, more: [] }),
  inquiryAnswered: ({ name, answer, wrote }, { words: { letters } }) => {
    const words = letters.inquiryAnswered;
    return { words, name, more: [...saidOf(words.answer, answer), ...saidOf(words.wrote, wrote)] };
  },
  passwordReset: aboutPasswordReset,
  newDevice: aboutNewDevice,
  accountChanged: aboutAccountChanged,
  accountErased: aboutAccountErased,
  emailProof: aboutEmailProof,
  teamInvitation: aboutTeamInvitation,
  ...ownerBodies,
  ...reviewBodies,
  ...claimBodies,
  ...messageBodies,
  ...communityBodies,
  ...noticeBodies,
  ...placesBodies,
  ...dateBodies,
  ...searchBodies,
};

/** A plan with what it costs, until when, and the way to it. */
function aboutPlan(
  words: Body['words'] & { readonly button: string },
  { name, plan, amount, until, seller }: Letters['planBought'],
  label: 'paidUntil' | 'staysUntil',
  desk: Desk,
): Body {
  const { facts } = desk.words;
  const { language, link } = desk;
  const day = until === null ? undefined : ([facts[label], formatDate(until, 'long', language)] as const);
  const what = factsOf(
    [facts.what, plan],
    [facts.amount, formatPrice(amount, language)],
    day,
    sellerFact(seller, desk),
  );
  return { words, name, more: [what, link(words.button, dashboard)] };
}

/** An address of this site in the reader's language; what stands after # stays with the reader. */
function addressOf(publicUrl: string, path: string, language: Language): string {
  const url = new URL(path, publicUrl);
  url.searchParams.set('lang', language);
  return url.href;
}

export function compose({ letter, values }: Letter, language: Language, publicUrl: string): Composed {
  const words = wordsIn[language];
  const address = (path: string) => addressOf(publicUrl, path, language);
  const link: Desk['link'] = (label, path) => ({ kind: 'link', label, url: address(path) });
  const write = bodies[letter] as (values: Letter['values'], desk: Desk) => Body;
  const body = write(values, { words, language, address, link });
  const holes = { email: town.emails.help, ...values, town: town.name };
  const name = body.name?.trim();
  // A mailbox says when a letter came, so that its subject needs no year; a long title ends before its day does.
  const day = body.night ? `, ${formatDay(body.night, body.night, language)}` : '';
  const subject = fill(body.words.subject, holes).replace(/[\s\p{Cc}]+/gu, ' ');
  const { emails, phones } = town;
  const { street, postalCode } = town.address;
  const choice = topicOf(letter) ? 'open' : fixedOwnerLetters.includes(letter) ? 'fixed' : undefined;
  return {
    language,
    // A subject is one line, whatever a title holds.
    subject: subject.slice(0, 150 - day.length) + day,
    title: body.words.title,
    hello: name && isPlainText(name) ? fill(words.hello, { name }) : words.helloAll,
    blocks: [...body.words.text.map((text): Block => ({ kind: 'text', text: fill(text, holes) })), ...body.more],
    bye: words.bye,
    team: words.team,
    foot: [
      // No line ends within a number.
      fill(words.help, { email: emails.help, phone: phones.desk.replaceAll(' ', '\u00A0') }),
      `${town.brand}, ${street}, ${postalCode} ${town.name}`,
    ],
    choices: choice && { text: words.choices[choice], url: address(letterChoicesPath) },
    calendar: body.calendar ?? undefined,
  };
}
