/** What the advertising inquiries room promises (specification sections 3, 5, 7). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { IntakeChange, intakeFields, intakeQuery } from '#market/intake/intake-contract.ts';
import * as s from '#kit/shared/schemas.ts';
import { phone } from '#market/town/phone.ts';
import { town } from '#market/town/town.ts';
import { advertisedBusinessTypes, advertisingBudgets, currentMarketings } from './rules.ts';

export const NewAdvertisingInquiry = z
  .strictObject({
    businessName: s.line(120),
    contactName: s.orNothing(s.line(120)),
    email: s.email,
    phone: s.orNothing(phone),
    businessType: s.orNothing(z.enum([...advertisedBusinessTypes, 'custom'])),
    location: s.orNothing(s.line(200)),
    currentMarketing: s.orNothing(z.enum(currentMarketings)),
    budget: s.orNothing(z.enum([...advertisingBudgets, 'custom'])),
    goals: s.orNothing(s.text(2000)),
    message: s.orNothing(s.text(4000)),
    nickname: s.honeypot,
  })
  .refine(({ businessType, contactName }) => businessType === 'custom' || contactName != null, {
    path: ['contactName'],
    message: 'Is required',
  });
export type NewAdvertisingInquiry = z.infer<typeof NewAdvertisingInquiry>;

/** An inquiry as the desk reads it. */
export const AdvertisingInquiry = z.strictObject({
  ...intakeFields,
  businessName: z.string(),
  contactName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  businessType: z.enum([...advertisedBusinessTypes, 'custom']).nullable(),
  location: z.string().nullable(),
  currentMarketing: z.enum(currentMarketings).nullable(),
  budget: z.enum([...advertisingBudgets, 'custom']).nullable(),
  goals: z.string().nullable(),
  message: z.string().nullable(),
});
export type AdvertisingInquiry = z.infer<typeof AdvertisingInquiry>;

const AdvertisingInquiryQuery = z.strictObject({
  ...intakeQuery,
  type: z.enum([...advertisedBusinessTypes, 'custom']).optional(),
});
export type AdvertisingInquiryQuery = z.infer<typeof AdvertisingInquiryQuery>;

export const endpoints = promise({
  'POST /api/advertising-inquiries': {
    summary: `Ask about advertising, or for a quote; a proposal comes within ${town.promises.advertisingHours} hours`,
    access: 'public',
    body: NewAdvertisingInquiry,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'GET /api/advertising-inquiries': {
    summary: 'Advertising inquiries and quote requests at the desk, newest first',
    access: 'admin',
    query: AdvertisingInquiryQuery,
    csv: 'personal',
    reply: z.array(AdvertisingInquiry),
  },
  'GET /api/advertising-inquiries/{id}': {
    summary: 'One of them',
    access: 'admin',
    reply: AdvertisingInquiry,
  },
  'PATCH /api/advertising-inquiries/{id}': {
    summary: 'How far the desk is with it, and the desk’s notes; 409 edit_conflict',
    access: 'admin',
    body: IntakeChange,
    reply: AdvertisingInquiry,
  },
});
