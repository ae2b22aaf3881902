/** A row for each occasion (issue 19): a name that only it has, and a word that serves it. One without a row fails here. */
import { describe, expect, it } from 'vitest';
import { parseTerms } from '../../query-terms.ts';
import { tokenize } from '../../tokenize.ts';
import { occasions } from './occasions.ts';

const rows: readonly (readonly [name: string, word: string])[] = [
  ['rain', 'indoor'],
  ['outdoor work', 'rutas'],
  ['no spanish', 'idiomas'],
  ['teenagers', 'bmx'],
  ['wildlife', 'snorkel'],
  ['arts and crafts', 'ceramics'],
  ['hen', 'karaoke'],
  ['birthday', 'candles'],
  ['propose', 'sunset'],
  ['toddler', 'sandcastle'],
  ['alone', 'strangers'],
  ['hangover', 'brunch'],
  ['relax', 'spa'],
  ['rowdy', 'techno'],
  ['dance', 'dancing'],
  ['sport', 'jet ski'],
  ['souvenir', 'recuerdo'],
  ['seafront', 'beach'],
  ['gran', 'glass bottomed'],
  ['see the sun go down', 'sunset'],
  ['without drinking', 'alcohol'],
  ['group of friends', 'group'],
  ['instagram', 'view'],
  ['culture', 'flamenco'],
  ['treat ourselves', 'tasting'],
  ['cool down', 'pool'],
  ['no experience', 'training'],
  ['night shift', 'night bonus'],
  ['throwback', 'nineties'],
  ['exam', 'student'],
  ['team dinner', 'long table'],
  ['girls night', 'cocktail'],
  ['last night here', 'rooftop'],
  ['watch the match', 'match'],
  ['first date', 'rooftop'],
  ['beach day', 'sun cream'],
  ['pre drinks', 'drinks'],
  ['learn something', 'teaching'],
  ['sore muscles', 'pool'],
  ['first night here', 'vermouth'],
  ['adrenaline', 'snorkel'],
  ['laugh', 'drag'],
  ['geek', 'synthesizers'],
  ['fancy dress', 'glitter'],
  ['quiet sleep', 'adults only'],
  ['out on the water', 'skipper'],
  ['early night', 'volume drops at ten'],
  ['show us around', 'guided'],
  ['kill time', 'laundry'],
  ['detox', 'yoga'],
  ['laptop friendly', 'coffee'],
  ['lost my suitcase', 'flip flops'],
  ['sunrise', 'breakfast'],
  ['after the club', 'sandwich'],
  ['day off', 'paddle'],
  ['broke', 'swap'],
  ['lgbt night', 'lgbt'],
  ['outdoors', 'square'],
  ['first day in town', 'island'],
  ['honeymoon', 'hammock'],
  ['team building', 'teams'],
  ['fin de carrera', 'crew'],
  ['family lunch', 'paella'],
  ['reencuentro', 'pub games'],
  ['breakup', 'kindness'],
  ['cloudy', 'second hand'],
  ['lazy', 'parasol'],
  ['picnic', 'basket'],
  ['canalla', 'shutter'],
  ['weird', 'swap'],
  ['spooky', 'strobe'],
  ['sing', 'singing badly'],
  ['wedding', 'barge'],
  ['double date', 'padel'],
  ['get around', 'basket'],
  ['road trip', 'awning'],
  ['out of town', 'cliffs'],
  ['make noise', 'drums'],
  ['switch off', 'pines'],
  ['boat ticket', 'groups are mixed'],
  ['get drunk', 'small barrels'],
  ['see the stars', 'lighthouse'],
  ['bonfire', 'lantern'],
  ['city break', 'suite'],
  ['like a local', 'neighbours'],
  ['let off steam', 'stair race'],
  ['lively', 'brass band'],
  ['trendy', 'makers'],
  ['evening plan', 'short films'],
  ['over 40', 'seated'],
  ['grown ups', 'twelve seats'],
  ['retail therapy', 'shirts'],
  ['comilona', 'small plates'],
  ['bored', 'cosplay'],
  ['boutique hotel', 'three floors'],
];

const has = (list: string, one: string) => list.split(', ').includes(one);
const ownersOf = ([name, word]: (typeof rows)[number]) =>
  occasions.filter(({ names, words }) => has(names, name) && has(words, word));

describe('an occasion', () => {
  it.each(rows)('%s is served by %s, and by no other occasion so', (name, word) => {
    expect(ownersOf([name, word])).toHaveLength(1);
    const terms = parseTerms(tokenize(name));
    expect(terms).toHaveLength(1);
    expect(terms[0]?.isOccasion).toBe(true);
    expect(terms[0]?.synonyms).toContain(word);
  });

  it('has a row each', () => {
    const kept = new Set(rows.flatMap(ownersOf));
    expect(occasions.filter((occasion) => !kept.has(occasion)).map(({ names }) => names)).toEqual([]);
  });
});
