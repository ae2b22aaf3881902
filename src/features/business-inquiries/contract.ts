/** What the business inquiries room promises (specification sections 3, 5; decisions, Forms). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { IntakeChange, intakeFields, intakeQuery } from '#market/intake/intake-contract.ts';
import * as s from '#kit/shared/schemas.ts';
import { phone } from '#market/town/phone.ts';
import { town } from '#market/town/town.ts';
import { inquiryTypes } from './rules.ts';

export const NewBusinessInquiry = z.strictObject({
  businessType: z.enum(inquiryTypes),
  businessName: s.line(120),
  contactName: s.line(120),
  email: s.email,
  phone,
  location: s.line(200),
  website: z.preprocess((value) => (value === '' ? null : value), s.link.nullish()),
  description: s.text(4000),
  nickname: s.honeypot,
});
export type NewBusinessInquiry = z.infer<typeof NewBusinessInquiry>;

/** An inquiry as the desk reads it. */
export const BusinessInquiry = z.strictObject({
  ...intakeFields,
  businessType: z.enum(inquiryTypes),
  businessName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  website: z.string().nullable(),
  description: z.string(),
});
export type BusinessInquiry = z.infer<typeof BusinessInquiry>;

const BusinessInquiryQuery = z.strictObject({ ...intakeQuery, type: z.enum(inquiryTypes).optional() });
export type BusinessInquiryQuery = z.infer<typeof BusinessInquiryQuery>;

export const endpoints = promise({
  'POST /api/business-inquiries': {
    summary: `Ask to be listed; the desk reviews it within ${town.promises.businessInquiryHours} hours`,
    access: 'public',
    body: NewBusinessInquiry,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'GET /api/business-inquiries': {
    summary: 'Business inquiries at the desk, newest first',
    access: 'admin',
    query: BusinessInquiryQuery,
    csv: 'personal',
    reply: z.array(BusinessInquiry),
  },
  'GET /api/business-inquiries/{id}': {
    summary: 'One of them',
    access: 'admin',
    reply: BusinessInquiry,
  },
  'PATCH /api/business-inquiries/{id}': {
    summary: 'How far the desk is with it, and the desk’s notes; 409 edit_conflict',
    access: 'admin',
    body: IntakeChange,
    reply: BusinessInquiry,
  },
});
