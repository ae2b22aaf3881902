import { z } from 'zod';
import { readChosen } from './chosen-poster.ts';
import { motifs, placedSeeds } from './poster.ts';

/** The poster that a listing wears where it has no photo: the server knows which fits it (decision 0065). */
export const WornPoster = z.strictObject({
  motif: z.enum(motifs),
  seed: z
    .number()
    .int()
    .min(0)
    .max(placedSeeds - 1),
});
export type WornPoster = z.infer<typeof WornPoster>;

/** One that somebody chose of the press, `ramen-412`: a motif and a seed that it knows. */
export const ChosenPoster = z
  .string()
  .max(40)
  .refine((text) => readChosen(text) !== undefined, 'Is no poster');
