/** One rule for phones wherever a call takes one: nine digits are a Spanish phone, and what is kept is E.164. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aTestHouse } from '#app/server/testing.ts';
import { factsOf } from '#kit/shared/field-facts.ts';

const house = aTestHouse();

/** Signing in asks for a phone as its owner remembers it, and says of none whether it is one. */
const asRemembered = ['POST /api/auth/signin'];

/** An object, or the first of several: what is sent whole; a draft leaves open what that asks for. */
const wholeOf = (body: z.ZodType): z.ZodObject | undefined =>
  body instanceof z.ZodObject ? body : body instanceof z.ZodUnion ? wholeOf(body.options[0] as z.ZodType) : undefined;

/** Every phone that a body of the house asks for, as `line: field`. */
function phones(): [string, z.ZodType][] {
  const lines = house.api.contracts.flatMap((contract) => Object.entries(contract));
  return lines.flatMap(([line, { body }]) => {
    const shape = body && !asRemembered.includes(line) ? (wholeOf(body)?.shape ?? {}) : {};
    const fields = Object.entries(shape as Record<string, z.ZodType>).filter(([name]) => /phone$/i.test(name));
    return fields.map(([name, schema]): [string, z.ZodType] => [`${line}: ${name}`, schema]);
  });
}

test('every call that takes a phone keeps it in one form, and refuses what is none', () => {
  const asked = phones();
  expect(asked.map(([field]) => field)).toEqual(
    expect.arrayContaining([
      'POST /api/auth/signup: phone',
      'PATCH /api/account: phone',
      'POST /api/contact-messages: phone',
      'POST /api/submissions: contact_phone',
      'PUT /api/rentals/{id}: contactPhone',
    ]),
  );
  for (const [field, schema] of asked) {
    expect([field, schema.parse('611222333')]).toEqual([field, '+34611222333']);
    expect([field, schema.parse('0044 7911 123456')]).toEqual([field, '+447911123456']);
    expect([field, schema.safeParse('12345').success]).toEqual([field, false]);
    const facts = factsOf(z.object({ phone: schema }));
    expect([field, facts.phone.kind]).toEqual([field, 'phone']);
  }
});
