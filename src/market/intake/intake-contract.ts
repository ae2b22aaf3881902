/** What contracts of all things that were sent in promise the desk: the snake_case fields are those of the calls table. */
import { z } from 'zod';
import { intakeStatuses, maxNotes } from './intake.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';

/** What the desk knows of anything that was sent in, beside what was written. */
export const intakeFields = {
  id: s.id,
  status: z.enum(intakeStatuses),
  /** The language it was written in. */
  language: z.enum(languages),
  admin_notes: z.string().nullable(),
  submitted_at: z.iso.datetime(),
  version: z.number().int(),
};

/** The desk's list of them: those that wait first, the oldest before the others, unless told. */
export const intakeQuery = { ...s.deskQuery(['waiting', 'submitted']), status: z.enum(intakeStatuses).optional() };

/** How far the desk is, and its own notes; an empty note takes the note away. */
export const IntakeChange = z.strictObject({
  status: z.enum(intakeStatuses).optional(),
  admin_notes: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), s.text(maxNotes)]))
    .transform((note) => (note === '' ? null : note))
    .nullable()
    .optional(),
  version: s.seenVersion,
});
export type IntakeChange = z.infer<typeof IntakeChange>;
