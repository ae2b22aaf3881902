import { describe, expect, it } from 'vitest';
import { asides, withoutAsides } from './asides.ts';
import { understand } from './meaning.ts';
import { ofPeople } from './of-people.ts';
import { ofTroubles } from './of-troubles.ts';

describe('a sentence without what it tells besides', () => {
  it.each([
    ['my flight leaves at 6 and i need somewhere quiet', 'late flight and i need somewhere quiet'],
    ['mi vuelo sale a las 22:30 donde voy', 'vuelo tarde donde voy'],
    ['mein flug geht erst um 9 uhr', 'late flight'],
    ['dejar maletas hasta que salga el vuelo', 'dejar maletas vuelo tarde'],
    ['can someone teach us to cook spanish food', 'learn to cook spanish food'],
    ['teach my kids how to surf', 'learn to surf'],
    ['alguien que me ensene a bailar', 'aprender a bailar'],
    ['quiero salir a correr con gente pero sin prisas', 'quiero correr con gente'],
    ['no cabemos todos en un taxi', 'minibus'],
    ['we don t all fit in one car', 'minibus'],
    ['i cant swim but want to see fish', 'non swimmer but want to see fish'],
    ['no se nadar', 'no nadador'],
    ['boat to a few coves but back for lunch', 'boat to a few coves  |'],
    ['despues de la playa una cerveza', '|  una cerveza'],
    ['drinks after the conference', 'drinks  |'],
    ['we get paid on friday and want to go out', '|  friday and want to go out'],
    ['tarde de piscina con musica', 'fiesta en la piscina'],
    ['afternoon by the pool with a dj', 'pool party'],
    ['concert tickets', 'concert tickets'],
    ['free party no ticket needed', 'free party  |'],
    ['i need to kill time', 'i things to do'],
    ['no sabemos que hacer el domingo', 'cosas que hacer el domingo'],
  ])('%s', (typed, asked) => expect(withoutAsides(typed)).toBe(asked));

  it.each([
    ['what is said against something that is known stays', 'dinner but not loud'],
    ['and what it may cost', 'cena pero sin gastar mucho'],
    ['what nothing else is said beside stays', 'after the beach'],
    ['a party afterwards is a thing of its own', 'after party'],
    ['what is bought for after the sun too', 'after sun'],
  ])('%s', (_, typed) => expect(withoutAsides(typed)).toBe(typed));

  it('sets no hour that a place has to be open at', () => {
    expect(understand('my flight leaves at 6 and I need a coffee', '2026-07-15').filters).toEqual({});
  });
});

const sentences: readonly (readonly [typed: string, asked: string])[] = [
  ['my flight leaves at 6 and i need somewhere quiet', 'late flight and i need somewhere quiet'],
  ['mi vuelo sale a las 22:30 donde voy', 'vuelo tarde donde voy'],
  ['dejar maletas hasta que salga el vuelo', 'dejar maletas vuelo tarde'],
  ['guardar maletas hasta el vuelo', 'guardar maletas vuelo tarde'],
  ['can someone teach us to cook', 'learn to cook'],
  ['learning how to sail', 'learn to sail'],
  ['alguien que me ensene a bailar', 'aprender a bailar'],
  ['quiero salir a correr', 'quiero correr'],
  ['tarde de piscina con musica', 'fiesta en la piscina'],
  ['afternoon by the pool with a dj', 'pool party'],
  ['no cabemos todos en un taxi', 'minibus'],
  ['i cant swim but want to see fish', 'non swimmer but want to see fish'],
  ['no se nadar', 'no nadador'],
  ['boat to a few coves but back for lunch', 'boat to a few coves  |'],
  ['drinks after the conference', 'drinks  |'],
  ['we get paid on friday and want to go out', '|  friday and want to go out'],
  ['i need to kill time', 'i things to do'],
  ['no sabemos que hacer el domingo', 'cosas que hacer el domingo'],
  ['check out at 11 flight at 9 pm', 'late flight'],
  ['suitcases flights not till 9pm', 'suitcases late flight'],
  ['musica de los 60', 'musica sesenta'],
  ['musica de los 70', 'musica setenta'],
  ['fiesta de los 80', 'fiesta los ochenta'],
  ['musica de los 90', 'musica noventa'],
  ['musica de los 2000', 'musica 2000s'],
  ['80s party', 'the 80s party'],
  ['dinner for dad s 50th', 'dinner for birthday'],
  ['mi hija cumple 18 el sabado', 'mi hija cumpleanos el sabado'],
  ['3 year anniversary dinner', 'anniversary dinner'],
  ['bailar sin que me miren raro', 'bailar  |'],
  ['where i don t need to know anyone', 'to make friends'],
  ['internet that actually works', 'internet  |'],
  ['partying three days straight', 'partying  |'],
  ['run out of suncream', '|  suncream'],
  ['a boat but none of us can sail', 'a boat with skipper'],
  ['we arrive late where can we eat', 'late night where can we eat'],
  ['hotel with a room for two', 'hotel for two'],
  ['ein hotelzimmer', 'ein hotel'],
  ['dancing that teaches you a bit first', 'dancing lesson'],
  ['by bike and someone showing the way', 'by bike and with a guide'],
  ['my kids are bored of the beach', 'my kids are without beach'],
  ['job where i don t need any experience', 'job no experience'],
  ['trabajo donde no pidan experiencia', 'trabajo sin experiencia'],
  ['transfer to our hotel', 'transfer  |'],
  ['a bicycle for two', 'a tandem'],
  ['super cheap hotel', 'cheap hotel'],
  ['free party no ticket needed', 'free party  |'],
  ['algo que empiece y acabe pronto', 'sin trasnochar'],
  ['a party that ends early', 'early night'],
  ['boat trip without hiring the whole boat', 'ticket for the boat'],
  ['bootstour zur insel ohne ganzes boot zu mieten', 'ticket for the boat insel'],
  ['excursion sin alquilar un barco entero', 'billete de barco'],
  ['never been on a jet ski', 'beginner jet ski'],
  ['i have never surfed', 'beginner surfing'],
  ['nunca he hecho escalada', 'principiantes escalada'],
  ['nunca he buceado', 'principiantes bucear'],
  ['no he buceado nunca', 'principiantes bucear'],
  ['noch nie jetski gefahren', 'beginner jetski'],
  ['ich bin noch nie getaucht', 'beginner tauchen'],
  ['ik heb nog nooit paddle gedaan', 'beginner paddle'],
  ['nog nooit gedoken', 'beginner duiken'],
  ['je n ai jamais fait de plongee', 'beginner plongee'],
  ['diving but i m a bit scared', 'diving  |'],
  ['jet ski the easiest one', 'jet ski  |'],
  ['donde me ensenan buceo', '|  buceo'],
  ['wer hat surfbretter', '|  surfbretter'],
  ['flat within walking distance of the beach', 'flat near the beach'],
  ['water park tickets', 'water park'],
  ['entradas para el zoo', 'zoo'],
];

describe('each of what is told', () => {
  it.each(sentences)('%s', (typed, asked) => expect(withoutAsides(typed)).toBe(asked));

  it('has a sentence each that fails where it is taken out', () => {
    const isKept = (aside: (typeof asides)[number]) =>
      sentences.some(
        ([typed, asked]) =>
          withoutAsides(
            typed,
            asides.filter((one) => one !== aside),
          ) !== asked,
      );
    // What is told of people and of troubles has its own (of-people.test.ts, of-troubles.test.ts).
    const others = asides.filter((aside) => ![...ofPeople, ...ofTroubles].includes(aside));
    expect(others.filter((aside) => !isKept(aside)).map(([told]) => told.source)).toEqual([]);
  });
});
