import { describe, expect, it } from 'vitest';
import { languages } from '#kit/shared/messages.ts';
import { isPlainText, letterNames } from '../rules.ts';
import type { LetterName, Letters } from '../rules.ts';
import { compose } from './compose.ts';
import { print } from './print.ts';
import type { Letter } from './letter.ts';

const publicUrl = 'https://aftersun.example';
const evil = '<script>alert("x")</script> & \'co\'';

const stay = {
  from: { date: '2026-08-22', time: '16:00' },
  until: { date: '2026-08-25', time: '11:00' },
  unit: 'night',
  units: 3,
  quantity: 2,
  location: 'Levante',
  address: 'Avenida de Alcoy 17',
} as const;
const calendar = {
  id: 'order',
  sequence: 3,
  start: '2026-08-22T21:30:00.000Z',
  end: '2026-08-23T00:30:00.000Z',
  isAllDay: false,
  place: 'Sala 9, Calle Mallorca, 4',
} as const;
const levante = { date: '2026-08-22', time: '23:30', location: 'Sala 9', address: 'Calle Mallorca, 4' };
const until = '2026-08-25T18:00:00.000Z';
const moved = { name: 'Ana Pla', title: 'Fiesta', eventId: 'AbCdEfGhJkLmNpQr', from: levante, until, calendar };
const cancelled = {
  name: 'Ana Pla',
  title: 'Fiesta',
  quantity: 2,
  date: '2026-08-22',
  time: '23:30',
  calendar,
} as const;
const booking = { name: 'Marea', title: 'Toldo Rojo', guest: 'Ana Pla', quantity: 2, paid: '51.00' } as const;
const evening = { ...booking, date: '2026-08-22', time: '23:30' } as const;

/** One of each, filled; those that come in several shapes, in all of them. */
const samples: { readonly [N in LetterName]: readonly Letters[N][] } = {
  welcome: [{ name: 'Ana Pla' }],
  order: [
    {
      name: 'Ana Pla',
      title: 'Fiesta de la espuma',
      date: '2026-08-22',
      time: '23:30',
      location: 'Sala 9',
      address: 'Calle Mallorca, 4',
      quantity: 2,
      amount: '25.50',
      tickets: [
        { id: 'first', code: 'ACDEFHJK' },
        { id: 'second', code: 'MNPQRTUV' },
      ],
      calendar,
    },
    {
      name: 'Ana Pla',
      title: 'Paseo libre',
      date: null,
      time: null,
      location: 'Cala',
      address: '',
      quantity: 1,
      amount: '0',
      tickets: [{ id: 'first', code: 'ACDEFHJK' }],
      calendar: null,
    },
  ],
  rental: [
    {
      name: 'Ana Pla',
      title: 'Toldo Rojo',
      price: '90.00',
      amount: '540.00',
      stay,
      tickets: [{ id: 'first', code: 'ACDEFHJK' }],
      calendar,
      terms: [
        { percent: 100, until: '2026-08-17T14:00:00.000Z' },
        { percent: 50, until: '2026-08-21T14:00:00.000Z' },
      ],
    },
    {
      name: 'Ana Pla',
      title: 'Catamarán',
      price: '35.00',
      amount: '105.00',
      stay: { ...stay, unit: 'person', units: 1 },
      tickets: [{ id: 'first', code: 'ACDEFHJK' }],
      calendar,
      terms: [],
    },
  ],
  moved: [
    { ...moved, paid: '51.00', to: { ...levante, date: '2026-08-29' } },
    { ...moved, paid: '0', to: { ...levante, location: 'Puerto', address: '' } },
  ],
  cancelled: [
    { ...cancelled, by: 'buyer', paid: '51.00', back: '25.50' },
    { ...cancelled, by: 'buyer', paid: '51.00', back: '0', stay },
    { ...cancelled, by: 'organiser', paid: '51.00', back: '51.00', stay },
    { ...cancelled, by: 'organiser', paid: '0', back: '0', date: null, time: null },
  ],
  refund: [
    { name: 'Ana Pla', title: 'Fiesta', amount: '50.00' },
    { name: 'Ana Pla', title: 'Toldo Rojo', amount: '540.00', stay },
  ],
  planBought: ['2026-12-21', null].map((until) => ({ name: 'Ana Pla', plan: 'Premium', amount: '99.00', until })),
  planRenewed: [{ name: 'Ana Pla', plan: 'Premium', amount: '99.00', until: '2026-12-21' }],
  planFailed: [{ name: 'Ana Pla', plan: 'Premium', amount: '99.00', until: '2026-11-28' }],
  planUnconfirmed: [{ name: 'Ana Pla', plan: 'Premium', amount: '99.00', until: '2026-11-28' }],
  planEnded: [{ name: 'Ana Pla', plan: 'Premium', percent: 12 }],
  packageSold: [{ order: 'AbCdEfGh', amount: '300.00' }],
  disputed: ['2026-09-04', null].map((until) => ({ order: 'AbCdEfGh', amount: '50.00', reason: 'fraudulent', until })),
  packageRuns: [{ name: 'Ana Pla', title: 'Rooftop flat', until: '2026-09-21' }],
  payout: [{ name: 'Ana Pla', amount: '176.00', orders: 3, reference: 'AFS-2026-0031' }],
  submissionReceived: [{ title: 'Bar Neptuno' }],
  submissionDecided: [
    { title: 'Bar Neptuno', decision: 'approved', reason: null, path: '/businesses/AbCdEfGh' },
    { title: 'Bar Neptuno', decision: 'approved', reason: 'Precioso.', path: null },
    { title: 'Bar Neptuno', decision: 'rejected', reason: 'Falta la dirección.\nY el teléfono.', path: null },
  ],
  listingReviewed: [
    { name: 'Ana Pla', title: 'Ático', note: null, path: '/rentals/AbCdEfGh' },
    {
      name: 'Ana Pla',
      title: 'Ático',
      note: 'Falta una foto.\nY el precio.',
      path: '/dashboard?tab=listings&open=AbC',
    },
  ],
  holidayReceived: [{ name: 'Ana Pla', days: 7, people: 2 }],
  holidayQuoted: [
    { name: 'Ana Pla', cost: '1250.00', itinerary: 'Lunes: playa.\nMartes: isla.', path: '/quote#secret-key' },
  ],
  holidayConfirmed: [
    { name: 'Ana Pla', cost: '1250.00' },
    { name: 'Ana Pla', cost: null },
  ],
  jobApplication: (['600 123 456', null] as const).map((phone) => ({
    title: 'Camarera de playa',
    name: 'Ana Pla',
    email: 'ana@correo.example',
    phone,
    languages: ['Inglés', 'Catalán'],
    availableFrom: '2026-09-01',
    message: 'Dos veranos.\nY una bandeja.',
  })),
  applicationReceived: [
    { name: 'Ana Pla', title: 'Camarera de playa', employer: 'Marea', path: '/application#secret-key' },
    { name: 'Ana Pla', title: 'Camarera de playa', employer: '', path: '/application#secret-key' },
  ],
  applicationDecided: [
    { name: 'Ana Pla', title: 'Camarera', decision: 'shortlisted', answer: 'Ven el lunes.', path: null },
    { name: 'Ana Pla', title: 'Camarera', decision: 'accepted', answer: null, path: '/user-dashboard' },
    { name: 'Ana Pla', title: 'Camarera', decision: 'declined', answer: null, path: null },
  ],
  applicationWithdrawn: [{ name: 'Ana Pla', title: 'Camarera' }],
  jobLeaving: [{ jobId: 'AbCdEfGh', listedUntil: '2026-09-20T12:00:00.000Z', title: 'Camarera', date: '2026-09-20' }],
  inquiryReceived: (['contact', 'issue', 'business', 'advertising', 'quote'] as const).map((kind) => ({
    name: kind === 'quote' ? null : 'Ana Pla',
    kind,
  })),
  passwordReset: [{ name: 'Ana Pla', username: 'ana', path: '/reset-password#token=secret-key', minutes: 30 }],
  newDevice: [
    { name: 'Ana Pla', username: 'ana', device: 'Firefox · Linux', at: '2026-08-21T18:00:00.000Z' },
    { name: 'Ana Pla', username: 'ana', device: null, at: '2026-08-21T18:00:00.000Z' },
  ],
  ownerBooked: [
    { ...evening, stay },
    { ...evening, paid: '0', date: null, time: null },
  ],
  ownerCancelled: [
    { ...evening, by: 'buyer', back: '25.50' },
    { ...evening, by: 'organiser', back: '0', stay },
    { ...evening, by: 'buyer', paid: '0', back: '0' },
  ],
  ownerRefunded: [{ ...evening, back: '10.00' }],
  ownerCalledOff: [
    { name: 'Marea', title: 'Fiesta', date: '2026-08-22', time: '23:30', orders: 8, back: '240.00' },
    { name: 'Marea', title: 'Fiesta', date: null, time: null, orders: 0, back: '0' },
  ],
  ownerDisputed: (['open', 'won', 'lost'] as const).map((status) => ({
    name: 'Marea',
    title: 'Fiesta',
    order: 'AbCdEfGh',
    amount: '50.00',
    status,
  })),
  emailProof: [{ name: 'Ana Pla', username: 'ana', path: '/prove-email#token=secret-key', minutes: 1440 }],
};
const all = letterNames.flatMap((letter) => samples[letter].map((values) => ({ letter, values }) as Letter));
const each = all.flatMap((letter) => languages.map((language) => ({ letter, language, name: letter.letter })));

/** What a reader of the HTML sees: no tags, no style, signs as they are meant. */
const seen = (html: string) =>
  html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    // Where a link leads is seen in plain text alone.
    .replace(/<a [^>]*href="([^"]+)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(
      /&(nbsp|lt|gt|quot|#39|amp);/g,
      (_, name: string) => ({ nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] ?? '',
    )
    .replace(/\s+/g, ' ');
/** The words of a text, without the marks that only plain text needs. */
const words = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

describe.each(each)('the letter $name in $language', ({ letter, language }) => {
  const { subject, text, html } = print(compose(letter, language, publicUrl));

  it('has no hole in it, and a subject that fits a line', () => {
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|null|\[object/);
    expect(subject.length).toBeGreaterThan(8);
    expect(subject.length).toBeLessThanOrEqual(70);
    expect(subject).not.toContain('\n');
  });

  it('says the same in plain text and in HTML', () => {
    const shown = seen(html).replaceAll(':', '');
    const missing = words(text).filter((word) => !shown.includes(word.replaceAll(':', '')));
    expect(missing).toEqual([]);
  });

  it('loads nothing from anywhere: its pictures come along', () => {
    expect(html).not.toMatch(/<(link|script|iframe)|url\(|src="(?!cid:)/i);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
    for (const link of links) expect(link.startsWith(`${publicUrl}/`)).toBe(true);
  });
});

it('differs from language to language, down to every kind of inquiry', () => {
  for (const letter of all) {
    const [en, es] = languages.map((language) => print(compose(letter, language, publicUrl)));
    expect(en?.text).not.toBe(es?.text);
  }
});

it('tells an order with its codes, date and price as its reader writes them', () => {
  const letter: Letter = { letter: 'order', values: samples.order[0] as Letters['order'] };
  const { text } = print(compose(letter, 'es', publicUrl));
  for (const fact of [
    'sábado, 22 de agosto de 2026, 23:30',
    'Sala 9, Calle Mallorca, 4',
    'Entradas: 2',
    '€25,50',
    'ACDEFHJK',
    'MNPQRTUV',
  ])
    expect(text).toContain(fact);
});

it('tells a rental from when until when, for how long, how many, what it costs and what a change of plans costs', () => {
  const { text, subject } = print(
    compose({ letter: 'rental', values: samples.rental[0] as Letters['rental'] }, 'en', publicUrl),
  );
  expect(subject).toBe('Booked: Toldo Rojo');
  for (const fact of [
    /^Begins: Saturday,? 22 August 2026, from 16:00$/m,
    /^Ends: Tuesday,? 25 August 2026, by 11:00$/m,
    /^For: 3 nights$/m,
    /^How many: 2$/m,
    /^Where: Levante, Avenida de Alcoy 17$/m,
    /^Sum: €90 × 3 nights × 2$/m,
    /^Total: €540$/m,
    /^Cancel by 17 Aug 2026, 16:00: you get everything back\.$/m,
    /^Cancel by 21 Aug 2026, 16:00: you get half back\.$/m,
    /^After that: nothing comes back\.$/m,
  ])
    expect(text).toMatch(fact);
  expect(text.replace('/ticket/first', '')).not.toMatch(/ticket|door/i);
});

it('tells a cancellation with what was paid, what goes back, and why nothing does', () => {
  const [half, none, all, free] = samples.cancelled.map(
    (values) => print(compose({ letter: 'cancelled', values }, 'en', publicUrl)).text,
  );
  expect(half).toMatch(/^Paid: €51$/m);
  expect(half).toMatch(/^Back to you: €25\.50$/m);
  expect(half).toContain('You get €25.50 back, the way you paid.');
  expect(none).toContain('As agreed when you booked, nothing goes back.');
  expect(all).toContain('the owner can’t keep your booking');
  expect(free).toContain('It was free');
  expect(free).not.toContain('Paid');
});

it('tells an owner of a booking by the guest’s name alone, and of nobody whose name is an advertisement', () => {
  const told = (guest: string) =>
    print(compose({ letter: 'ownerBooked', values: { ...evening, guest } }, 'en', publicUrl)).text;
  expect(told('Ana Pla')).toMatch(/^Guest: Ana Pla$/m);
  expect(told('visit casino.example')).not.toContain('casino');
});

it('says in a letter to an owner where they choose, and that some always come', () => {
  const end = (letter: Letter) => print(compose(letter, 'es', publicUrl)).text.split('-- \n')[1];
  const [returned] = samples.listingReviewed;
  expect(end({ letter: 'ownerBooked', values: evening })).toContain(
    `Tú eliges qué cartas te llegan:\n${publicUrl}/letters?lang=es`,
  );
  expect(end({ letter: 'listingReviewed', values: returned as Letters['listingReviewed'] })).toContain('llega siempre');
  expect(end({ letter: 'welcome', values: { name: 'Ana' } })).not.toContain('/letters');
});

it('links in the reader’s language, and a key stays behind the #', () => {
  const letter: Letter = { letter: 'passwordReset', values: samples.passwordReset[0] as Letters['passwordReset'] };
  const { text } = print(compose(letter, 'es', publicUrl));
  expect(text).toContain(`${publicUrl}/reset-password?lang=es#token=secret-key`);
});

describe('what people wrote', () => {
  it('is text and nothing else', () => {
    const values = { title: evil, decision: 'rejected', reason: evil, path: null } as const;
    const { html, text, subject } = print(compose({ letter: 'submissionDecided', values }, 'en', publicUrl));
    expect(html).not.toContain('<script');
    expect(seen(html)).toContain(evil);
    expect(text).toContain(evil);
    expect(subject).toContain('<script>');
  });

  it('can’t fill a hole, break a subject into lines or be a list of addresses', () => {
    const values = {
      title: '{{reason}}\nBcc: all@correo.example',
      decision: 'rejected',
      reason: 'no',
      path: null,
    } as const;
    const { subject } = print(compose({ letter: 'submissionDecided', values }, 'en', publicUrl));
    expect(subject).toBe('About your proposal: {{reason}} Bcc: all@correo.example');
  });

  it('advertises nothing in a letter to an address that nobody checked', () => {
    const spam = 'Win at https://casino.example now';
    const inquiry = print(
      compose({ letter: 'inquiryReceived', values: { name: spam, kind: 'contact' } }, 'en', publicUrl),
    );
    const proposal = print(compose({ letter: 'submissionReceived', values: { title: spam } }, 'en', publicUrl));
    expect(inquiry.text + proposal.text).not.toContain('casino');
    expect(inquiry.text).toContain('Hello,');
  });
  it.each([
    ['Ana Pla', true],
    ["Mª José O'Neill-Pérez", true],
    ['J. R. Ortega', true],
    ['Bar Neptuno, 22.30 h', true],
    ['visit casino.example', false],
    ['www casino', true],
    ['http://1.2.3.4/', false],
    ['ana@correo.example', false],
  ])('is plain or not: %s', (text, isPlain) => expect(isPlainText(text)).toBe(isPlain));
});
