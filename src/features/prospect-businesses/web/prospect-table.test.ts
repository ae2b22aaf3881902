import { expect, it } from 'vitest';
import type { Prospect } from '../contract.ts';
import * as form from '#kit/web/form/form-values.ts';
import { changedBetween, prospectTable, type ProspectDraft } from './prospect-table.tsx';
import { aProspect } from './testing.ts';

const draftOf = (prospect?: Prospect) => form.draftOf(prospectTable, prospect);
const bodyOf = (draft: ProspectDraft): Record<string, unknown> => form.bodyOf(prospectTable, draft);

const hotel = aProspect({ contact_email: 'brisa@a.example', priority_score: 8, notes: null });

it('is the same after it was opened and sent again, but for what the server alone knows', () => {
  const { id: _id, version: _version, poster: _poster, created_at: _created, updated_at: _updated, ...written } = hotel;
  const sent = Object.entries(bodyOf(draftOf(hotel))).map(([name, value]) => [name, value === '' ? null : value]);
  expect(Object.fromEntries(sent)).toEqual(written);
});

it('begins not contacted, with a score of 5', () => {
  expect(bodyOf(draftOf())).toMatchObject({ priority_score: 5, contact_status: 'not_contacted' });
});

it('makes 1 of a score that is no number', () => {
  expect(bodyOf({ ...draftOf(), priority_score: 'many' })['priority_score']).toBe(1);
});

it('knows what somebody else changed', () => {
  const seen = draftOf(hotel);
  expect(changedBetween(seen, draftOf({ ...hotel, notes: 'Rang twice', priority_score: 9 }))).toEqual([
    'priority_score',
    'notes',
  ]);
  expect(changedBetween(seen, seen)).toEqual([]);
});
