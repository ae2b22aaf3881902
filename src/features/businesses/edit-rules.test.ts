import { expect, test } from 'vitest';
import { fieldsToReview } from '#market/listings/edit-rules.ts';
import { businessEdits } from './edit-rules.ts';

const offer = { offer: { en: 'Two for one' }, offerFrom: null, offerUntil: '2026-08-21' };
const waits = (before: object, after: object) =>
  fieldsToReview(businessEdits, before as Record<string, unknown>, after as Record<string, unknown>);

test('another offer waits with its dates, which would be said of the old one; its dates alone do not', () => {
  expect(waits(offer, { ...offer, offer: { en: 'Free rice for everybody' }, offerUntil: '2026-12-31' })).toEqual([
    'offer',
    'offerUntil',
  ]);
  expect(waits(offer, { ...offer, offerUntil: '2026-12-31' })).toEqual([]);
});

test('dates with other hours go out at once; a link in their note is seen first', () => {
  const feast = { from: '2026-12-25', until: '2026-12-25', spans: [], note: { en: 'Christmas, back at 20:00' } };
  const before = { openingExceptions: [] };
  expect(waits(before, { openingExceptions: [feast] })).toEqual([]);
  expect(waits(before, { openingExceptions: [{ ...feast, note: { en: 'casino.example' } }] })).toEqual([
    'openingExceptions',
  ]);
});
