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

/** Goes through the page once: what people send can be as long as they like. */
export function wordsOf(page: string): string {
  const small = page.toLowerCase();
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let isPre = false;
  const end = () => {
    const words = line.replaceAll('\u00A0', ' ').trim();
    lines.push(quotes > 0 ? `> ${words}` : words);
    line = '';
  };
  const endWritten = () => (line === '' || line === ' ' ? (line = '') : end());
  for (let at = 0; at < page.length;) {
    const open = page.indexOf('<', at);
    const text = decoded(page.slice(at, open < 0 ? undefined : open));
    if (isPre) {
      for (const [n, part] of text.split(/\r?\n/).entries()) {
        if (n > 0) end();
        line += part;
      }
    } else {
      const words = text.replace(/[ \t\r\n\f]+/g, ' ');
      line += line === '' ? words.replace(/^ /, '') : words;
    }
    if (open < 0) break;
    const isComment = page.startsWith('<!--', open);
    const close = page.indexOf(isComment ? '-->' : '>', open);
    if (close < 0) break;
    at = close + (isComment ? 3 : 1);
    if (isComment) continue;
    const tag = page.slice(open + 1, close);
    const name = /^\/?([a-z\d]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
    const isEnd = tag.startsWith('/');
    if (silent.has(name) && !isEnd) {
      const over = small.indexOf(`</${name}`, at);
      if (over < 0) break;
      at = over;
      continue;
    }
    if (name === 'br') end();
    if (!blocks.has(name)) continue;
    endWritten();
    if (name === 'pre') isPre = !isEnd;
    if (name === 'blockquote') quotes = Math.max(0, quotes + (isEnd ? -1 : 1));
    if (isEnd) continue;
    if (before.test(tag) && lines.some((one) => /^[^>]/.test(one))) break;
    if (signature.test(tag)) lines.push('-- ');
  }
  endWritten();
  return lines.join('\n');
}
