/** What a draft may leave open, as contracts say it (issue 16, decision 0056). */
import { z } from 'zod';
import type { Localized } from '#kit/shared/localized.ts';
import * as s from '#kit/shared/schemas.ts';
import { newPhotos, photoAlt } from './listing-schemas.ts';

/** A line or an e-mail that may still be empty. */
export const openLine = (schema: z.ZodType<string, string>) => z.union([z.literal(''), schema]).default('');

/** A text in two languages of which neither may be written yet. */
export const openText = (schema: z.ZodType<Localized, string | Localized>) =>
  z.union([z.strictObject({}).transform((): Localized => ({})), schema]).default({});

/** A price that nobody has named yet. */
export const openPrice = s.price.nullable().default(null);

/** A date that nobody has named yet. */
export const openDate = s.calendarDate.nullable().default(null);
export const openTime = s.timeOfDay.nullable().default(null);

/** Of what is sent whole: all that its contract asks for. */
export const whole = {
  status: z
    .literal('published')
    .optional()
    .transform(() => 'published' as const),
};
/** Of a draft, beside its gaps. */
export const draft = { status: z.literal('draft'), photos: newPhotos(openText(photoAlt)).default([]) };
