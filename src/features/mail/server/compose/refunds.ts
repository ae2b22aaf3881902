/** Composes the letters about money that goes back by itself: a part that the desk gives, and what the provider refused. */
import { formatDate } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { Letters } from '../../rules.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf, nightFact } from './blocks.ts';
import { sellerFact, stayFacts, whatFact } from './bookings.ts';

const dashboard = '/user-dashboard';

/** A payment goes back that came when what it was for was gone. */
export function aboutRefund(letter: Letters['refund'], desk: Desk): Body {
  const { words, language, link } = desk;
  const { name, date, amount, stay, seller } = letter;
  const when = stay ? stayFacts(stay, words.booked, words.facts.where, language) : [];
  const what = factsOf(
    whatFact(letter, desk),
    nightFact(date, words.facts, language),
    ...when,
    [words.facts.amount, formatPrice(amount, language)],
    sellerFact(seller, desk),
  );
  const { refund } = words.letters;
  return { words: refund, name, night: date, more: [what, link(refund.button, dashboard)] };
}

/** How much the desk gives back and why, and whether the tickets are good still. */
export function aboutPartRefund(letter: Letters['partRefund'], desk: Desk): Body {
  const { words, language, link } = desk;
  const { letters, facts } = words;
  const { name, date, amount, reason, cancelled } = letter;
  return {
    words: letters.partRefund,
    name,
    night: date,
    more: [
      factsOf(
        whatFact(letter, desk),
        nightFact(date, facts, language),
        [facts.amount, formatPrice(amount, language)],
        sellerFact(letter.seller, desk),
      ),
      { kind: 'said', label: facts.reason, text: reason },
      { kind: 'text', text: cancelled === 0 ? letters.partRefund.kept : letters.partRefund.cancelled },
      link(letters.partRefund.button, dashboard),
    ],
  };
}

/** How much somebody gives back at the provider, and whether the booking stays. */
export function aboutDashboardRefund(letter: Letters['dashboardRefund'], desk: Desk): Body {
  const { dashboardRefund, partRefund } = desk.words.letters;
  return aboutMoney(dashboardRefund, letter, letter.stays ? partRefund.kept : null, desk);
}

/** Who has the money by the word of the buyer's bank, and what becomes of the booking. */
export function aboutDisputeDecided(letter: Letters['disputeDecided'], desk: Desk): Body {
  const { button, stands, shut, ...decided } = desk.words.letters.disputeDecided;
  const becomes = letter.booking === null ? null : { stands, shut }[letter.booking];
  return aboutMoney({ ...decided[letter.status], button }, letter, becomes, desk);
}

export const aboutRefundFailed = (letter: Letters['refundFailed'], desk: Desk): Body =>
  aboutMoney(desk.words.letters.refundFailed, letter, null, desk);

/** Whose money of what, what else there is to say of it, and the way to the bookings. */
function aboutMoney(
  words: Body['words'] & { readonly button: string },
  letter: Letters['refundFailed'],
  more: string | null,
  desk: Desk,
): Body {
  const {
    words: { facts },
    language,
  } = desk;
  const amount = formatPrice(letter.amount, language);
  const night = nightFact(letter.date, facts, language);
  return {
    words,
    name: letter.name,
    night: letter.date,
    more: [
      factsOf(whatFact(letter, desk), night, [facts.amount, amount], sellerFact(letter.seller, desk)),
      ...(more === null ? [] : [{ kind: 'text', text: more } as const]),
      desk.link(words.button, dashboard),
    ],
  };
}

/** That an invoice counts for nothing any more, and what comes in its place. */
export function aboutInvoiceCancelled(letter: Letters['invoiceCancelled'], desk: Desk): Body {
  const { words, language, link } = desk;
  const { invoiceCancelled } = words.letters;
  const { name, number, about, issuedOn, seller, follows } = letter;
  const facts = factsOf(
    [invoiceCancelled.number, number],
    [words.facts.what, about],
    [invoiceCancelled.issued, formatDate(issuedOn, 'long', language)],
    sellerFact(seller, desk),
  );
  // A commission's is the owner's own.
  const path = follows === 'anew' ? '/dashboard?tab=invoices' : dashboard;
  return {
    words: invoiceCancelled,
    name,
    more: [facts, { kind: 'text', text: invoiceCancelled[follows] }, link(invoiceCancelled.button, path)],
  };
}

/** To the desk, with the way to the order. */
export function aboutRefundRefused({ order, amount }: Letters['refundRefused'], { words, language, link }: Desk): Body {
  const { letters, facts } = words;
  const what = factsOf([facts.order, order], [facts.amount, formatPrice(amount, language)]);
  return {
    words: letters.refundRefused,
    name: null,
    more: [what, link(letters.refundRefused.button, `/admin?tab=orders&open=${order}`)],
  };
}

/** To the desk: what of the money does not add up, or does not reach the tax office. */
export function aboutMoneyAlarm(alarm: Letters['moneyAlarm'], { words, language, link }: Desk): Body {
  const { moneyAlarm } = words.letters;
  const { differences, refused, unsent, since } = alarm;
  const said = [
    [moneyAlarm.differences, differences],
    [moneyAlarm.refused, refused],
    [moneyAlarm.unsent, unsent],
  ] as const;
  const facts = said.flatMap(([label, count]) => (count === 0 ? [] : [[label, String(count)] as const]));
  return {
    words: moneyAlarm,
    name: null,
    more: [
      factsOf(...facts, since === null ? undefined : [moneyAlarm.since, formatDate(since, 'long', language)]),
      link(moneyAlarm.button, `/admin?tab=money${differences > 0 ? '' : '&view=records'}`),
    ],
  };
}

/** What was paid for a plan went back, by whom, and what becomes of the plan. */
export function aboutPlanUnpaid(
  { name, plan, now, amount, besides, reason, by, becomes, until }: Letters['planUnpaid'],
  { words: { letters, facts }, language, link }: Desk,
): Body {
  const { planUnpaid } = letters;
  const day = until === null ? undefined : ([facts.staysUntil, formatDate(until, 'long', language)] as const);
  const price = (cents: string) => formatPrice(cents, language);
  const back = besides ? ([planUnpaid.besides, price(besides)] as const) : undefined;
  const what = factsOf([facts.what, now ?? plan], [facts.amount, price(amount)], back, day);
  const why = reason === undefined ? [] : [{ kind: 'said', label: facts.reason, text: reason } as const];
  const text = [...planUnpaid.by[by], planUnpaid.becomes[becomes], ...(back ? [planUnpaid.besidesText] : [])];
  return { words: { ...planUnpaid, text }, name, more: [what, ...why, link(planUnpaid.button, dashboard)] };
}
