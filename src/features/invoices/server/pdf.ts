/** Draws an invoice on paper, in the brand's hand: one disc on a straight horizon, towers for what is looked for first. */
import { encodeQR } from 'qr';
import { withoutTurns } from '#kit/shared/bidi.ts';
import { readFace } from '#market/posters/server/typeset.ts';
import type { Language } from '#kit/shared/messages.ts';

/** All that stands on it, as it is read. */
export type Paper = {
  readonly language: Language;
  readonly title: string;
  readonly number: string;
  /** What leads to the tax office's page about it, with its words (Orden HAC/1177/2024, art. 20); null without one. */
  readonly code: { readonly address: string; readonly above: string; readonly below: string } | null;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly (readonly [label: string, value: string])[];
  readonly total: readonly [label: string, value: string];
  readonly notes: readonly string[];
  readonly foot: (page: number, of: number) => string;
};

/** Points of A4. */
const page = { width: 595.28, height: 841.89, margin: 48 } as const;
const inner = page.width - 2 * page.margin;
const ink = {
  text: '#1A2340',
  soft: '#4F5468',
  line: '#D9C6A0',
  paper: '#F6E8CF',
  coral: '#FF6A47',
  accent: '#B5301A',
};
/** Where the columns begin and how wide they are; all but the first are figures. */
const columns = [
  { at: 0, width: 230 },
  { at: 234, width: 40 },
  { at: 278, width: 86 },
  { at: 368, width: 48 },
  { at: 420, width: inner - 420 },
] as const;
const horizon = 132;
/** 35 millimetres: between 30 and 40 (Orden HAC/1177/2024, art. 21). */
const codeSize = 99.2;

/** The fonts hold the letters of Western Europe: others are shown as a question mark rather than left out. */
const known = /[\n\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u0152\u0153]/;
const shown = (text: string): string =>
  [...withoutTurns(text)].map((letter) => (known.test(letter) ? letter : '?')).join('');

type Document = PDFKit.PDFDocument;

/** Gives the file; with the instant that it was issued at, so that the same invoice is the same file. */
export async function drawInvoice(paper: Paper, at: Date): Promise<Buffer> {
  // Read when the first is drawn: its fonts alone would hold up every start of the house.
  const { default: Pdf } = await import('pdfkit');
  const info = { Title: shown(`${paper.title} ${paper.number}`), CreationDate: at, ModDate: at };
  const document = new Pdf({ size: 'A4', margin: page.margin, lang: paper.language, info, bufferPages: true });
  document.registerFont('tower', readFace('tower')).registerFont('strong', readFace('text'));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  drawHead(document, paper);
  drawParties(document, paper);
  drawRows(document, paper);
  drawSums(document, paper);
  drawNotes(document, paper);
  drawFeet(document, paper);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The sun goes down behind the line that the title stands on. */
function drawHead(document: Document, { title, facts }: Paper): void {
  document.rect(0, 0, page.width, horizon).fill(ink.paper);
  document.save().rect(0, 0, page.width, horizon).clip();
  document.circle(page.width - 128, horizon + 8, 74).fill(ink.coral);
  document.restore();
  document.rect(0, horizon, page.width, 3).fill(ink.text);
  const words = shown(title).toUpperCase();
  document.font('tower').fontSize(46).fillColor(ink.text);
  // The longest of them is as long as the disc leaves room for.
  document.fontSize(Math.min(46, (46 * (inner - 166)) / document.widthOfString(words)));
  document.text(words, page.margin, horizon - document.currentLineHeight() - 8, { lineBreak: false });
  let x = page.margin;
  for (const [label, value] of facts) {
    document.font('strong').fontSize(7.5).fillColor(ink.soft);
    document.text(shown(label).toUpperCase(), x, horizon + 20, { lineBreak: false, characterSpacing: 0.4 });
    document.font('strong').fontSize(9.5).fillColor(ink.text);
    document.text(shown(value), x, horizon + 33, { lineBreak: false });
    x += inner / facts.length;
  }
  document.y = horizon + 64;
}

function drawParties(document: Document, { parties, code }: Paper): void {
  const top = document.y;
  const width = code === null ? inner / 2 - 12 : (inner - codeSize) / 2 - 18;
  let bottom = code === null ? top : drawCode(document, code, top);
  for (const [place, { label, lines }] of parties.entries()) {
    const x = page.margin + place * (width + 12);
    document.font('strong').fontSize(7.5).fillColor(ink.accent);
    document.text(shown(label).toUpperCase(), x, top, { width, characterSpacing: 0.4 }).moveDown(0.3);
    for (const [n, line] of lines.entries()) {
      document
        .font(n === 0 ? 'strong' : 'Helvetica')
        .fontSize(n === 0 ? 11 : 9.5)
        .fillColor(ink.text);
      // The name stands over what follows, clear of its descenders.
      document.text(shown(line), x, document.y + (n === 1 ? 5 : 2), { width });
    }
    bottom = Math.max(bottom, document.y);
  }
  document.y = bottom + 26;
}

/** The code, as wide as its order asks for; gives where it ends. */
function drawCode(document: Document, { address, above, below }: NonNullable<Paper['code']>, top: number): number {
  const x = page.width - page.margin - codeSize;
  document.font('strong').fontSize(8).fillColor(ink.text);
  document.text(above, x, top, { width: codeSize, align: 'center' });
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 2 });
  const dot = codeSize / rows.length;
  for (const [y, row] of rows.entries())
    for (const [n, isDark] of row.entries())
      // A little wider than it is, so that no reader draws a gap between two.
      if (isDark) document.rect(x + n * dot, top + 12 + y * dot, dot + 0.1, dot + 0.1);
  document.fill('#000000');
  document.font('strong').fontSize(8).fillColor(ink.text);
  document.text(below, x, top + codeSize + 14, { width: codeSize, align: 'center' });
  return document.y;
}

function drawRows(document: Document, { columns: heads, rows }: Paper): void {
  drawRow(document, heads, { font: 'strong', size: 7.5, color: ink.soft });
  rule(document, ink.text);
  for (const row of rows) {
    if (document.y > page.height - 220) document.addPage();
    drawRow(document, row, { font: 'Helvetica', size: 9.5, color: ink.text });
    rule(document, ink.line);
  }
}

type Look = { readonly font: string; readonly size: number; readonly color: string };

function drawRow(document: Document, cells: readonly string[], { font, size, color }: Look): void {
  const top = document.y;
  let bottom = top;
  document.font(font).fontSize(size).fillColor(color);
  for (const [place, cell] of cells.entries()) {
    const column = columns[place];
    if (!column) continue;
    const align = place === 0 ? 'left' : 'right';
    document.text(shown(cell), page.margin + column.at, top, { width: column.width, align });
    bottom = Math.max(bottom, document.y);
  }
  document.y = bottom + 5;
}

function rule(document: Document, color: string): void {
  document.rect(page.margin, document.y, inner, 0.8).fill(color);
  document.y += 8;
}

function drawSums(document: Document, { sums, total }: Paper): void {
  const x = page.margin + inner / 2;
  const half = inner / 2;
  document.moveDown(0.6);
  for (const [label, value] of sums) {
    const y = document.y;
    document
      .font('Helvetica')
      .fontSize(10)
      .fillColor(ink.soft)
      .text(shown(label), x, y, { width: half / 2 });
    document.fillColor(ink.text).text(shown(value), x + half / 2, y, { width: half / 2, align: 'right' });
    document.y = y + 17;
  }
  const y = document.y + 6;
  document.rect(x, y - 4, half, 2).fill(ink.text);
  document
    .font('strong')
    .fontSize(10)
    .fillColor(ink.text)
    .text(shown(total[0]), x, y + 16, { width: half / 3 });
  document.font('tower').fontSize(30).fillColor(ink.accent);
  document.text(shown(total[1]), x + half / 3, y + 4, { width: (half * 2) / 3, align: 'right' });
  document.y = y + 62;
}

function drawNotes(document: Document, { notes }: Paper): void {
  document.font('Helvetica').fontSize(8.5).fillColor(ink.soft);
  for (const note of notes) document.text(shown(note), page.margin, document.y, { width: inner }).moveDown(0.35);
}

function drawFeet(document: Document, { number, foot }: Paper): void {
  const { start, count } = document.bufferedPageRange();
  for (let n = 0; n < count; n += 1) {
    document.switchToPage(start + n);
    // What stands below the margin would begin a page of its own.
    document.page.margins.bottom = 0;
    document.font('Helvetica').fontSize(8).fillColor(ink.soft);
    document.text(shown(`${number} · ${foot(n + 1, count)}`), page.margin, page.height - 34, {
      width: inner,
      align: 'right',
    });
  }
}
