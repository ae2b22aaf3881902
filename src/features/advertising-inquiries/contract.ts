/** What the advertising inquiries room promises (specification sections 3, 5, 7). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { advertisedBusinessTypes, advertisingBudgets, currentMarketings } from './rules.ts';

/** Fields of the form that were left empty come as empty texts. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish());

export const NewAdvertisingInquiry = z
  .strictObject({
    businessName: s.text(120),
    contactName: orNothing(s.text(120)),
    email: s.email,
    phone: orNothing(s.text(40)),
    businessType: orNothing(z.enum([...advertisedBusinessTypes, 'custom'])),
    location: orNothing(s.text(200)),
    currentMarketing: orNothing(z.enum(currentMarketings)),
    budget: orNothing(z.enum([...advertisingBudgets, 'custom'])),
    goals: orNothing(s.text(2000)),
    message: orNothing(s.text(4000)),
    nickname: s.honeypot,
  })
  .refine(({ businessType, contactName }) => businessType === 'custom' || contactName != null, {
    path: ['contactName'],
    message: 'Is required',
  });
export type NewAdvertisingInquiry = z.infer<typeof NewAdvertisingInquiry>;

export const endpoints = promise({
  'POST /api/advertising-inquiries': {
    summary: 'Ask about advertising, or for a quote; a proposal comes within 24 hours',
    access: 'public',
    body: NewAdvertisingInquiry,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
});
