/** What somebody of the desk takes along of the answers they wrote. */
import { z } from 'zod';

export const AnswersExport = z.strictObject({
  answers: z.array(z.strictObject({ text: z.string(), answeredAt: z.iso.datetime() })),
});
export type AnswersExport = z.infer<typeof AnswersExport>;
