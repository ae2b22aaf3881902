import { describe, expect, it } from 'vitest';
import { understand } from './meaning.ts';

const tonight = '2026-07-15';
const read = (query: string) => {
  const { filters, words } = understand(query, tonight);
  return { ...filters, words };
};

describe('of a sentence', () => {
  it.each<[query: string, meaning: object]>([
    // Who somebody is and how it came to that is told; facts are read wherever they stand
    [
      'Hi, we are six friends from Leeds and we would love to rent a boat with a skipper on Sunday',
      { date: '2026-07-19', people: 6, amenities: 'skipper included', words: 'to rent boat' },
    ],
    ['there are nine of us, we land at the airport and need a van', { people: 9, words: 'airport van' }],
    [
      'hola busco curro de camarera para el verano con alojamiento, hablo inglés',
      { words: 'curro camarera verano con alojamiento hablo ingles' },
    ],
    ['Wir sind ein älteres Ehepaar und suchen ein ruhiges Hotel ohne Partylärm', { words: 'ruhiges hotel' }],
    // What one does for a living is no bar to go to
    [
      'I work in a bar and only have Mondays off, is there anything I could do on my own?',
      { date: '2026-07-20', words: 'on my own' },
    ],
    // Why: an occasion is kept
    [
      'My parents are visiting and they don’t like loud music, where should I take them for dinner?',
      { words: 'my parents are visiting dinner' },
    ],
    ['my girlfriend hates clubs but i wanna take her dancing', { words: 'girlfriend dancing' }],
    // Because of what it is asked
    ['is there any quiet hotel because of the music downstairs in the street', { words: 'quiet hotel' }],
    // What comes afterwards
    ['a place where we can watch the sunset and then have dinner somewhere', { words: 'watch the sunset' }],
    // A kind of thing that is only told of is asked for where nothing else is
    ['i have been on a jet ski once and loved it, is there something for beginners', { words: 'jet ski beginners' }],
    // Where nobody asks all is kept that says something
    ['me he quemado los hombros y se me ha roto una chancla', { words: 'me he quemado hombros chancla rota' }],
    // What is not wanted keeps its "no"
    [
      'queremos salir de fiesta esta noche pero nada de reggaeton por favor',
      { date: tonight, words: 'salir de fiesta nada de reggaeton' },
    ],
  ])('%s', (query, meaning) => expect(read(query)).toEqual(meaning));

  it('reads what is left as it read the sentence', () => {
    const { words } = understand('we are hungry and would like a pizza, can you recommend one', tonight);
    expect(read(words)).toEqual({ words });
  });

  it.each(['stadium rock by five accountants live on stage', 'guitars until the bakery opens', 'where to eat'])(
    'leaves what is none as it was: %s',
    (query) => expect(read(query)).toEqual({ words: query }),
  );
});
