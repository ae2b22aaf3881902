/** Facts and figures on paper: headings, labelled values, lines and tables, over as many pages as they need. */
import { withoutTurns } from '#kit/shared/bidi.ts';

type Table = {
  /** The first column is words, the others are figures. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};
export type Part = {
  readonly heading: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly lines?: readonly string[];
  readonly table?: Table;
};
export type Page = {
  readonly title: string;
  readonly language: string;
  readonly parts: readonly Part[];
  readonly foot: string;
};

/** The letters that every reader of PDF has are those of Western Europe: others are shown as a question mark. */
const known =
  /[\n\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/;
/** Signs that stand for one of those. */
const alike: Readonly<Record<string, string>> = { '\u2212': '\u2013', '\u202f': '\u00a0' };
const shown = (text: string): string =>
  [...withoutTurns(text)].map((letter) => (known.test(letter) ? letter : (alike[letter] ?? '?'))).join('');

/** Draws it with the instant it was made at, so that the same facts are the same file. */
export async function pdfOf({ title, language, parts, foot }: Page, at: Date): Promise<Buffer> {
  // Read when the first is drawn: its fonts alone would hold up every start of the house.
  const { default: Paper } = await import('pdfkit');
  const info = { Title: shown(title), CreationDate: at };
  const document = new Paper({ size: 'A4', margin: 56, lang: language, info });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.font('Helvetica-Bold').fontSize(18).text(shown(title)).moveDown(0.5);
  for (const part of parts) {
    const { heading, facts = [], lines = [], table } = part;
    if (document.y + leastOf(part) > document.page.height - document.page.margins.bottom) document.addPage();
    document.moveDown(0.6).font('Helvetica-Bold').fontSize(12).text(shown(heading)).moveDown(0.2).fontSize(10);
    for (const [label, value] of facts) {
      if (value === '') continue;
      document.font('Helvetica-Bold').text(`${shown(label)}: `, { continued: true });
      document.font('Helvetica').text(shown(value));
    }
    document.font('Helvetica');
    for (const line of lines) document.text(shown(line));
    if (table) drawTable(document, table);
    else if (facts.length + lines.length === 0) document.text('–');
  }
  document.moveDown(1.2).fontSize(8).text(shown(foot)).end();
  await ended;
  return Buffer.concat(chunks);
}

/** The points that a part takes to its first row or line: a heading stands at the end of no page without what it is of. */
const leastOf = ({ facts = [], lines = [], table }: Part): number =>
  36 + 12 * facts.length + (table ? 48 + 24 * Math.min(lines.length, 2) : 24 * Math.min(lines.length, 1));

/** Rules between the rows alone; figures stand at the right of their columns, a head is repeated on no page. */
function drawTable(document: PDFKit.PDFDocument, { head, rows }: Table): void {
  const cells = (of: readonly string[], font: string) =>
    of.map((text, column) => ({
      text: shown(text),
      align: { x: column === 0 ? ('left' as const) : ('right' as const), y: 'top' as const },
      font: { src: font, size: 9 },
    }));
  document.moveDown(0.2).table({
    columnStyles: [...head.keys()].map((column) => ({ width: column === 0 ? '*' : 74 })),
    rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#bbbbbb', padding: [3, 2, 3, 2] },
    data: [cells(head, 'Helvetica-Bold'), ...rows.map((row) => cells(row, 'Helvetica'))],
  });
  // It leaves the pen where its last cell stood.
  document.x = document.page.margins.left;
  document.moveDown(0.4);
}
