import { describe, expect, it, test } from 'vitest';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { longestPhrase, parseTerms } from '../../query-terms.ts';
import { categoryNames } from '../synonyms.ts';
import { tokenize } from '../../tokenize.ts';
import { occasions } from './occasions.ts';

const termOf = (phrase: string) => parseTerms(tokenize(phrase))[0];
const namesIn = (list = '') => list.split(', ').filter(Boolean);

describe('every occasion', () => {
  it('is named as words are compared, in no more words than a phrase has', () => {
    for (const name of occasions.flatMap(({ names }) => namesIn(names))) {
      expect(tokenize(name).join(' ')).toBe(name);
      expect(tokenize(name).length, name).toBeLessThanOrEqual(longestPhrase);
    }
  });

  it('names kinds that there are', () => {
    const known = new Set<string>(
      listingKinds.flatMap((type) => Object.keys(categoryNames[type]).map((one) => `${type}/${one}`)),
    );
    for (const kind of occasions.flatMap(({ kinds = [], leans = [] }) => [...kinds, ...leans]))
      expect(known.has(kind), kind).toBe(true);
  });
});

test.each([
  ['tinder date', 'cocktails'],
  ['cumple de una amiga', 'karaoke'],
  ['plaza en un barco', 'glass bottomed'],
  ['segunda cita', 'cocteles'],
  ['adrenaline junkie', 'jet ski'],
  ['subidón', 'moto de agua'],
  ['need a laugh', 'bingo'],
  ['ganas de reírme', 'bingo'],
  ['nerdy', 'comics'],
  ['frikadas', 'comics'],
  ['fancy dress', 'masks'],
  ['fiesta de disfraces', 'antifaz'],
  ["can't sleep", 'quiet rooms'],
  ['no puedo dormir', 'habitaciones tranquilas'],
  ['out at sea', 'sail'],
  ['daytime party', 'early birds'],
  ['sin trasnochar', 'madrugar'],
  ['show me the city', 'architecture'],
  ['wolkenkratzer', 'towers'],
  ['hours to kill', 'lockers'],
  ['early check out', 'lockers'],
  ['self care day', 'spa'],
  ['laptop friendly', 'good coffee'],
  ['maleta perdida', 'clothes'],
  ['ver amanecer', 'sunrise'],
  ['drunk food', 'hot sandwiches'],
  ['mi día libre', 'chiringuito'],
  ['skint', 'no cover'],
  ['llegar a fin de mes', 'no cover'],
  ['noche queer', 'drag'],
  ['beach day', 'parasol'],
  ['dagje strand', 'parasol'],
  ['hacer la previa', 'vermut'],
  ['aprender algo nuevo', 'with a cook'],
  ['muskelkater', 'massage'],
  ['just landed', 'tapas'],
  ['cumplo 30', 'birthday'],
  ['my parents are visiting', 'glass bottomed'],
  ['dia de resaca', 'brunch'],
  ['para charlar', 'conversacion'],
  ['dance until sunrise', 'techno'],
  ['killer view', 'skyline'],
  ['conocer chicas', 'strangers'],
  ['surprise my girlfriend', 'candles'],
])('%s is best served by %s', (phrase, word) => {
  const term = termOf(phrase);
  expect(term?.isOccasion).toBe(true);
  expect(term?.words).toEqual(tokenize(phrase));
  expect(term?.best).toContain(word);
});

it('what is not wanted is not looked for, whatever stands between', () => {
  const words = (query: string) => parseTerms(tokenize(query)).map((term) => term.words.join(' '));
  expect(words('something chilled not a club')).toEqual(['something chilled']);
});

test.each(['bike broken', 'arreglar el patinete', 'fix my bike'])('%s asks for who mends it', (phrase) => {
  expect(termOf(phrase)?.synonyms).toContain('bike repair');
});
