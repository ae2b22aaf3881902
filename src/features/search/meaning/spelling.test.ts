import { describe, expect, it } from 'vitest';
import { maybeMisspelled, misspelled, respelled } from './spelling.ts';

const mended = (query: string) => respelled(query, misspelled(maybeMisspelled(query)));

describe('a word that sets a filter', () => {
  it.each([
    ['something sporty tomorow morning', 'something sporty tomorrow morning'],
    ['fiesta el vienres', 'fiesta el viernes'],
    ['flat in levnate', 'flat in levante'],
    ['Party on Satruday!', 'Party on saturday!'],
    ['hotel near the harbuor', 'hotel near the harbour'],
    // As they are
    ['tomorrow morning', 'tomorrow morning'],
    ['jazz', 'jazz'],
    ['noche', 'noche'],
    ['late restaurnat', 'late restaurnat'],
  ])('%s', (typed, meant) => expect(mended(typed)).toBe(meant));
});
