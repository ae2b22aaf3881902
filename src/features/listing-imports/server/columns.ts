/** The columns of a file of listings: the fields of the contract by which the same listing is written at the desk. */
import type { z } from 'zod';
import { factsOf, type Fact } from '#kit/shared/field-facts.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import type { ImportColumn } from '../contract.ts';
import { isSeasons } from './seasons-text.ts';

export type FileColumn = {
  /** As the file heads it: `title_es`. */
  readonly name: string;
  readonly field: string;
  readonly fact: Fact;
  /** Of a text in both languages. */
  readonly language?: Language;
};

/** Photos are files of their own: they are uploaded at the desk. */
const inNoFile = ['photos'];

/** What one is written with: all that is asked for first, then a draft with gaps. */
export function writtenAs({ name, routes }: ServerKind): z.ZodDiscriminatedUnion<[z.ZodObject, z.ZodObject]> {
  return routes.endpoints[`POST /api/${name}`]?.body as z.ZodDiscriminatedUnion<[z.ZodObject, z.ZodObject]>;
}

const isBilingual = ({ kind }: Fact) => kind === 'bilingual' || kind === 'bilingualList';

/** The columns of a kind, in the order of its contract. */
export function columnsOf(kind: ServerKind): FileColumn[] {
  const [whole] = writtenAs(kind).options;
  const status: Fact = { kind: 'choice', options: ['published', 'draft'], blank: 'none' };
  const facts: Readonly<Record<string, Fact>> = { ...factsOf(whole), status };
  return Object.entries(facts)
    .filter(([field]) => !inNoFile.includes(field))
    .flatMap(([field, fact]): FileColumn[] =>
      isBilingual(fact)
        ? languages.map((language) => ({ name: `${field}_${language}`, field, fact, language }))
        : [{ name: field, field, fact }],
    );
}

/** A column as it is told to whoever makes a file. */
export function toldColumn({ name, language, fact }: FileColumn): ImportColumn {
  const { kind, blank, start, min, max, options } = fact;
  return {
    name,
    kind: isSeasons(fact) ? 'seasons' : kind,
    // Of a text in both languages one is.
    isNeeded: blank === undefined && start === undefined && language === undefined,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(options && { options: [...options] }),
  };
}
