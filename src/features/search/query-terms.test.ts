import { describe, expect, it } from 'vitest';
import { weekendFrom } from './date-words.ts';
import { lexiconWith } from './added-meanings.ts';
import { markOf, namedCategories, parseTerms } from './query-terms.ts';
import { normalize, singular, tokenize } from './tokenize.ts';

const marksOf = (query: string) => parseTerms(tokenize(query)).map(({ marks }) => [...marks]);

describe('words', () => {
  it('are small letters without accents, whatever stands between them', () => {
    expect(tokenize('  Música-EN directo, ¡ya!')).toEqual(['musica', 'en', 'directo', 'ya']);
    expect(normalize('Año Ñoño')).toBe('ano nono');
    expect(tokenize('¿?')).toEqual([]);
  });

  it('are at most twelve', () => {
    expect(tokenize('a '.repeat(50))).toHaveLength(12);
  });

  it('are one in singular and plural, in both languages', () => {
    for (const [one, many] of [
      ['hotel', 'hoteles'],
      ['hotel', 'hotels'],
      ['bike', 'bikes'],
      ['coche', 'coches'],
      ['bar', 'bares'],
    ] as const)
      expect(singular(many)).toBe(singular(one));
  });
});

describe('a phrase', () => {
  it('stands for a whole category in either language', () => {
    expect(marksOf('jet sky')).toEqual([['=rentals/jetski']]);
    expect(marksOf('motos de agua')).toEqual([['=rentals/jetski']]);
    expect(marksOf('música en directo')).toEqual([['=events/concert']]);
    expect(marksOf('nightclub')).toEqual([['=events/club', '=businesses/club']]);
  });

  it('is read as long as it can be, and the words around it by themselves', () => {
    expect(parseTerms(['cheap', 'jet', 'ski', 'tour']).map(({ words }) => words)).toEqual([
      ['cheap'],
      ['jet', 'ski'],
      ['tour'],
    ]);
  });

  it('means only itself when nobody knows it', () => {
    expect(parseTerms(['dintel'])).toEqual([
      {
        words: ['dintel'],
        synonyms: [],
        marks: [],
        lacks: [],
        near: [],
        best: [],
        leans: [],
        isOccasion: false,
        isAbroad: false,
      },
    ]);
  });

  it('brings the words that mean the same', () => {
    expect(parseTerms(['buceo'])[0]?.synonyms).toContain('diving');
  });
});

it('on a Sunday the weekend is what is left of it, and on a Monday the next', () => {
  expect(weekendFrom('2026-08-23')).toEqual(['2026-08-23']);
  expect(weekendFrom('2026-08-24')).toEqual(['2026-08-28', '2026-08-29', '2026-08-30']);
});

it('every category has a name in both languages, written as it is compared', () => {
  const named = Map.groupBy(namedCategories, ({ type, category }) => `${type}/${category}`);
  expect(named.size).toBe(27);
  for (const [key, names] of named) {
    expect(names.length, key).toBeGreaterThan(1);
    for (const { name } of names) expect(tokenize(name).join(' '), key).toBe(name);
  }
});

describe('a phrase of several meanings', () => {
  const [asked] = parseTerms(['stag', 'do']);
  it('stands for what serves an occasion', () => expect(asked?.synonyms).toContain('karaoke'));
  it('and not the other way round', () => expect(parseTerms(['karaoke'])[0]?.synonyms).not.toContain('stag do'));
  it('asks for what is not said', () => expect(parseTerms(['sin', 'experiencia'])[0]?.lacks).toContain('experiencia'));
  it('is asked abroad, and not looked for in texts of the town', () => {
    expect(parseTerms(['flohmarkt'])[0]?.synonyms).toContain('market');
    expect(parseTerms(['market'])[0]?.synonyms).not.toContain('flohmarkt');
  });
  it('that only visitors say stands for ours, and is itself another word here', () => {
    const [boot] = parseTerms(['boot']);
    expect(boot).toMatchObject({ isAbroad: true, marks: ['=rentals/boat'] });
    expect(boot?.synonyms).toContain('boat');
    expect(parseTerms(['bar'])[0]?.isAbroad).toBe(false);
  });
  it('is known without what says nothing inside it', () => {
    const meaning = (phrase: string) => parseTerms(tokenize(phrase))[0]?.synonyms;
    expect(meaning('alleen voor volwassenen')).toEqual(meaning('alleen volwassenen'));
    expect(meaning('laver mon linge')).toEqual(meaning('laver son linge'));
  });
  it('that is not wanted is not looked for; what is known with its "no" is', () => {
    const words = (query: string) => parseTerms(tokenize(query)).map((term) => term.words.join(' '));
    expect(words('live music no dancing')).toEqual(['live music']);
    expect(words('algo tranquilo sin discotecas')).not.toContain('discotecas');
    expect(words('brunch sin despertador')).toContain('despertador');
    expect(words('trabajo sin experiencia')).toEqual(['trabajo', 'sin experiencia']);
  });
  it('is known by its verb, whatever is written onto it', () =>
    expect(parseTerms(['desayunarme'])[0]?.synonyms).toContain('breakfast'));
});

describe('an occasion', () => {
  it('is known in any form that German gives it, and is no thing', () => {
    for (const word of ['romantisch', 'romantischer', 'romantisches', 'romantische'])
      expect(parseTerms([word])[0]?.isOccasion).toBe(true);
    expect(parseTerms(['tapas'])[0]?.isOccasion).toBe(false);
  });
});

describe('a meaning that was added', () => {
  const termOf = (word: string, ...added: Parameters<typeof lexiconWith>[0]) =>
    parseTerms(tokenize(word), lexiconWith(added))[0];

  it('brings its phrases, its mark, and what its phrases stand for, those that were added too', () => {
    const vespa = { words: 'Véspa', phrases: ['wet bike'], mark: markOf.category('rentals', 'bike') };
    const wet = { words: 'wet bikes', phrases: ['jet ski'] };
    const term = termOf('vespas', vespa, wet);
    expect(term?.synonyms).toEqual(expect.arrayContaining(['wet bike', 'jet ski']));
    expect(term?.marks).toEqual(['=rentals/bike', '=rentals/jetski']);
  });

  it('is beside what the words mean already, and of two with the same words both count', () => {
    expect(termOf('techno', { words: 'techno', phrases: ['klonk'] })?.synonyms).toEqual(
      expect.arrayContaining(['klonk', 'electronica']),
    );
    const two = [
      { words: 'klonk', phrases: ['foam'] },
      { words: 'klonks', phrases: ['laser'] },
    ];
    expect(termOf('klonk', ...two)?.synonyms).toEqual(['foam', 'laser']);
  });

  it('ends where it leads back', () => {
    const ring = [
      { words: 'foo', phrases: ['baz'] },
      { words: 'baz', phrases: ['foo'] },
    ];
    expect(termOf('foo', ...ring)?.synonyms).toEqual(['baz', 'foo']);
  });
});
