/** What the submissions room promises (specification sections 3, 5, 7): snake_case on the wire. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { isCategoryOf, submissionTypes } from './rules.ts';

/** An empty answer counts as none: the chat's optional steps may be left empty. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish());

export const NewSubmission = z
  .strictObject({
    type: z.enum(submissionTypes),
    title: s.text(120),
    description: s.text(2000),
    category: z.string().max(40),
    location: s.text(120),
    address: s.text(200),
    contact_email: s.email,
    contact_phone: orNothing(s.text(40)),
    price: orNothing(s.price),
    currency: z.literal('EUR').default('EUR'),
    nickname: s.honeypot,
  })
  .refine(({ type, category }) => isCategoryOf(type, category), {
    path: ['category'],
    message: 'Is no category of this type',
  });
export type NewSubmission = z.infer<typeof NewSubmission>;

export const endpoints = promise({
  'POST /api/submissions': {
    summary: 'Propose a listing; an admin decides within 24 to 48 hours',
    access: 'public',
    body: NewSubmission,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
});
