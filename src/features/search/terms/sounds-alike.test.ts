import { describe, expect, it } from 'vitest';
import { soundOf, spellingsOf } from './sounds-alike.ts';
import { rankCorrections } from './spelling.ts';

/** As people write by ear, and what they mean. */
const pairs = [
  ['yamas', 'llamas'],
  ['llates', 'yates'],
  ['paeya', 'paella'],
  ['bolei', 'voley'],
  ['ostal', 'hostal'],
  ['vicicleta', 'bicicleta'],
  ['serveza', 'cerveza'],
  ['zena', 'cena'],
  ['picina', 'piscina'],
  ['caraoke', 'karaoke'],
  ['jimnasio', 'gimnasio'],
  ['teraza', 'terraza'],
  ['gitarra', 'guitarra'],
  ['masaje', 'masage'],
  ['quiosko', 'kiosco'],
  ['fotografo', 'photografo'],
] as const;

describe('a word', () => {
  it.each(pairs)('%s sounds as %s', (typed, meant) => expect(soundOf(typed)).toBe(soundOf(meant)));

  it.each([
    ['camas', 'llamas'],
    ['playa', 'plaza'],
    ['barco', 'marco'],
    ['chill', 'chica'],
  ])('%s does not as %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));

  it.each([
    ['yamas', 'llamas'],
    ['llates', 'yates'],
    ['bolei', 'voley'],
    ['ostal', 'hostal'],
    ['serveza', 'cerveza'],
    ['caraoke', 'karaoke'],
    ['vicicleta', 'bicicleta'],
  ])('%s is looked for as %s as well', (typed, meant) => expect(spellingsOf(typed)).toContain(meant));

  it('is sooner one that sounds the same than one that is a letter away', () => {
    expect(rankCorrections('yamas', ['camas', 'llamas', 'ramas'])[0]).toBe('llamas');
    expect(rankCorrections('llates', ['plates', 'yate'])[0]).toBe('yate');
  });

  it('of several consonants may have two vowels wrong', () => {
    expect(rankCorrections('karokee', ['karaoke', 'corkage'])).toEqual(['karaoke']);
    expect(rankCorrections('camas', ['camisa', 'comics'])).toEqual([]);
  });

  it('is sooner one whose letter is beside the typed one on a keyboard', () => {
    expect(rankCorrections('pizxa', ['pizta', 'pizza'])[0]).toBe('pizza');
  });
});
