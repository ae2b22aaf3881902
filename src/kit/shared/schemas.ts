/** Zod pieces that every contract is built from. All objects are closed: unknown fields are refused, not stripped. */
import { z } from 'zod';
import { folds, isCalendarDate } from './dates.ts';
import { fieldKinds } from './field-kinds.ts';
import { problemStatuses, type ProblemCode } from './problem.ts';
import { withoutUnseen } from './unseen.ts';
import { urlOf } from './url.ts';

/** PostgreSQL text holds no NUL; of the other control characters only tabs and the ends of lines stand in a text. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** What ends a line anywhere: control characters and Unicode's own separators. */
const breaks = /[\p{Cc}\u2028\u2029]/u;
const isText = (text: string) => !controls.test(text) && text.isWellFormed();
const isLine = (text: string) => !breaks.test(text) && text.isWellFormed();

/** What somebody wrote in paragraphs: without signs that show nothing, trimmed, not empty. */
export const text = (max: number) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .min(1)
    .max(max)
    .refine(isText, 'Has characters that are not text')
    .register(fieldKinds, { kind: 'text' });

/**
 * One line that somebody wrote: a name, a title, a subject. Cleared and trimmed, not empty, and one line for whoever shows
 * or sends it: a break in it could end a header, a subject or a row, and begin one that nobody wrote (issue 14).
 */
export const line = (max: number) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .min(1)
    .max(max)
    .refine(isLine, 'Must be one line of text')
    .register(fieldKinds, { kind: 'line' });
/** One line, or an empty text where nobody said anything. */
export const lineOrEmpty = (max: number) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .max(max)
    .refine(isLine, 'Must be one line of text')
    .register(fieldKinds, { kind: 'line' });
export const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value ?? null);

const emptyIsNull = (value: unknown) => (value === '' ? null : value);
/** Forms send what was left empty as an empty text: nothing was said. */
export const orNothing = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsNull, schema.nullish());
/** The same, and of what is not sent at all. */
export const orNull = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsNull, schema.nullish().default(null));

const inBothLanguages = (words: ReturnType<typeof text>) =>
  z.union([
    words.transform((en): { en?: string | undefined; es?: string | undefined } => ({ en })),
    z
      .strictObject({ en: words.optional(), es: words.optional() })
      .refine((value) => value.en !== undefined || value.es !== undefined, 'Needs a text in at least one language'),
  ]);

/** Text in both languages; a plain string counts for the language it was written in (English unless told). */
export const localizedText = (max: number) => inBothLanguages(text(max));
export const localizedLine = (max: number) => inBothLanguages(line(max));

/** A line in both languages that nobody has to write: without a word in either it is empty. */
export const optionalLocalizedLine = (max: number) => inSomeLanguage(line(max));
export const optionalLocalizedText = (max: number) => inSomeLanguage(text(max));

const inSomeLanguage = (words: ReturnType<typeof text>) =>
  z
    .union([
      words.transform((en): { en?: string | undefined; es?: string | undefined } => ({ en })),
      z.strictObject({ en: words.optional(), es: words.optional() }),
    ])
    .default({});

/** Lines in both languages, one for each item. */
export const localizedList = (max: number, items = 30) =>
  z.union([
    z
      .array(line(max))
      .max(items)
      .transform((en): { en?: string[] | undefined; es?: string[] | undefined } => ({ en })),
    z.strictObject({ en: z.array(line(max)).max(items).optional(), es: z.array(line(max)).max(items).optional() }),
  ]);

/** Euro as a decimal string, read into cents. */
export const price = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'Must be an amount like 12.50')
  .transform((value) => Math.round(Number(value) * 100))
  .register(fieldKinds, { kind: 'price' });

/** A price on the way out: two places, or "0" when free. */
export const wirePrice = z.string().regex(/^(0|\d+\.\d{2})$/);

/** What is no date stops the checks of whatever counts with it. */
export const calendarDate = z
  .string()
  .refine(isCalendarDate, { message: 'Must be a date like 2026-08-21', abort: true })
  .register(fieldKinds, { kind: 'date' });
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time like 22:30')
  .register(fieldKinds, { kind: 'time' });

/** Which of the two, in the hour that the clock shows twice; it means nothing at any other time. */
export const fold = z.enum(folds);

/** Links given by people are http(s) only and never fetched by the server (quality, Security). */
export const link = z
  .string()
  .trim()
  .max(500)
  .refine((value) => {
    const url = urlOf(value);
    if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return false;
    return url.username === '' && url.password === '' && isLine(value);
  }, 'Must be a link that starts with https:// or http://')
  .register(fieldKinds, { kind: 'link' });

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email()).register(fieldKinds, { kind: 'email' });
export const id = z.string().regex(/^[A-Za-z0-9]{8,32}$/);
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const currency = z.enum(['EUR', 'USD', 'GBP']);

/** Query strings carry text: these read it. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const queryNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));

/** A page of a list: at most 200 (issue 2), and the cursor where the next page begins. */
export const pageQuery = {
  limit: queryNumber(1, 200).optional(),
  after: z.string().max(200).optional(),
};

/** What a desk asks every list: words to look for, one of these orders (`-` before it turns it round), a page from 1. */
export const deskQuery = <const S extends string>(sorts: readonly [S, ...S[]]) => ({
  q: z.string().overwrite(withoutUnseen).trim().max(100).refine(isLine, 'Must be one line of text').optional(),
  sort: z.enum(sorts.flatMap((sort) => [sort, `-${sort}`] as const) as [S, ...(S | `-${S}`)[]]).optional(),
  page: queryNumber(1, 100_000).optional(),
});

/** The version somebody looked at before they changed it; another one meanwhile is 409 `edit_conflict`. */
export const knownVersion = z.number().int().min(1).max(2_147_483_647);
export const seenVersion = knownVersion.optional();

/** A field that people do not see and machines fill in: a form that has it filled is refused. */
export const honeypot = z.literal('').optional();

/** What every public form answers: it is stored, and this is its number. */
export const Received = z.strictObject({ id, received: z.literal(true) });

/** How often one address may send a public form. */
export const formLimit = { calls: 12, seconds: 600 } as const;

/** Why a call was refused, where a reply tells of several things at once. */
export const problemCode = z.enum(Object.keys(problemStatuses) as [ProblemCode, ...ProblemCode[]]);
