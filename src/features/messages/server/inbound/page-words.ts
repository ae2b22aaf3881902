/** The words of a mail that is a page alone, as a mail without one says them: quotes behind a sign, a line before a signature. */

/** Letters with marks are named by both: `&ntilde;`. Few others are named where people write. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
};
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '',
  zwnj: '',
  euro: '€',
  pound: '£',
  szlig: 'ß',
  oslash: 'ø',
  aelig: 'æ',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  middot: '·',
  bull: '•',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,10}));/gi,
    (as: string, decimal, hex, name: string = '') => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : undefined;
      if (code !== undefined) return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
      const mark = marks[name.slice(1)];
      return named[name] ?? (mark === undefined ? as : (name.charAt(0) + mark).normalize('NFC'));
    },
  );
}

/** What begins and ends a line. A paragraph in between is an empty one to most programs, and none to Outlook. */
const blocks = new Set(['p', 'div', 'li', 'tr', 'ul', 'ol', 'table', 'pre', 'hr', 'blockquote', 'h1', 'h2', 'h3']);
/** What says nothing. */
const silent = new Set(['head', 'style', 'script', 'title', 'xml']);

const isMarked = (names: string) =>
  new RegExp(`\\b(?:id|class|data-signatureblock)\\s*=\\s*["']?[^"'>]*(?:${names})`, 'i');
/** Programs that quote without a sign say where the letter before begins. */
const before = isMarked('appendonsend|divRplyFwdMsg|yahoo_quoted|OutlookMessageHeader|reference-message-container');
const signature = isMarked(
  '\\bSignature\\b|gmail_signature|moz-signature|composer_signature|protonmail_signature|mobile-signature|AppleMailSignature',
);

/** The lines of a page, written one after the other. */
class Lines {
  readonly all: string[] = [];
  /** How deep in what is quoted. */
  quotes = 0;
  /** Whether lines end where they do in what was sent. */
  isPre = false;
  #line = '';

  write(text: string): void {
    if (!this.isPre) {
      const words = text.replace(/[ \t\r\n\f]+/g, ' ');
      this.#line += this.#line === '' ? words.replace(/^ /, '') : words;
      return;
    }
    for (const [n, part] of text.split(/\r?\n/).entries()) {
      if (n > 0) this.end();
      this.#line += part;
    }
  }

  end(): void {
    const words = this.#line.replaceAll('\u00A0', ' ').trim();
    this.all.push(this.quotes > 0 ? `> ${words}` : words);
    this.#line = '';
  }

  /** Ends a line that has something on it. */
  endWritten(): void {
    if (this.#line === '' || this.#line === ' ') this.#line = '';
    else this.end();
  }
}

type Piece = { readonly text: string; readonly tag: string };

/** A tag and the text before it, one after the other. Goes through the page once: what people send can be as long as they like. */
function* piecesOf(page: string): Generator<Piece> {
  const small = page.toLowerCase();
  for (let at = 0; at < page.length;) {
    const open = page.indexOf('<', at);
    const text = page.slice(at, open < 0 ? undefined : open);
    const isComment = open >= 0 && page.startsWith('<!--', open);
    const close = open < 0 ? -1 : page.indexOf(isComment ? '-->' : '>', open);
    const tag = isComment || close < 0 ? '' : page.slice(open + 1, close);
    yield { text, tag };
    if (close < 0) return;
    const after = close + (isComment ? 3 : 1);
    const { name, isEnd } = readTag(tag);
    at = silent.has(name) && !isEnd ? small.indexOf(`</${name}`, after) : after;
    if (at < 0) return;
  }
}

const readTag = (tag: string) => ({
  name: /^\/?([a-z\d]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '',
  isEnd: tag.startsWith('/'),
});

export function wordsOf(page: string): string {
  const lines = new Lines();
  for (const { text, tag } of piecesOf(page)) {
    lines.write(decoded(text));
    const { name, isEnd } = readTag(tag);
    if (name === 'br') lines.end();
    if (!blocks.has(name)) continue;
    lines.endWritten();
    if (name === 'pre') lines.isPre = !isEnd;
    if (name === 'blockquote') lines.quotes = Math.max(0, lines.quotes + (isEnd ? -1 : 1));
    if (isEnd) continue;
    if (before.test(tag) && lines.all.some((one) => /^[^>]/.test(one))) break;
    if (signature.test(tag)) lines.all.push('-- ');
  }
  lines.endWritten();
  return lines.all.join('\n');
}
