/** A list as a file: its pages one after the other, each written while the next is not read yet. */
import type { Language } from '#kit/shared/messages.ts';
import { cellOf, type CsvWords } from './cells.ts';
import type { Column } from './columns.ts';
import { csvText } from './write.ts';

/** How many entries are read at a time; the file holds no more in memory. */
export const csvPageSize = 500;

/** How often one household may ask for files: each reads a whole list. */
export const csvLimit = { calls: 30, seconds: 600 } as const;

type Page = { readonly items: readonly Readonly<Record<string, unknown>>[]; readonly total: number };

type ListFile = {
  readonly columns: readonly Column[];
  readonly language: Language;
  readonly words: CsvWords;
  /** One page of the list, from 1. */
  readonly read: (page: number) => Promise<Page>;
};

/**
 * The text of the file, piece by piece: read as fast as its reader takes it. An entry that moved to a later page while
 * others were read stands in it once. The first page is read before it is given: what is refused is refused as the list is.
 */
export async function listFile({ columns, language, words, read }: ListFile): Promise<ReadableStream<Uint8Array>> {
  const told = new Set<unknown>();
  const encoder = new TextEncoder();
  let seen = 0;
  let page = 1;
  let next: Page | undefined = await read(page);
  const rowsOf = ({ items }: Page) =>
    items
      .filter(({ id }) => id === undefined || !told.has(id))
      .map((entry) => {
        told.add(entry['id']);
        return columns.map((column) => cellOf(column, entry, language, words));
      });
  return new ReadableStream({
    async pull(controller) {
      const present = next ?? (await read(page));
      next = undefined;
      const heads = page === 1 ? [columns.map(({ path }) => words.head(path.join('.'), language))] : [];
      const rows = [...heads, ...rowsOf(present)];
      if (rows.length > 0) controller.enqueue(encoder.encode(csvText(rows, language, page === 1)));
      page += 1;
      seen += present.items.length;
      if (present.items.length === 0 || seen >= present.total) controller.close();
    },
  });
}
