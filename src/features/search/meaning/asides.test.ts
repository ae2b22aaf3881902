import { describe, expect, it } from 'vitest';
import { withoutAsides } from './asides.ts';
import { understand } from './meaning.ts';

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
