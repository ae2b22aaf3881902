/** What the room of date changes promises (decision 0181): a guest asks for other dates of a stay, its owner answers. */
import { z } from 'zod';
import { Availability, AvailabilityQuery } from '#features/rentals/days.ts';
import { priceUnits } from '#features/rentals/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { answerHours, dateChangeStates, maxNote, maxAskedADay, payHours } from './rules.ts';

const instant = z.iso.datetime();
const moment = z.strictObject({ date: s.calendarDate, time: s.timeOfDay });

/** A stay by its beginning and its end in the town. */
const Dates = z.strictObject({
  startsAt: instant,
  endsAt: instant,
  from: moment,
  until: moment,
  unit: z.enum(priceUnits),
  units: z.number().int(),
  /** Things alike, or persons. */
  quantity: z.number().int(),
});
export type Dates = z.infer<typeof Dates>;

const step = z.strictObject({ hours: z.number().int(), percent: z.number().int() });

/** What other dates mean for the money: what the stay costs now, what it would, what goes back, and what is still to be paid. */
const money = { before: s.wirePrice, amount: s.wirePrice, back: s.wirePrice, more: s.wirePrice };

/** Other dates as they could be had at this moment. */
export const OtherDates = z.strictObject({
  wanted: Dates,
  ...money,
  /** What would go back to whoever cancels so many hours before they begin. */
  refundSteps: z.array(step),
});
export type OtherDates = z.infer<typeof OtherDates>;

export const DateChange = z.strictObject({
  id: s.id,
  orderId: s.id,
  status: z.enum(dateChangeStates),
  was: Dates,
  wanted: Dates,
  ...money,
  refundSteps: z.array(step),
  /** What its owner answered with. */
  note: z.string().nullable(),
  createdAt: instant,
  /** Until when it waits for an answer. */
  expiresAt: instant,
  /** The order by which what it costs more is paid, once its owner has agreed, and until when the new days are kept for that. */
  supplementId: s.id.nullable(),
  payBy: instant.nullable(),
  settledAt: instant.nullable(),
});
export type DateChange = z.infer<typeof DateChange>;

/** The same as who answers it sees it: of the guest the name alone. */
export const AskedDateChange = DateChange.extend({
  title: z.string(),
  /** Of what is rented; empty of what is gone. */
  category: z.string(),
  itemId: s.id,
  guest: z.string(),
});
export type AskedDateChange = z.infer<typeof AskedDateChange>;

const wishedStay = <N extends z.ZodType>(units: N, quantity: N) => ({
  from: s.calendarDate,
  /** The full hour, for what is rented by the hour. */
  time: s.timeOfDay.optional(),
  fold: s.fold.optional(),
  units,
  quantity,
});

const NewDateChange = z.strictObject({
  ...wishedStay(z.number().int().min(1).max(365), z.number().int().min(1).max(500)),
  /** What was shown of it: another price is refused (422 price_changed), other times and terms too (409 terms_changed). */
  shown: z.strictObject({
    startsAt: instant,
    endsAt: instant,
    amount: s.wirePrice,
    back: s.wirePrice,
    more: s.wirePrice.default('0'),
    refundSteps: z.array(step).max(10),
  }),
});
export type NewDateChange = z.infer<typeof NewDateChange>;

export const Answer = z.strictObject({
  accepts: z.boolean(),
  /** What was shown to go back; 409 refund_changed when it is another sum by now. */
  back: s.wirePrice,
  note: s.text(maxNote).optional(),
});
export type Answer = z.infer<typeof Answer>;

export const endpoints = promise({
  'GET /api/date-changes': {
    summary: 'The other dates that the caller asked for stays that are still to come, the newest first',
    access: 'member',
    reply: z.array(DateChange),
  },
  'GET /api/orders/{id}/free-days': {
    summary:
      'What is free of the rental of the caller’s own booking, day by day, as for a new one; what the booking has itself counts as free. 409 invalid_transition when its dates can’t be changed',
    access: 'member',
    query: AvailabilityQuery,
    reply: Availability,
  },
  'GET /api/orders/{id}/other-dates': {
    summary:
      'What other dates of the caller’s own booking would cost at this moment, and what would go back; 409 dates_unavailable when somebody else has them, 422 for what could not be booked anew either, 409 invalid_transition when its dates can’t be changed',
    access: 'member',
    query: z.strictObject(wishedStay(s.queryNumber(1, 365), s.queryNumber(1, 500))),
    reply: OtherDates,
  },
  'POST /api/orders/{id}/date-changes': {
    summary: `Ask for them: nothing changes and nothing is held until the owner accepts, within ${answerHours} hours; what costs more is paid after that, within ${payHours}. 409 conflict while another request waits, 422 price_changed and 409 terms_changed when it is not as it was shown, 429 beyond ${maxAskedADay} a day`,
    access: 'member',
    body: NewDateChange,
    reply: DateChange,
    status: 201,
  },
  'DELETE /api/date-changes/{id}': {
    summary:
      'Take a request back that waits for an answer, or for its payment; 409 invalid_transition once it is answered, paid or over',
    access: 'member',
    reply: DateChange,
  },
  'GET /api/workspace/date-changes': {
    summary:
      'The requests for other dates that wait for the caller’s answer, the first to end first; then those that they agreed to and that are not paid yet',
    access: 'business',
    team: ['editor', 'finance'],
    reply: z.array(AskedDateChange),
  },
  'GET /api/admin/date-changes': {
    summary: 'The same of all owners, and of what is the house’s own',
    access: 'admin',
    reply: z.array(AskedDateChange),
  },
  'POST /api/date-changes/{id}/answer': {
    summary:
      'Accept or decline a request for one of the caller’s own bookings, the desk for any: with a yes the booking has the new dates at once and what they cost less goes back; dearer ones are kept until their guest has paid. 409 dates_unavailable when somebody else has them by now, 409 refund_changed when another sum would go back, 409 invalid_transition when it is answered, over or its booking has ended',
    access: 'business',
    team: ['editor'],
    touchesMoney: true,
    confirms: true,
    body: Answer,
    reply: AskedDateChange,
  },
});
