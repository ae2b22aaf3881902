/** What people add in their answers, whichever program they write them in; and what no person wrote. */
import { describe, expect, test } from 'vitest';
import { pageAnswers } from './mail-pages.ts';
import { plainAnswers } from './mail-programs.ts';
import { parseMail } from './parse-mail.ts';

describe('what somebody added is read of an answer by', () => {
  test.each([...plainAnswers, ...pageAnswers])('$program', async ({ mime, text, files = 0 }) => {
    const mail = await parseMail(mime);
    expect({ text: mail.text, files: mail.files, isAutomatic: mail.isAutomatic }).toEqual({
      text,
      files,
      isAutomatic: false,
    });
  });
});

test.each([
  'De 5 a 8: 40 €\nFrom 8 on: 60 €',
  'El lunes mi marido: “no”. Y yo: “sí”.',
  '1 > 2, he said, and a <b> is no tag here',
  'Get the cot from the iPhone shop next door',
  'Our mailbox: casa@marea.example\nOur phone: 965 000 000',
  'Enviado el paquete, y también las llaves',
  '— Sí\n— No',
])('what people say themselves stays: %j', async (text) => {
  const head =
    'From: a@b.example\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n';
  expect((await parseMail(new TextEncoder().encode(head + text.replaceAll('\n', '\r\n')))).text).toBe(text);
});

describe('no person wrote', () => {
  const holiday = 'Content-Type: text/plain\r\n\r\nI am back on Monday.';
  test.each([
    ['a notice of Exchange', `Auto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: All\r\n${holiday}`],
    ['one of Gmail', `Precedence: bulk\r\nX-Autoreply: yes\r\nAuto-Submitted: auto-replied\r\n${holiday}`],
    ['one of an old server', `X-Autorespond: on holiday\r\n${holiday}`],
    [
      'a word that it was read or did not arrive',
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=b\r\n\r\n--b\r\n\r\nRead.\r\n--b--',
    ],
  ])('%s', async (_, mime) => {
    expect((await parseMail(`From: ana@correo.example\r\n${mime}`)).isAutomatic).toBe(true);
  });
});
