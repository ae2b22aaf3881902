import { expect, it } from 'vitest';
import { splitDoor } from './door.ts';

it.each([
  ['Avenida de Alcoy 17, 9B', 'Avenida de Alcoy 17', '9B'],
  ['Avenida de la Marina 9, bajo', 'Avenida de la Marina 9', 'bajo'],
  ['Calle Gerona 12, 4º, 2ª', 'Calle Gerona 12', '4º, 2ª'],
  ['Calle Gerona, 12, 3º izq.', 'Calle Gerona, 12', '3º izq.'],
  ['Calle Gerona 12 4º B', 'Calle Gerona 12', '4º B'],
  ['Calle Gerona 12, puerta 4, 03501 Benidorm', 'Calle Gerona 12, 03501 Benidorm', 'puerta 4'],
  ['12 Harbour Street, Flat 3', '12 Harbour Street', 'Flat 3'],
  ['12 Harbour Street, 2nd floor', '12 Harbour Street', '2nd floor'],
])('%s is %s for everybody, and %s for who has booked', (written, address, door) =>
  expect(splitDoor(written)).toEqual({ address, door }),
);

it.each([
  'Calle Gerona, 12',
  'Calle Gerona 12, 03501 Benidorm',
  'Paseo de Colón, pantalán 2',
  'Avenida de la Comunidad Europea, s/n',
  'Calle del Piso 3, urbanización El Ático',
  'Benidorm',
])('%s has no door in it', (written) => expect(splitDoor(written)).toEqual({ address: written, door: '' }));
