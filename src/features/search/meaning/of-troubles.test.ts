import { describe, expect, it } from 'vitest';
import { asides, withoutAsides } from './asides.ts';
import { ofTroubles } from './of-troubles.ts';

/** A trouble each, and what is asked for. */
const troubles: readonly (readonly [typed: string, asked: string])[] = [
  ['se me ha roto la bici', 'bici rota'],
  ['mi bici se ha roto', 'bici rota'],
  ['my bike broke', 'broken bike'],
  ['my scooter won t start', 'scooter broken'],
  ['se nos ha estropeado el patinete', 'patinete roto'],
  ['i just snapped my surfboard', 'broken surfboard'],
  ['se me partio la tabla de surf', 'tabla rota'],
  ['my flip flop has broken', 'broken flip flop'],
  ['tengo la chancla rota', 'chancla rota'],
  ['my bike doesn t work', 'broken bike'],
  ['we broke the wheel', 'flat tyre'],
  ['hemos pinchado una rueda', 'rueda pinchada'],
  ['our car broke down', 'car broke down'],
  ['se ha averiado el coche', 'coche averiado'],
  ['me he quedado sin bateria', 'sin bateria'],
  ['my phone is dead', 'phone died'],
  ['vuelo por la tarde y que hago con la maleta', 'vuelo tarde y dejar las maletas'],
  ['flight in the evening what to do with our bags', 'late flight leave luggage'],
];

describe('what went wrong', () => {
  it.each(troubles)('%s', (typed, asked) => expect(withoutAsides(typed)).toBe(asked));

  it('has a trouble each that fails where it is taken out', () => {
    const isKept = (aside: (typeof asides)[number]) =>
      troubles.some(
        ([typed, asked]) =>
          withoutAsides(
            typed,
            asides.filter((other) => other !== aside),
          ) !== asked,
      );
    expect(ofTroubles.filter((aside) => !isKept(aside)).map(([told]) => told.source)).toEqual([]);
  });

  it.each(['alquilar una bici', 'my bike', 'he perdido el bus', 'broke and hungry', 'rent a car'])(
    '%s stays',
    (typed) => expect(withoutAsides(typed)).toBe(typed),
  );
});
