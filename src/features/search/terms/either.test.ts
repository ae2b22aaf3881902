import { describe, expect, it } from 'vitest';
import { parseTerms } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';

const wordsOf = (query: string) => parseTerms(tokenize(query)).map(({ words }) => words.join(' '));

describe('one of two', () => {
  it('is one thing that either answers', () => {
    const [both, ...more] = parseTerms(tokenize('jazz or techno'));
    expect(more).toEqual([]);
    expect(both?.synonyms).toContain('techno');
  });

  it.each([
    ['bar o restaurante', '=businesses/restaurant'],
    ['kayak oder fahrrad mieten', '=rentals/bike'],
    ['hotel ou appartement', '=rentals/apartment'],
  ])('%s', (query, mark) => expect(parseTerms(tokenize(query))[0]?.marks).toContain(mark));

  it('links three of them', () => expect(wordsOf('sushi or pizza or tapas')).toEqual(['sushi']));

  it.each([
    ['what nothing is known of stays a word', 'pizza or blorp', ['pizza', 'or', 'blorp']],
    ['an occasion is no thing', 'rain or pizza', ['rain', 'or', 'pizza']],
    ['one behind the other are two things', 'jazz techno', ['jazz', 'techno']],
  ])('%s', (_, query, words) => expect(wordsOf(query)).toEqual(words));
});
