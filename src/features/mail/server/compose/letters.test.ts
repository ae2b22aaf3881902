import { describe, expect, it } from 'vitest';
import { languages } from '#kit/shared/messages.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { BookedStay } from '../../booked.ts';
import { isPlainText, letterNames, type Letters } from '../../rules.ts';
import { evening, samples } from '../samples/samples.ts';
import { compose } from './compose.ts';
import { print } from '../print/print.ts';
import type { Letter } from '../letter.ts';

const publicUrl = 'https://aftersun.example';
const evil = '<script>alert("x")</script> & \'co\'';

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

it('names a way to object to whom a page was decided against, and to nobody else', () => {
  const said = (letter: 'claimDecided' | 'claimSettled') =>
    samples[letter]
      .map((values) => print(compose({ letter, values } as Letter, 'es', publicUrl)).text)
      .map((text) => text.includes('¿Crees que es un error?'));
  expect(samples.claimDecided.map(({ isApproved }) => !isApproved)).toEqual(said('claimDecided'));
  expect(samples.claimSettled.map(({ isHandedOver }) => isHandedOver)).toEqual(said('claimSettled'));
});

it('differs from language to language, down to every kind of inquiry', () => {
  for (const letter of all) {
    const [en, es] = languages.map((language) => print(compose(letter, language, publicUrl)));
    expect(en?.text).not.toBe(es?.text);
  }
});

it.each([
  ['fraudulent', 'en', 'fraud'],
  ['fraudulent', 'es', 'fraude'],
  ['check_returned', 'es', 'check_returned'],
] as const)('names why a bank asks money back (%s, %s)', (reason, language, named) => {
  const values = { order: 'AbCdEfGh', amount: '50.00', reason, until: null };
  const { text } = print(compose({ letter: 'disputed', values }, language, publicUrl));
  expect(text).toMatch(new RegExp(`: ${named}$`, 'm'));
  // A stay has a code for its keys, and no tickets.
  expect(text).not.toMatch(/tickets|entradas/);
});

it.each([
  [1, '/admin?tab=money&lang=en'],
  [0, '/admin?tab=money&view=records&lang=en'],
])('leads the desk to the view that has what is not right (%i differences)', (differences, address) => {
  const { text } = print(
    compose({ letter: 'moneyAlarm', values: { differences, refused: 1, unsent: 0, since: null } }, 'en', publicUrl),
  );
  expect(text.match(/https:\S+tab=money\S*/g)).toEqual([publicUrl + address]);
});

it('tells an order with its codes, date and price as its reader writes them', () => {
  const letter: Letter = { letter: 'order', values: samples.order[0] as Letters['order'] };
  const { text } = print(compose(letter, 'es', publicUrl));
  for (const fact of [
    'sábado, 22 de agosto de 2026, 23:30\nPuertas: 22:30\nEdad: a partir de 21 años, trae algo que lo demuestre\nDónde: Sala 9, Calle Mallorca, 4',
    'Entradas: 2',
    '25,50\u00a0€',
    'ACDEFHJK',
    'MNPQRTUV',
    'Si cancelas hasta el 21 ago 2026, 23:00, te devolvemos todo.',
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
    /^Booked: 2 apartments, 3 nights$/m,
    /^Where: Levante, Avenida de Alcoy 17$/m,
    /^Sum: €90 × 3 nights × 2 apartments$/m,
    /^Total: €540$/m,
    /^Cancel by 17 Aug 2026, 16:00: you get everything back\.$/m,
    /^Cancel by 21 Aug 2026, 16:00: you get half back\.$/m,
    /^After that: nothing comes back\.$/m,
  ])
    expect(text).toMatch(fact);
  expect(text.replace('/ticket/first', '')).not.toMatch(/ticket|door/i);
});

it('names what is rented, for how long and for how many, to who booked it and to whose it is', () => {
  const [booked] = samples.rental;
  const [told] = samples.ownerBooked.filter(({ stay }) => stay !== undefined);
  const stayOf = (over: Partial<BookedStay>, language: Language) => {
    const stay = { ...(booked as Letters['rental']).stay, ...over };
    const letters: Letter[] = [
      { letter: 'rental', values: { ...(booked as Letters['rental']), stay } },
      { letter: 'ownerBooked', values: { ...(told as Letters['ownerBooked']), stay } },
    ];
    const lines = letters.map(
      (letter) => /^(?:Booked|Reservado): (.*)$/m.exec(print(compose(letter, language, publicUrl)).text)?.[1],
    );
    expect(lines[0]).toBe(lines[1]);
    return lines[0];
  };
  const ski = { thing: 'jetski', unit: 'hour', units: 1 } as const;
  expect(stayOf({ ...ski, quantity: 3 }, 'en')).toBe('3 jet skis, 1 hour');
  expect(stayOf({ ...ski, quantity: 1 }, 'es')).toBe('1 moto de agua, 1 hora');
  expect(stayOf({ thing: 'boat', unit: 'person', units: 1, quantity: 4 }, 'en')).toBe('4 people');
  expect(stayOf({ thing: undefined, unit: 'day', units: 2, quantity: 2 }, 'es')).toBe('2 días × 2');
});

it.each([
  'order',
  'rental',
  'cancelled',
  'moved',
  'refund',
  'partRefund',
  'refundFailed',
  'dashboardRefund',
  'disputeDecided',
  'planBought',
  'planRenewed',
  'planFailed',
  'planUnconfirmed',
  'planHeld',
  'invoiceCancelled',
] as const)('the letter %s says who sold it', (letter) => {
  const seller = { name: 'Marta Ferrer Gil', taxNumber: '12345678Z', address: 'Carrer de la Palma 12' };
  for (const values of samples[letter]) {
    const told = { letter, values: { ...values, seller } } as Letter;
    const said = 'Marta Ferrer Gil, 12345678Z, Carrer de la Palma 12';
    expect(print(compose(told, 'en', publicUrl)).text).toContain(`Sold by: ${said}`);
    expect(print(compose(told, 'es', publicUrl)).text).toContain(`Vende: ${said}`);
  }
});

it('tells of a flat with host and keys, and of a boat without', () => {
  const [rental] = samples.rental;
  const told = (isLodging: boolean) =>
    print(compose({ letter: 'rental', values: { ...(rental as Letters['rental']), isLodging } }, 'en', publicUrl)).text;
  expect(told(true)).toContain('Show the code to your host when you arrive: it is for the keys.');
  expect(told(false)).not.toMatch(/host|keys/);
});

it('tells a cancellation with what was paid, what goes back, and why nothing does', () => {
  const [half, none, all, free] = samples.cancelled.map(
    (values) => print(compose({ letter: 'cancelled', values }, 'en', publicUrl)).text,
  );
  expect(half).toMatch(/^Paid: €51$/m);
  expect(half).toMatch(/^Back to you: €25\.50$/m);
  expect(half).toMatch(/^Tickets: 2 × Early bird$/m);
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

it('names nights of one name once, with how many, and says what to do only where something was sent back', () => {
  const [, , published, returned] = samples.listingReviewed.map(
    (values) => print(compose({ letter: 'listingReviewed', values }, 'en', publicUrl)).text,
  );
  expect(published).toContain('Ático\nNoche de jazz × 2');
  expect([published, returned].map((text) => text?.includes('send it for review once more'))).toEqual([false, true]);
});

it('says in a letter to an owner where they choose, and that some always come', () => {
  const end = (letter: Letter) => print(compose(letter, 'es', publicUrl)).text.split('-- \n')[1];
  const [returned] = samples.listingReviewed;
  expect(end({ letter: 'ownerBooked', values: evening })).toContain(
    `Tú eliges qué correos te llegan:\n${publicUrl}/letters?lang=es`,
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
  it.each(['passwordReset', 'newDevice', 'accountChanged', 'emailProof'] as const)(
    'a username in %s is a name, and no link that a stranger is sent',
    (name) => {
      const at = '2026-08-21T18:00:00.000Z';
      const values = { ...samples[name][0], name: 'Ana Pla', at, username: 'You won: https://evil.example/win' };
      const { text, html } = print(
        compose({ letter: name, values } as unknown as Letter, 'en', 'https://town.example'),
      );
      for (const written of [text, html]) {
        expect(written).toContain('You won');
        expect(written).not.toMatch(/evil\.example|https:\/\/evil/);
      }
      const own = { ...values, username: 'ana_pla-7' };
      expect(
        print(compose({ letter: name, values: own } as unknown as Letter, 'en', 'https://town.example')).text,
      ).toContain('ana_pla-7');
    },
  );

  it('is text and nothing else', () => {
    const values = { title: evil, decision: 'rejected', reason: evil, path: null } as const;
    const { html, text, subject } = print(compose({ letter: 'submissionDecided', values }, 'en', publicUrl));
    expect(html).not.toContain('<script');
    expect(seen(html)).toContain(evil);
    expect(text).toContain(evil);
    expect(subject).toContain('<script>');
  });

  it('turns nothing around when it is written from right to left, in plain text and in HTML', () => {
    const values = { ...evening, title: 'حفلة الشاطئ', guest: 'דנה לוי', paid: '25.00' };
    const { subject, text, html } = print(compose({ letter: 'ownerBooked', values }, 'en', publicUrl));
    expect(subject).toContain('\u2068حفلة الشاطئ\u2069');
    expect(text).toMatch(/^What: \u2068حفلة الشاطئ\u2069$/m);
    expect(text).toMatch(/^Guest: \u2068דנה לוי\u2069$/m);
    expect(text).toMatch(/^Total: €25$/m);
    // In HTML each fact has a cell of its own.
    expect(html).toMatch(/<td[^>]*>דנה לוי<\/td>/);
  });

  it('can’t fill a hole, break a subject into lines or be a list of addresses', () => {
    const title = '{{name}} {{path}}\nBcc: all@correo.example';
    for (const letter of ['submissionDecided', 'datesExpired', 'placesFree', 'keptMoved', 'calendarClash'] as const) {
      const values = { ...samples[letter][0], title };
      const { subject } = print(compose({ letter, values } as Letter, 'en', publicUrl));
      expect(subject).toContain('{{name}} {{path}} Bcc: all@correo.example');
    }
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
