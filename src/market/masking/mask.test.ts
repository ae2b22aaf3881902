/** What the masks hide and what they leave: each row a rule; and phrases of somebody who never saw them (issue 21). */
import { expect, test } from 'vitest';
import { judgePhrases } from './judge.ts';
import { maskMessage } from './mask.ts';
import phrases from './judged/by-others.json' with { type: 'json' };
import later from './judged/by-others-later.json' with { type: 'json' };

/** What is written, how it is kept, and what of it was hidden. */
const hidden: readonly (readonly [written: string, kept: string, ...kinds: string[]])[] = [
  // Phones: grouped at will, in words of five languages, in other scripts, over lines, with letters for figures.
  ['Ring +34 612 408 337 now', 'Ring ••• now', 'phone'],
  ['Ring us (0034) 612-408-337', 'Ring us (•••', 'phone'],
  ['Mi nº: 6 5 5 siete tres dos cero cuatro seis', 'Mi nº: •••', 'phone'],
  ['seiscientos doce, cuatrocientos ocho, trescientos treinta y siete', '•••', 'phone'],
  ['oh seven seven double oh nine hundred one four three', '•••', 'phone'],
  ['null eins sieben sechs zwölf vierunddreißig fünfundsechzig', '•••', 'phone'],
  ['nul zes twaalf vierendertig zesenvijftig achtenzeventig', '•••', 'phone'],
  ['zéro six quatre-vingt-douze onze vingt-deux trente-trois', '•••', 'phone'],
  ['six1two 408 three37 is me', '••• is me', 'phone'],
  ['٦١٢ ٤٠٨ ٣٣٧', '•••', 'phone'],
  ['６１２４０８３３７ or 6️⃣1️⃣2️⃣4️⃣0️⃣8️⃣3️⃣3️⃣7️⃣', '••• or •••', 'phone', 'phone'],
  ['O77OO 9OO3l8', '•••', 'phone'],
  ['612\n408\n337', '•••', 'phone'],
  // Cards by Luhn, accounts by country, length and check digits, sort codes by what is spoken of.
  ['4242-4242-4242-4242 exp 12/27', '••• exp 12/27', 'card'],
  ['my amex 3782 822463 10005', 'my amex •••', 'card'],
  ['to ES91 2100 0418 4502 0005 1332, please', 'to •••, please', 'iban'],
  ['GB29 NWBK 6016 1331 9268 19', '•••', 'iban'],
  ['la cuenta 2100 0418 45 0200051332', 'la cuenta •••', 'iban'],
  ['sort code 20-00-00, acc no 55779911', 'sort code •••, acc no •••', 'iban', 'iban'],
  // Mailboxes, links and names elsewhere.
  ['john dot smith at gmail dot com', '•••', 'email'],
  ['pepe arroba casaluna punto es', '•••', 'email'],
  ['jan apenstaartje ziggo punt nl', '•••', 'email'],
  ['max(at)web[.]de', '•••', 'email'],
  ['hxxps://bit[.]ly/beni', '•••', 'link'],
  ['see casaluna dot com', 'see •••', 'link'],
  ['www casaluna com', '•••', 'link'],
  ['wa punto me barra 34655732046', '•••', 'phone'],
  ['my insta is lolaflats', 'my insta is •••', 'handle'],
  ['Snapchat, katie.beni.92', 'Snapchat, •••', 'handle'],
  ['I am lolaflats on telegram', 'I am ••• on telegram', 'handle'],
  ['see @lolaflats', 'see @•••', 'handle'],
  ['on facebook/CasaLuna', 'on facebook/•••', 'handle'],
];

test.each(hidden)('%s becomes %s', (written, kept, ...kinds) => {
  const masked = maskMessage(written);
  expect([masked.text, ...masked.hidden.map(({ kind }) => kind)]).toEqual([kept, ...kinds]);
});

test.each([
  'Is parking 12 euros a day or 60 a week? €1,250.00 in all, 1.250,00 € last year',
  '120 the night, 3 nights 360, plus 45 cleaning makes 405',
  '15/07/2026 – 22/07/2026, 21:30-06:00, closed 24/12, 25/12 and 01/01',
  'Order AF-7K2M-94QX, booking 4410298375, order number 612345678',
  'Flight FR 9126 at 06:55, gate B12, plate 4821 KLM',
  'C/ Gerona 34, 5º B, 03503 Benidorm, door 1408',
  'Kids are 6, 8, 10, 12 and 14; sizes 38, 40, 42, 44, 46',
  'Los precios 650, 720, 890, 950 son por semana',
  'uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve',
  'Bill: 12.50 + 7.80 + 3.20 + 9.95 = 33.45',
  'At 38.5342, -0.1315; version 3.0.0.4.386',
  'Llegamos mañana.Es posible entrar antes?',
  'El punto es que quedamos a las nueve en punto; meet at dot on nine',
  'Do you have WhatsApp? Bizum possible? Is there Instagram of the place?',
  'Are the pictures on Instagram/Facebook of last year? I saw a Facebook/website mix-up',
  'contrato_final_v3.docx, plano-5B.pdf',
])('%s stays as it is', (written) => {
  expect(maskMessage(written)).toEqual({ text: written, hidden: [] });
});

test.each([
  ['the first', phrases, 70],
  ['another one, later', later, 67],
])(
  'of what somebody wrote who never saw them (%s), at least 95 of 100 are judged rightly, at most 2 falsely hidden',
  (_, of, size) => {
    const { total, innocent, falselyHidden, wrong } = judgePhrases(of);
    expect(total).toBe(size);
    expect((total - wrong.length) / total).toBeGreaterThanOrEqual(0.95);
    expect(falselyHidden / innocent).toBeLessThanOrEqual(0.02);
  },
);
