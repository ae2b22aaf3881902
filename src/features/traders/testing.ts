/** For tests: who sells, as an owner says it. The tax number is the one that the tax office prints in examples. */
import { town } from '#market/town/town.ts';

export const anOwnersFile = {
  kind: 'person',
  name: 'Marta Ferrer Gil',
  birthDate: '1990-05-14',
  street: 'Carrer de la Palma 12',
  postalCode: town.address.postalCode,
  town: town.name,
  country: 'ES',
  taxNumber: '12345678Z',
  register: null,
  email: 'marta@taller.example',
  phone: '+34965000101',
  declares: true,
} as const;
