/** One line is one line (issue 14): whatever is called a name, a title or a subject takes no break and no control character. */
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aTestHouse } from '#app/server/testing.ts';
import type { Endpoint } from '#kit/shared/endpoint.ts';

const house = aTestHouse();
let endpoints: [string, Endpoint][];
beforeAll(() => {
  endpoints = house.api.contracts.flatMap((contract) => Object.entries(contract));
});

/** What is written in paragraphs; everything else that people write is one line. */
const paragraphs = new Set([
  'description',
  'arrival',
  'menu',
  'message',
  'text',
  'note',
  'goals',
  'reason',
  'admin_notes',
  'adminNotes',
  'notes',
  'answer',
  'details',
  'statement',
  'objection',
  'words',
  'vacation_description',
  'special_requests',
  'planned_itinerary',
]);
/** Compared with what is known, never shown or sent on. */
const secrets = new Set(['password', 'current', 'token', 'clientSecret', 'cardNumber', 'expiry']);

const breaks = ['\r\n', '\n', '\r', '\t', '\v', '\f', '\u0000', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'];

/** Every field on any level of a body, with its schema. */
function fieldsOf(schema: z.core.$ZodType, field: string): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]: [string, z.core.$ZodType]) => [
      [nameIn(field, name), inner] as [string, z.core.$ZodType],
      ...fieldsOf(inner, nameIn(field, name)),
    ]);
  // oxlint-disable-next-line no-underscore-dangle -- what zod gives to those who look into a schema
  const inner = Object.values(schema._zod.def as unknown as Record<string, unknown>).flat();
  return inner.flatMap((one) => (one instanceof z.core.$ZodType ? fieldsOf(one, field) : []));
}

/** A text in two languages stands in the field that both belong to. */
const nameIn = (field: string, name: string) => (name === 'en' || name === 'es' ? field : name);

/** Fields that take this between two words, alone or in a list. */
const taking = (piece: string) =>
  new Set(
    endpoints.flatMap(([line, { body }]) =>
      (body ? fieldsOf(body, 'body') : [])
        .filter(([, part]) => [text(piece), [text(piece)]].some((value) => z.safeParse(part, value).success))
        .map(([field]) => `${line} ${field}`),
    ),
  );
const text = (piece: string) => `Ana${piece}Bea`;

const fieldOf = (told: string) => told.split(' ').at(-1) ?? '';

test('only what is written in paragraphs takes a line break, and every paragraph does', () => {
  const found = [...taking('\n')].filter((told) => !secrets.has(fieldOf(told)));
  expect(found.filter((told) => !paragraphs.has(fieldOf(told)))).toEqual([]);
  expect(new Set(found.map(fieldOf))).toEqual(paragraphs);
});

describe('no line of any endpoint takes', () => {
  test.each(breaks)('%j', (piece) => {
    const found = [...taking(piece)].map(fieldOf);
    expect(found.filter((field) => !paragraphs.has(field) && !secrets.has(field))).toEqual([]);
  });
});

test('a plain name is taken where one is asked for', () => {
  expect(taking(' ').size).toBeGreaterThan(60);
});
