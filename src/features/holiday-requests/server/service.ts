/** Holiday requests: (db, input) → result. */
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { intake } from '#market/intake/server/intake.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { NewHolidayRequest } from '../contract.ts';
import { holidayRequests } from './table.ts';

/** Stores a wish for a holiday; it waits as pending until an admin plans it. The client gets a letter. */
export async function requestHoliday(db: Db, input: NewHolidayRequest, language: Language, at: Date): Promise<string> {
  const row = {
    ...intake(language, at),
    clientName: input.client_name,
    clientEmail: input.client_email,
    clientPhone: input.client_phone,
    vacationDescription: input.vacation_description,
    budget: input.budget,
    durationDays: input.duration_days,
    numberOfPeople: input.number_of_people,
    accommodationType: input.accommodation_type,
    specialRequests: input.special_requests,
  };
  const values = { name: row.clientName, days: row.durationDays, people: row.numberOfPeople };
  await db.transaction(async (db) => {
    await db.insert(holidayRequests).values(row);
    await postMail(db, { to: row.clientEmail, language, letter: 'holidayReceived', values }, at);
  });
  return row.id;
}
