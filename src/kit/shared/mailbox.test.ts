import { expect, test } from 'vitest';
import { meantMailbox } from './mailbox.ts';

const meant = (domain: string) => meantMailbox(`ana.pla@${domain}`)?.split('@')[1];

test.each([
  ['gmial.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.es', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmail.com.', 'gmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['hotmial.es', 'hotmail.es'],
  ['hotnail.co.uk', 'hotmail.co.uk'],
  ['hotmail.con', 'hotmail.com'],
  ['homtial.com', 'hotmail.com'],
  ['outlok.es', 'outlook.es'],
  ['outllook.com', 'outlook.com'],
  ['yaho.co.uk', 'yahoo.co.uk'],
  ['yahoo.cm', 'yahoo.com'],
  ['iclud.com', 'icloud.com'],
  ['icloud.es', 'icloud.com'],
  ['live.con', 'live.com'],
  ['gmx.ed', 'gmx.de'],
  ['web.ed', 'web.de'],
  ['zigo.nl', 'ziggo.nl'],
  ['ornage.fr', 'orange.fr'],
])('%s is probably %s', (typed, domain) => expect(meant(typed)).toBe(domain));

test.each([
  'gmail.com',
  'GMAIL.com',
  'hotmail.co.uk',
  'hotmail.se',
  'hotmail.com.ar',
  'outlook.es',
  'yahoo.ca',
  'yahoo.com.mx',
  'live.ie',
  'gmx.net',
  'web.de',
  'ziggo.nl',
  'orange.fr',
  'mail.com',
  'ymail.com',
  'me.com',
  'love.com',
  'five.es',
  'bar-neptuno.es',
  'correo.example',
  'benidorm.org',
])('%s is nobody’s slip', (domain) => expect(meant(domain)).toBeUndefined());

test('a mailbox keeps what stands before its @, and what is none is left alone', () => {
  expect(meantMailbox(' Ana.Pla+noche@Gmial.com ')).toBe('ana.pla+noche@gmail.com');
  for (const none of ['', 'ana', 'ana@', '@gmial.com', 'ana pla@gmial.com', 'ana@gmial.com@gmial.com'])
    expect(meantMailbox(none)).toBeUndefined();
});

test('what is long takes no longer', () => {
  expect(meantMailbox(`a@${'gmial'.repeat(50_000)}.con`)).toBeUndefined();
});
