/** Where people look first for what is no name of a kind: a trade among the places, a calling among the jobs. */
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { food } from './concepts/food.ts';
import { namesIn } from './concepts/line.ts';
import { services } from './concepts/services.ts';
import { gear } from './concepts/stays.ts';
import { callings, conditions } from './concepts/work.ts';

const eaten =
  'breakfast, brunch, desayuno, desayunar, fruhstuck, ontbijt, coffee, cafe, cafeteria, kaffee, koffie, pizza, pizzeria, sandwich, bocadillo, cocktail, coctel, beer, cerveza, vermut';

/** By the keys of phrases. */
export const leanings: readonly (readonly [ListingKind, readonly string[]])[] = [
  [
    'jobs',
    [
      ...callings.flatMap(namesIn),
      ...conditions.flatMap(namesIn).filter((name) => name.includes(' ')),
      'nocturno',
      'night shift',
      'night work',
      'night job',
      'evening work',
      'evening shift',
      'turno de noche',
      'trabajo nocturno',
      'trabajo de noche',
      'trabajar de noche',
    ],
  ],
  ['rentals', gear.flatMap(namesIn)],
  ['businesses', [...food, ...services, eaten].flatMap(namesIn)],
];
