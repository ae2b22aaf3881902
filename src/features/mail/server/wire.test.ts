/**
 * Every letter as its bytes go over the wire, taken by somebody else's server and read by somebody else's parsers: what
 * RFC 5322 and 2047 allow of a line, RFC 8058 of the way out, RFC 5545 of a file for the calendar.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer, type Mail, type Mailer } from '#kit/server/mailer.ts';
import { languages } from '#kit/shared/messages.ts';
import { topicOf } from '../owner-letters.ts';
import { letterNames } from '../rules.ts';
import { attachmentsOf } from './print/attachments.ts';
import { offPath } from './choices.ts';
import { compose } from './compose/compose.ts';
import type { Letter } from './letter.ts';
import { samples } from './samples/samples.ts';
import { print } from './print/print.ts';

const site = 'https://aftersun.example';
/** What came, by the name of each. */
const sources = new Map<string, Buffer>();
let mailer: Mailer;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData: (stream, _session, answer) => {
    const take = async () => {
      const bytes = await buffer(stream);
      sources.set(/^Message-ID: <(\w+)@/im.exec(bytes.toString('latin1'))?.[1] ?? '', bytes);
      answer();
    };
    void take();
  },
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const from = 'Aftersun <hello@aftersun.example>';
  mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from, replyTo: 'Aftersun desk <desk@aftersun.example>' });
});
afterAll(async () => {
  await mailer.close();
  await new Promise((resolve) => server.close(() => resolve(undefined)));
});

const plain = (text = '') => text.replaceAll('\r\n', '\n').trimEnd();
/** What a server may not be given, of a mail as it came. */
function faultsOnTheWire(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  const lines = text.split('\r\n');
  const words = text.split('\r\n\r\n', 1)[0]?.match(/=\?[^?\s]+\?[BQ]\?[^?\s]*\?=/g) ?? [];
  return [
    ...(/[^\r]\n|\r[^\n]/.test(text) ? ['a line that does not end as lines do'] : []),
    ...(/[^\t\r\n -~]/.test(text) ? ['a letter that not every server takes'] : []),
    ...(lines.some((line) => line.length > 998) ? ['a line that is too long'] : []),
    ...(words.some((word) => word.length > 75) ? ['an encoded word that is too long'] : []),
  ];
}

async function expectRead({ id, subject, text, html, unsubscribe, attachments = [], ...mail }: Mail): Promise<void> {
  await mailer.send({ id, subject, text, html, unsubscribe, attachments, ...mail });
  const source = sources.get(id) ?? Buffer.alloc(0);
  expect(faultsOnTheWire(source), id).toEqual([]);
  const read = await PostalMime.parse(source);
  expect([read.subject, plain(read.text), plain(read.html)], id).toEqual([subject, plain(text), plain(html)]);
  const headers = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]));
  expect([headers['list-unsubscribe'], headers['list-unsubscribe-post']], id).toEqual(
    unsubscribe === undefined ? [undefined, undefined] : [`<${unsubscribe}>`, 'List-Unsubscribe=One-Click'],
  );
  expect(read.attachments.map(({ filename }) => filename)).toEqual(attachments.map(({ filename }) => filename));
  for (const { mimeType, content } of read.attachments.filter((one) => one.mimeType === 'text/calendar')) {
    // The parser gives texts with the ends of lines of its own.
    const file = Buffer.from(content as ArrayBuffer).toString();
    expect(file.split('\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const calendar = new ICAL.Component(ICAL.parse(file) as never);
    expect([mimeType, calendar.getFirstPropertyValue('version')]).toEqual(['text/calendar', '2.0']);
    for (const name of ['uid', 'dtstamp', 'dtstart', 'organizer'])
      expect(calendar.getFirstSubcomponent('vevent')?.hasProperty(name), `${id} has its ${name}`).toBe(true);
  }
}

test.each(languages)('all of them, in %s', { timeout: 60_000 }, async (language) => {
  const letters = letterNames.flatMap((letter) => samples[letter].map((values) => ({ letter, values }) as Letter));
  const send = async (letter: Letter, place: number) => {
    const composed = compose(letter, language, site);
    const topic = topicOf(letter.letter);
    const unsubscribe = topic && site + offPath('a secret of tests', 'AbCdEfGhJkMnPqRs', topic);
    const attachments = await attachmentsOf(composed, new Date('2026-06-26T17:00:00Z'));
    const head = { id: `${letter.letter}${place}${language}`, to: 'ana@correo.example', language, unsubscribe };
    await expectRead({ ...head, ...print(composed), attachments });
  };
  await Promise.all(letters.map(send));
});

test('a subject that is longer than any, and a line without an end', async () => {
  const subject = `Búsqueda «Ñandú & peñíscola» 🌅: ${'cañón, pingüino, corazón '.repeat(12)}`.trim();
  const text = 'Señor'.repeat(600);
  await expectRead({ id: 'long', to: 'ana@correo.example', language: 'es', subject, text, html: `<p>${text}</p>` });
});
