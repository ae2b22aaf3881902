/** Reads a mail's source as far as tests look into it: subject, Message-ID, plain text, HTML (RFC 2045, 2047). */
export type CaughtMail = {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
};

type Part = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

function cut(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { headers: Object.fromEntries(pairs), body: source.slice(end + 4) };
}

function quotedPrintable(text: string): string {
  const plain = text.replace(/=\r?\n/g, '');
  return Buffer.from(
    plain.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

function decoded({ headers, body }: Part): string {
  const how = headers['content-transfer-encoding']?.toLowerCase();
  if (how === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return how === 'quoted-printable' ? quotedPrintable(body) : body;
}

/** `=?UTF-8?Q?…?=`, as headers carry what is not ASCII; the space between two of them is none. */
function headerText(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
}

function partsOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(part.headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => partsOf(cut(inner.replace(/^\r\n/, ''))));
}

export function readMail(to: readonly string[], source: string): CaughtMail {
  const mail = cut(source);
  const of = (type: string) => partsOf(mail).find(({ headers }) => headers['content-type']?.startsWith(type));
  const bodyOf = (part: Part | undefined) => (part ? decoded(part).replaceAll('\r\n', '\n') : '');
  return {
    to,
    from: headerText(mail.headers['from'] ?? ''),
    subject: headerText(mail.headers['subject'] ?? ''),
    messageId: mail.headers['message-id'] ?? '',
    headers: mail.headers,
    text: bodyOf(of('text/plain')),
    html: bodyOf(of('text/html')),
  };
}
