/** What demo guests say of a listing: only what fits it, and of each listing nothing twice. */
import type { Localized } from '#kit/shared/localized.ts';
import type { BusinessCategory } from '#features/businesses/rules.ts';
import type { RentalCategory } from '#features/rentals/rules.ts';
import { good, type Line, type Mood } from './line.ts';
import { ofHomes } from './of-homes.ts';
import { ofPlaces } from './of-places.ts';
import { ofThings } from './of-things.ts';

export const moodOf = (stars: number): Mood => (stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor');

type Home = {
  readonly category: RentalCategory;
  readonly amenities: readonly string[];
  readonly capacity: number | null;
};

/** What may be said of a rental: of what it is, of what it has, of how many it takes. */
export function linesOfRental({ category, amenities, capacity }: Home): Line[] {
  const lines = category === 'apartment' || category === 'villa' ? ofHomes[category] : ofThings[category];
  return lines.filter(
    ({ needs = [], people = 0 }) => needs.every((one) => amenities.includes(one)) && people <= (capacity ?? 0),
  );
}

/** What may be said of a night at a place: of what it is, and of what stands on its card. */
export function linesOfPlace({ category, menu }: { readonly category: BusinessCategory; readonly menu: Localized }) {
  return [...ofPlaces[category], ...(category === 'restaurant' || category === 'bar' ? ofDishes(menu) : [])];
}

const ofDish = (en: string, es: string): Line[] => [
  good(`Order the one they call “${en}” and do not share it.`, `Pedid lo que llaman «${es}» y no lo compartáis.`),
  good(`I still think of the “${en}”. We will be back for it.`, `Sigo pensando en «${es}». Volveremos solo por eso.`),
  good(`“${en}”: three of us had it, three clean plates.`, `«${es}»: lo pedimos tres y quedaron tres platos limpios.`),
];

/** Of the lines of a card that name a price the first three, one thing said of each. */
function ofDishes({ en = '', es = '' }: Localized): Line[] {
  const named = (text: string) => text.split('\n').flatMap((line) => /^(.+?) [\d.,]+ €$/.exec(line)?.[1] ?? []);
  const spanish = named(es);
  return named(en).flatMap((dish, n) => ofDish(dish, spanish[n] ?? dish)[n] ?? []);
}
