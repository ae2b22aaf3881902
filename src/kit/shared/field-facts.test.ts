import { expect, it } from 'vitest';
import { z } from 'zod';
import { factsOf } from './field-facts.ts';
import * as s from './schemas.ts';

const Thing = z.strictObject({
  title: s.localizedLine(120),
  note: z.preprocess((value) => (value === '' ? null : value), s.text(400).nullish()),
  email: s.email,
  phone: s.line(40).min(10),
  website: s.link.nullish().transform((url) => url ?? null),
  price: s.price,
  size: z.enum(['s', 'l']).default('s'),
  count: z.number().int().min(1).max(20).default(2),
  leads: z.number().int().min(0).optional(),
  latitude: s.latitude.nullable(),
  isOpen: z.boolean().default(false),
  images: z.array(s.link).max(20).default([]),
  skills: s.localizedList(60, 5).default({ en: [] }),
  hours: z.array(z.strictObject({ opens: s.timeOfDay })).max(3),
  day: s.calendarDate.nullable(),
  nickname: s.honeypot,
  version: s.seenVersion,
});
const facts = factsOf(Thing.extend({ price: s.price.nullable() }), { whenNew: Thing });

it('knows from the schema how each field is written, how long it may be and what it begins with', () => {
  expect(facts).toEqual({
    title: { kind: 'bilingual', max: 120 },
    note: { kind: 'text', max: 400, blank: 'text' },
    email: { kind: 'email', max: 254 },
    phone: { kind: 'line', min: 10, max: 40 },
    website: { kind: 'link', max: 500, blank: 'null' },
    price: { kind: 'price', blank: 'null', newNeeds: true },
    size: { kind: 'choice', options: ['s', 'l'], blank: 'none', start: 's' },
    count: { kind: 'whole', min: 1, max: 20, blank: 'none', start: 2 },
    leads: { kind: 'whole', min: 0, blank: 'none' },
    latitude: { kind: 'number', min: -90, max: 90, blank: 'null' },
    isOpen: { kind: 'flag', blank: 'none', start: false },
    images: { kind: 'list', each: 'link', max: 500, maxItems: 20, blank: 'none', start: [] },
    skills: { kind: 'bilingualList', each: 'line', max: 60, maxItems: 5, blank: 'none', start: { en: [] } },
    hours: { kind: 'parts', maxItems: 3, of: { opens: { kind: 'time' } } },
    day: { kind: 'date', blank: 'null' },
  });
});

it('tells of the fields a form has, when it has only some', () =>
  expect(factsOf(Thing, { only: ['email'] })).toEqual({ email: { kind: 'email', max: 254 } }));

it('refuses what no form can ask for', () =>
  expect(() => factsOf(z.strictObject({ when: z.date() }))).toThrow('A form knows no field'));
