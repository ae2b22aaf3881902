/** A heading never stands at the end of a page without what it is of. */
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfOf } from './paper.ts';

/** The words of each page; its streams are unpacked, its letters are those of Western Europe in one byte each. */
function pagesOf(pdf: Buffer): string[] {
  const pages: string[] = [];
  for (let from = pdf.indexOf('stream\n'); from !== -1; from = pdf.indexOf('stream\n', from + 7)) {
    const end = pdf.indexOf('\nendstream', from);
    if (end === -1 || pdf.subarray(from - 3, from).toString() === 'end') continue;
    const page = inflateSync(pdf.subarray(from + 7, end)).toString('latin1');
    const words = [...page.matchAll(/\[[^\]]*\] TJ/g)].map(([line]) =>
      [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    );
    if (words.length > 0) pages.push(words.join('\n'));
  }
  return pages;
}

// So many lines before it push the table through the foot of the first page, whatever it has room for.
test.each(Array.from({ length: 16 }, (_, n) => 40 + n))(
  'after %i lines a table begins where its heading is',
  async (n) => {
    const lines = Array.from({ length: n }, (_, line) => `Line ${line}`);
    const table = { head: ['What', 'Amount'], rows: [['First row', '1']] };
    const facts = [['Address', 'Carrer Major 3']] as const;
    const parts = [
      { heading: 'Lines', lines },
      { heading: 'Figures', facts, table },
    ];
    const pdf = await pdfOf({ title: 'Paper', language: 'en', parts, foot: 'Foot' }, new Date('2026-08-21T18:00:00Z'));
    const pages = pagesOf(pdf);
    expect(pages.join('\n').match(/Line \d/g)).toHaveLength(n);
    const withHeading = pages.filter((page) => page.includes('Figures'));
    expect(withHeading).toHaveLength(1);
    for (const said of ['Carrer Major 3', 'Amount', 'First row']) expect(withHeading[0]).toContain(said);
  },
);
