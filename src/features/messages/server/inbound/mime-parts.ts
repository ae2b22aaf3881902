/** For samples of mails: how programs put them together. */
type Part = { readonly type: string; readonly body: string; readonly head?: string };

const head = [
  'From: Marea <marea@correo.example>',
  'To: Aftersun <reply+0@mail.aftersun.example>',
  'Message-ID: <1@correo.example>',
  'Subject: Re: Ana asks about Casa Marea',
  'Date: Fri, 21 Aug 2026 20:10:00 +0200',
  'MIME-Version: 1.0',
];
export const inOne = (lines: readonly string[]) => lines.join('\r\n');
export const mail = ({ type, body, head: more = '' }: Part) =>
  inOne([...head, `Content-Type: ${type}`, ...(more ? [more] : []), '', body]);
export const several = (kind: string, ...parts: readonly Part[]): Part => {
  const boundary = `--=_${kind}_42`;
  const bodies = parts.map(({ type, body, head: more = '' }) =>
    inOne([`--${boundary}`, `Content-Type: ${type}`, ...(more ? [more] : []), '', body]),
  );
  return { type: `multipart/${kind}; boundary="${boundary}"`, body: inOne([...bodies, `--${boundary}--`, '']) };
};
export const plain = (body: string): Part => ({ type: 'text/plain; charset="UTF-8"', body });
export const html = (body: string): Part => ({ type: 'text/html; charset="UTF-8"', body });
export const picture = (name: string, disposition: string): Part => ({
  type: `image/png; name="${name}"`,
  head: inOne([
    `Content-Disposition: ${disposition}; filename="${name}"`,
    `Content-ID: <${name}@01DD>`,
    'Content-Transfer-Encoding: base64',
  ]),
  body: 'iVBORw0KGgo=',
});
/** Each byte outside ASCII as `=E1`, in a charset of one byte. */
export const quotedPrintable = (body: string, charset: 'latin1' | 'utf8') =>
  [...Buffer.from(body, charset)]
    .map((byte) => {
      const isPlain = (byte < 127 && byte !== 61) || byte === 10 || byte === 13;
      return isPlain ? String.fromCodePoint(byte) : `=${byte.toString(16).toUpperCase()}`;
    })
    .join('');

/** Our letter, as it stands in the quotes. */
export const asked = [
  'Ana asks about Casa Marea:',
  '',
  'Is there a cot?',
  '',
  'Answer this letter, or here: https://aftersun.example/m',
];
export const quoted = inOne(asked.map((line) => `> ${line}`.trimEnd()));
export const askedHtml = asked.map((line) => `<div>${line || '<br>'}</div>`).join('\r\n');
export const outlookHead = (from: string, sent: string, to: string, subject: string) =>
  `<b>${from}:</b> Aftersun &lt;hello@aftersun.example&gt;<br>\r\n<b>${sent}:</b> viernes, 21 de agosto de 2026 20:06<br>\r\n` +
  `<b>${to}:</b> Marea &lt;marea@correo.example&gt;<br>\r\n<b>${subject}:</b> Ana asks about Casa Marea`;
