/** What is said of a text before it goes out. */
import { z } from 'zod';
import { maskKinds } from './masks.ts';

/** What would be hidden of a text, in its order, and how it would read. */
export const Preview = z.strictObject({
  text: z.string(),
  hidden: z.array(z.strictObject({ kind: z.enum(maskKinds), text: z.string() })),
});
export type Preview = z.infer<typeof Preview>;
