import { describe, expect, it } from 'vitest';
import { parseTerms } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';

const read = (typed: string) => {
  const terms = parseTerms(tokenize(typed));
  const unwanted = terms[0]?.beside?.unwanted ?? [];
  const known = terms.filter(({ synonyms, marks, lacks }) => synonyms.length + marks.length + lacks.length > 0);
  const said = (some: typeof terms) => some.map(({ words }) => words.join(' '));
  return { asked: said(known), unwanted: unwanted.map(({ words }) => words.join(' ')) };
};

describe('what somebody does not want is not asked for', () => {
  it.each([
    ['club but not techno', ['club'], ['techno']],
    ['club aber kein techno', ['club'], ['techno']],
    ['feest zonder techno', ['feest'], ['techno']],
    ['soirée sans techno', ['soiree'], ['techno']],
    ['fiesta sin reguetón', ['fiesta'], ['regueton']],
    ['plan de tarde, nada de playa', ['plan'], ['playa']],
    ['bar que no sea un karaoke', ['bar'], ['karaoke']],
    ['party, no techno or trance', ['party'], ['techno', 'trance']],
    ['fiesta sin techno ni reguetón', ['fiesta'], ['techno', 'regueton']],
    ['i dont like flamenco, a concert', ['concert'], ['flamenco']],
    ['no me gusta el flamenco, un concierto', ['concierto'], ['flamenco']],
    ['ausflug ohne ein boot zu mieten', ['ausflug'], ['boot']],
    ['everything except techno, a club', ['club'], ['techno']],
    ["a bar that isn't a karaoke", ['bar'], ['karaoke']],
    ['a club where they do not play techno', ['club'], ['techno']],
    ['a club that doesn’t play techno', ['club'], ['techno']],
    ['a club, anything but techno', ['club'], ['techno']],
    ['concierto, cualquier cosa menos flamenco', ['concierto'], ['flamenco']],
  ])('%s', (typed, asked, unwanted) => {
    const found = read(typed);
    expect(found.unwanted).toEqual(unwanted);
    expect(found.asked).toEqual(expect.arrayContaining(asked));
    expect(found.asked).not.toEqual(expect.arrayContaining(unwanted));
  });

  it.each([
    ['a phrase that is known with its no', 'restaurant sin gluten'],
    ['so is this', 'work no experience'],
    ['not only of it', 'a club, not only techno'],
    ['what nothing is known of', 'machines without a screen'],
    ['nothing beside it', 'techno club'],
  ])('but %s is', (_, typed) => expect(read(typed).unwanted).toEqual([]));

  it.each(['nada de discotecas', 'kein techno', 'anything but the beach', 'todo menos techno'])(
    'who says no more than %s is shown what there is to do, without it',
    (typed) => {
      const { asked, unwanted } = read(typed);
      expect(asked).toEqual(['things to do']);
      expect(unwanted).toHaveLength(1);
    },
  );
});
