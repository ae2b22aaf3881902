import { describe, expect, it } from 'vitest';
import { asides, withoutAsides } from './asides.ts';
import { understand } from './meaning.ts';
import { ofPeople } from './of-people.ts';

const sentences: readonly (readonly [typed: string, asked: string])[] = [
  ['things to do with teenagers 14 and 16', 'things to do with teenagers'],
  ['cosas con adolescentes de 13 y 15 anos', 'cosas con teenagers'],
  ['my 15 year old is bored', 'teenagers is bored'],
  ['plan con un nino de 6 anos', 'plan con un nino'],
  ['ideas for kids 4 and 7', 'ideas for kids'],
  ['something for a 6 year old', 'something for kids'],
  ['mit kindern 4 und 8 ins wasser', 'mit kindern ins wasser'],
  ['dinner with my gran in her eighties', 'dinner with my gran grandparents'],
  ['excursion con mi padre de 75 anos', 'excursion con mi padre grandparents'],
  ['somewhere to dance but i have to get up early', 'somewhere to dance early night'],
  ['drinks but i work early tomorrow', 'drinks early night'],
  ['salir de fiesta pero manana madrugo', 'salir de fiesta sin trasnochar'],
  ['unas copas pero tengo que madrugar manana', 'unas copas sin trasnochar'],
  ['clubbing but we have work tomorrow', 'clubbing early night'],
  ['una copa pero manana trabajo', 'una copa sin trasnochar'],
  ['was trinken aber ich muss morgen fruh raus', 'was trinken early night'],
  ['iets drinken maar ik moet morgen vroeg op', 'iets drinken early night'],
  ['sortir mais je me leve tot demain', 'sortir early night'],
  ['wir wollen tanzen aber um mitternacht im bett sein', 'wir wollen tanzen early night'],
  ['estudio y solo puedo trabajar los lunes', 'trabajo para estudiantes los lunes'],
  ['gift for my nan under a tenner', 'gift under a tenner'],
  ['algo bonito para llevar a casa', 'gift'],
  ['something nice to bring home for my mum', 'gift'],
  ['what to bring back for my nan', 'gift'],
  ['que puedo llevarle de recuerdo a mi abuela', 'gift'],
  ['birthday present for my dad who loves fishing', 'fishing'],
  ['regalo para mi novio que le encanta bucear', 'bucear'],
  ['regalo de cumpleanos para mi madre que es fan de la cocina', 'cocina'],
];

describe('what is told of people', () => {
  it.each(sentences)('%s', (typed, asked) => expect(withoutAsides(typed)).toBe(asked));

  it('has a sentence each that fails where it is taken out', () => {
    const isKept = (aside: (typeof asides)[number]) =>
      sentences.some(
        ([typed, asked]) =>
          withoutAsides(
            typed,
            asides.filter((other) => other !== aside),
          ) !== asked,
      );
    expect(ofPeople.filter((aside) => !isKept(aside)).map(([told]) => told.source)).toEqual([]);
  });

  it.each([
    'villa for 2 adults 2 kids 3 nights',
    'kids 5 euros',
    'camarero con 2 anos de experiencia',
    'music for over 40s',
    'work early mornings',
    'present for a climber',
  ])('%s stays', (typed) => expect(withoutAsides(typed)).toBe(typed));

  it('reads no day where somebody only gets up early on it', () => {
    expect(understand('salir de fiesta pero mañana madrugo', '2026-07-15').filters).toEqual({});
  });
});
