/** What the business inquiries room promises (specification sections 3, 5; decisions, Forms). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { inquiryTypes } from './rules.ts';

export const NewBusinessInquiry = z.strictObject({
  businessType: z.enum(inquiryTypes),
  businessName: s.text(120),
  contactName: s.text(120),
  email: s.email,
  phone: s.text(40),
  location: s.text(200),
  website: z.preprocess((value) => (value === '' ? null : value), s.link.nullish()),
  description: s.text(4000),
  nickname: s.honeypot,
});
export type NewBusinessInquiry = z.infer<typeof NewBusinessInquiry>;

export const endpoints = promise({
  'POST /api/business-inquiries': {
    summary: 'Ask to be listed; the desk reviews it within 48 hours',
    access: 'public',
    body: NewBusinessInquiry,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
});
