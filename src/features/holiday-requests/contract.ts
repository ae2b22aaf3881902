/** What the holiday requests room promises (specification sections 3, 5, 7): snake_case on the wire. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { accommodationTypes, days, people } from './rules.ts';

const orNothing = (max: number) => z.preprocess((value) => (value === '' ? null : value), s.text(max).nullish());

export const NewHolidayRequest = z.strictObject({
  client_name: s.text(120),
  client_email: s.email,
  client_phone: orNothing(40),
  vacation_description: s.text(4000),
  budget: orNothing(120),
  duration_days: z.number().int().min(days.min).max(days.max).default(days.initial),
  number_of_people: z.number().int().min(people.min).max(people.max).default(people.initial),
  accommodation_type: z.enum(accommodationTypes).default('any'),
  special_requests: orNothing(2000),
  currency: z.literal('EUR').default('EUR'),
  nickname: s.honeypot,
});
export type NewHolidayRequest = z.infer<typeof NewHolidayRequest>;

export const endpoints = promise({
  'POST /api/holiday-requests': {
    summary: 'Ask for a holiday plan; an itinerary with prices comes back within 24 hours',
    access: 'public',
    body: NewHolidayRequest,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
});
