/** Composes a letter: what it tells, in the reader's language, before it is printed as text or as HTML. */
import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { SameShape } from '#kit/shared/same-shape.ts';
import { town } from '#kit/shared/town.ts';
import { lettersEn } from '../letters.en.ts';
import { lettersEs } from '../letters.es.ts';
import type { LetterName, Letters } from '../rules.ts';
import { isPlainText } from '../rules.ts';
import type { Letter } from './service.ts';

type Words = SameShape<typeof lettersEn>;
const wordsIn: Readonly<Record<Language, Words>> = { en: lettersEn, es: lettersEs };

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'codes'; readonly label: string; readonly codes: readonly string[] }
  /** Somebody's own words, with their line breaks. */
  | { readonly kind: 'said'; readonly label: string; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export type Composed = {
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  readonly hello: string;
  readonly blocks: readonly Block[];
  readonly bye: string;
  readonly team: string;
  readonly foot: readonly string[];
};

/** The part that differs from letter to letter. */
type Body = { words: { subject: string; title: string; text: readonly string[] }; name: string | null; more: Block[] };
type Desk = { words: Words; language: Language; link: (label: string, path: string) => Block };

const factsOf = (...facts: (readonly [string, string] | undefined)[]): Block => ({
  kind: 'facts',
  facts: facts.filter((fact) => fact !== undefined),
});
const said = (label: string, text: string | null): Block[] => (text ? [{ kind: 'said', label, text }] : []);
const dashboard = '/user-dashboard';

const bodies: { readonly [N in LetterName]: (values: Letters[N], desk: Desk) => Body } = {
  welcome: ({ name }, { words, link }) => ({
    words: words.letters.welcome,
    name,
    more: [link(words.letters.welcome.button, '/')],
  }),
  order: (order, { words: { letters, facts, free, undated }, language, link }) => ({
    words: letters.order,
    name: order.name,
    more: [
      factsOf(
        [facts.what, order.title],
        [
          facts.when,
          order.date ? [formatDate(order.date, 'long', language), order.time].filter(Boolean).join(', ') : undated,
        ],
        [facts.where, [order.location, order.address].filter(Boolean).join(', ')],
        [facts.tickets, String(order.quantity)],
        [facts.total, order.amount === '0' ? free : formatPrice(order.amount, language)],
      ),
      { kind: 'codes', label: letters.order.codes, codes: order.codes },
      link(letters.order.button, dashboard),
    ],
  }),
  refund: ({ name, title, amount }, { words: { letters, facts }, language, link }) => ({
    words: letters.refund,
    name,
    more: [
      factsOf([facts.what, title], [facts.amount, formatPrice(amount, language)]),
      link(letters.refund.button, dashboard),
    ],
  }),
  planBought: (plan, desk) => {
    const { planBought } = desk.words.letters;
    const text = plan.until === null ? [...planBought.text, planBought.package] : planBought.text;
    return aboutPlan({ ...planBought, text }, plan, 'paidUntil', desk);
  },
  planRenewed: (plan, desk) => aboutPlan(desk.words.letters.planRenewed, plan, 'paidUntil', desk),
  planFailed: (plan, desk) => aboutPlan(desk.words.letters.planFailed, plan, 'staysUntil', desk),
  planEnded: ({ name, plan }, { words: { letters, facts }, link }) => ({
    words: letters.planEnded,
    name,
    more: [factsOf([facts.what, plan]), link(letters.planEnded.button, '/advertise')],
  }),
  packageSold: ({ order, amount }, { words: { letters, facts }, language, link }) => ({
    words: letters.packageSold,
    name: null,
    more: [
      factsOf([facts.order, order], [facts.amount, formatPrice(amount, language)]),
      link(letters.packageSold.button, `/admin?tab=orders&open=${order}`),
    ],
  }),
  submissionReceived: ({ title }, { words: { letters, facts } }) => ({
    words: letters.submissionReceived,
    name: null,
    more: isPlainText(title) ? [factsOf([facts.what, title])] : [],
  }),
  submissionDecided: ({ title, decision, reason, path }, { words: { letters, facts }, link }) => {
    const words = decision === 'approved' ? letters.submissionApproved : letters.submissionRejected;
    const to = decision === 'approved' ? path : '/';
    return {
      words,
      name: null,
      more: [factsOf([facts.what, title]), ...said(words.reason, reason), ...(to ? [link(words.button, to)] : [])],
    };
  },
  holidayReceived: ({ name, days, people }, { words: { letters, facts } }) => ({
    words: letters.holidayReceived,
    name,
    more: [factsOf([facts.days, String(days)], [facts.people, String(people)])],
  }),
  holidayQuoted: ({ name, cost, itinerary, path }, { words: { letters, facts }, language, link }) => ({
    words: letters.holidayQuoted,
    name,
    more: [
      factsOf([facts.price, formatPrice(cost, language)]),
      ...said(letters.holidayQuoted.itinerary, itinerary),
      link(letters.holidayQuoted.button, path),
    ],
  }),
  holidayConfirmed: ({ name, cost }, { words: { letters, facts }, language }) => ({
    words: letters.holidayConfirmed,
    name,
    more: cost === null ? [] : [factsOf([facts.price, formatPrice(cost, language)])],
  }),
  jobApplication: (sent, { words: { letters, facts }, language }) => ({
    words: letters.jobApplication,
    name: null,
    more: [
      factsOf(
        [facts.job, sent.title],
        [facts.applicant, sent.name],
        [facts.email, sent.email],
        sent.phone === null ? undefined : [facts.phone, sent.phone],
        [facts.languages, sent.languages.join(', ')],
        [facts.from, formatDate(sent.availableFrom, 'long', language)],
      ),
      ...said(letters.jobApplication.message, sent.message),
      { kind: 'text', text: fill(letters.jobApplication.later, { days: town.promises.applicationDays }) },
    ],
  }),
  applicationReceived: ({ name, title, employer, path }, { words: { letters, facts }, link }) => ({
    words: letters.applicationReceived,
    name,
    more: [
      factsOf([facts.job, title], employer === '' ? undefined : [facts.employer, employer]),
      link(letters.applicationReceived.button, path),
    ],
  }),
  applicationDecided: ({ name, title, decision, answer, path }, { words: { letters, facts }, link }) => {
    const words = letters.applicationDecided;
    const ways: Block[] = path === null ? [{ kind: 'text', text: words.guest }] : [link(words.button, path)];
    return {
      words: words[decision],
      name,
      more: [
        factsOf([facts.job, title]),
        ...said(words.answer, answer),
        ...ways,
        ...(decision === 'declined' ? [link(words.others, '/search?type=jobs')] : []),
      ],
    };
  },
  applicationWithdrawn: ({ title, name }, { words: { letters, facts } }) => ({
    words: letters.applicationWithdrawn,
    name: null,
    more: [factsOf([facts.job, title], [facts.applicant, name])],
  }),
  jobLeaving: ({ jobId, title, date }, { words: { letters, facts }, language, link }) => ({
    words: letters.jobLeaving,
    name: null,
    more: [
      factsOf([facts.job, title], [facts.hangsUntil, formatDate(date, 'long', language)]),
      link(letters.jobLeaving.button, `/jobs/${jobId}`),
    ],
  }),
  inquiryReceived: ({ name, kind }, { words }) => ({ words: words.letters.inquiryReceived[kind], name, more: [] }),
  passwordReset: ({ name, username, path }, { words: { letters, facts }, link }) => ({
    words: letters.passwordReset,
    name,
    more: [factsOf([facts.account, username]), link(letters.passwordReset.button, path)],
  }),
};

/** A plan with what it costs, until when, and the way to it. */
function aboutPlan(
  words: Body['words'] & { readonly button: string },
  { name, plan, amount, until }: Letters['planBought'],
  label: 'paidUntil' | 'staysUntil',
  { words: { facts }, language, link }: Desk,
): Body {
  const day = until === null ? undefined : ([facts[label], formatDate(until, 'long', language)] as const);
  const what = factsOf([facts.what, plan], [facts.amount, formatPrice(amount, language)], day);
  return { words, name, more: [what, link(words.button, dashboard)] };
}

/** Fills `{{holes}}`; what fills one is never looked into for more. */
function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** An address of this site in the reader's language; what stands after # stays with the reader. */
function addressOf(publicUrl: string, path: string, language: Language): string {
  const url = new URL(path, publicUrl);
  url.searchParams.set('lang', language);
  return url.href;
}

export function compose({ letter, values }: Letter, language: Language, publicUrl: string): Composed {
  const words = wordsIn[language];
  const link: Desk['link'] = (label, path) => ({ kind: 'link', label, url: addressOf(publicUrl, path, language) });
  const write = bodies[letter] as (values: Letter['values'], desk: Desk) => Body;
  const body = write(values, { words, language, link });
  const holes = { email: town.emails.help, ...values, town: town.name };
  const name = body.name?.trim();
  const { address, emails, phones } = town;
  return {
    language,
    // A subject is one line, whatever a title holds.
    subject: fill(body.words.subject, holes).replace(/\s+/g, ' ').slice(0, 150),
    title: body.words.title,
    hello: name && isPlainText(name) ? fill(words.hello, { name }) : words.helloAll,
    blocks: [...body.words.text.map((text): Block => ({ kind: 'text', text: fill(text, holes) })), ...body.more],
    bye: words.bye,
    team: words.team,
    foot: [
      fill(words.help, { email: emails.help, phone: phones.desk }),
      `${town.brand}, ${address.street}, ${address.postalCode} ${town.name}`,
    ],
  };
}
