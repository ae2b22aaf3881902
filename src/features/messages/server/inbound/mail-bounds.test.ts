/** How much of a mail is handed to its reader: counted, for a clock says nothing certain (decision 0138). */
import { describe, expect, test } from 'vitest';
import { headOf, maxHeadBytes, maxMail, maxPart, withinBounds } from './mail-bounds.ts';
import { pageAnswers } from './mail-pages.ts';
import { plainAnswers } from './mail-programs.ts';
import { openMail } from './open-mail.ts';
import { parseMail } from './parse-mail.ts';
import { replyAddress } from './reply-address.ts';

const bytesOf = (mail: string | Uint8Array) => new Uint8Array(Buffer.from(mail));
const textOf = (mail: Uint8Array | undefined) => mail && Buffer.from(mail).toString('latin1');
const linesOf = (mail: Uint8Array) => mail.filter((byte) => byte === 0x0a).length;

test.each([...plainAnswers, ...pageAnswers])('$program: its mails are read whole', ({ mime }) => {
  expect(textOf(withinBounds(bytesOf(mime)))).toBe(textOf(bytesOf(mime)));
});

describe('of what is made to take long little is read:', () => {
  const filled = (part: string) =>
    bytesOf(`From: a@b.example\r\n\r\n${part.repeat(Math.ceil(8_000_000 / part.length))}`);
  test.each(['\n', '\r\n', 'a', 'a=', '=\n', '<a@', '>\n', 'a \n'])('one part of %j', (part) => {
    const kept = withinBounds(filled(part));
    expect(kept.length).toBeLessThanOrEqual(maxPart.bytes);
    expect(linesOf(kept)).toBeLessThanOrEqual(maxPart.lines + 1);
  });
  test.each([
    ['short', '--\n'],
    ['empty', '--b\n\n'],
    ['long', `--b\n${'a'.repeat(200_000)}\n`],
    ['blank', `--b\n${'\n'.repeat(5000)}`],
  ])('parts that are %s', (_, part) => {
    const kept = withinBounds(filled(part));
    expect(kept.length).toBeLessThanOrEqual(maxMail.bytes + maxPart.bytes);
    expect(linesOf(kept)).toBeLessThanOrEqual(maxMail.lines + maxMail.lines / maxPart.lines + 1);
  });
});

test('what stands behind a large file is read, and each file is counted, a photo as one', async () => {
  const photo = `--b\r\nContent-Type: image/jpeg\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <1@b>\r\n\r\n${`${'/9j/'.repeat(19)}\r\n`.repeat(30_000)}`;
  const text = '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nTwo photos.\r\n';
  const mail = `From: a@b.example\r\nContent-Type: multipart/related; boundary=b\r\n\r\n${photo}${photo}${text}--b--\r\n`;
  const read = withinBounds(bytesOf(mail));
  expect(read.length).toBeLessThan(mail.length / 10);
  expect(await parseMail(read)).toMatchObject({ text: 'Two photos.', files: 2 });
});

test('a head ends at the first empty line, and is no mail’s where that is too far', () => {
  expect(textOf(headOf(bytesOf('From: a\r\nTo: b\r\n\r\nText\r\n\r\nmore')))).toBe('From: a\r\nTo: b\r\n');
  expect(textOf(headOf(bytesOf('From: a\nTo: b\n\nText')))).toBe('From: a\nTo: b\n');
  expect(textOf(headOf(bytesOf('From: a')))).toBe('From: a');
  expect(headOf(bytesOf(`X: ${'a'.repeat(maxHeadBytes)}\r\n\r\n`))).toBeUndefined();
});

test('a mail is read where its head names an address that the house gave, else its head alone', async () => {
  const own = { secret: 'a secret of the house', domain: 'mail.aftersun.example' };
  const given = replyAddress(own.secret, own.domain, '0123456789abcdef0123g');
  const opened = (to: string) => openMail(bytesOf(`From: Ana <Ana@b.example>\r\nTo: ${to}\r\n\r\nYes.\r\n`), own);
  expect(await opened(given)).toMatchObject({ from: 'ana@b.example', to: [given], text: 'Yes.' });
  for (const to of ['anybody@mail.aftersun.example', given.replace('@', '0@'), given.replace('aftersun', 'other')])
    expect(await opened(to)).toMatchObject({ from: 'ana@b.example', to: [to], text: '' });
});
