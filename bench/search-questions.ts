/**
 * What people ask a search, for measuring: half of it words and filters of the panel, half of it what words are read as
 * (decision 0063): prices, people, days, hours, places, amenities.
 */
import { businessCatalogue } from '#features/businesses/server/catalogue/catalogue.ts';
import { eventCatalogue } from '#features/events/server/catalogue/catalogue.ts';
import { jobCatalogue } from '#features/jobs/server/catalogue/catalogue.ts';
import { rentalCatalogue } from '#features/rentals/server/catalogue/catalogue.ts';
import { addDays } from '#kit/shared/dates.ts';
import { pick } from './search-town.ts';

const titles = [
  ...[...eventCatalogue, ...rentalCatalogue, ...jobCatalogue].flatMap(({ title }) => [title.en, title.es]),
  ...businessCatalogue.map(({ name }) => name),
];
const kinds = [
  'jet ski',
  'discoteca',
  'live music',
  'piso',
  'camarero',
  'boat',
  'restaurant',
  'hotel',
  'bici',
  'concierto',
];
const lets = ['apartment', 'villa', 'boat', 'car', 'piso', 'barco', 'jet ski', 'bike', 'flat', 'scooter'];
const opens = ['bar', 'restaurant', 'shop', 'museum', 'hotel', 'sushi', 'supermarket', 'discoteca', 'cafe', 'tapas'];
const happens = ['concert', 'party', 'festival', 'fiesta', 'live music', 'run', 'jazz', 'dj', 'market', 'quiz'];
const places = ['levante', 'poniente', 'casco antiguo', 'rincon', 'cala', 'nautico'];
const landmarks = ['the harbour', 'the old town', 'levante beach', 'the bullring', 'la cala', 'the bus station'];
const months = ['december', 'january', 'febrero', 'march', 'abril', 'may'];
const days = ['tonight', 'tomorrow', 'this weekend', 'saturday night', 'friday evening', 'next week', 'el domingo'];
const comforts = ['pool', 'parking', 'sea view', 'kitchen', 'air conditioning', 'terraza'];
const filters = [
  ['type', ['events', 'rentals', 'businesses', 'jobs']],
  ['priceMax', ['10', '25', '50', '100', '250']],
  ['rating', ['4', '3', '2']],
  ['location', places],
  ['sort', ['price', '-price', 'rating', 'date']],
] as const;

const wordsOf = (text: string) => text.split(/[^\p{L}]+/u).filter((word) => word.length > 3);

/** Two neighbours swapped, as fingers do. */
function mistype(random: () => number, word: string): string {
  const i = 1 + Math.floor(random() * (word.length - 2));
  return word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2);
}

/**
 * So many different questions: each sort as likely as any other. Names are words that few listings have; what was asked
 * before is not asked again.
 */
export function questions(
  random: () => number,
  count: number,
  names: readonly string[],
  tonight: string,
  before: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const one = (from: readonly string[]) => pick(random, from);
  const number = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const some = () => one(wordsOf(one(titles)).concat('mar'));
  const filter = (query: URLSearchParams) => {
    const [name, values] = pick(random, filters);
    query.set(name, one(values));
  };
  const stay = (query: URLSearchParams) => {
    const from = addDays(tonight, number(1, 120));
    query.set('date', from);
    query.set('until', addDays(from, number(1, 7)));
  };
  const says = (words: () => string) => (query: URLSearchParams) => query.set('query', words());

  const plain: readonly ((query: URLSearchParams) => void)[] = [
    says(() => `${some()} ${some()}`),
    says(() => wordsOf(one(titles)).slice(0, 2).join(' ')),
    says(some),
    says(() => `${one(kinds)} ${one(places)}`),
    says(() => one(names)),
    says(() => `${one(kinds)} ${one(names)}`),
    says(() => mistype(random, some())),
    (query) => [0, 1, 2].forEach(() => filter(query)),
    (query) => {
      query.set('query', some());
      filter(query);
    },
    (query) => {
      query.set('query', one(kinds));
      filter(query);
      filter(query);
    },
  ];
  const meant: readonly ((query: URLSearchParams) => void)[] = [
    says(() => `${one([...kinds, ...opens])} under ${number(5, 300)} euros`),
    says(() => `${one(['cheap', 'luxury', 'barato'])} ${one([...opens, ...lets])} ${one(['', one(places)])}`),
    says(() => `${one(lets)} for ${number(2, 12)} ${one(['people', one(landmarks)])}`),
    says(
      () => `${one(opens)} ${one(['open now', 'abierto ahora', `open at ${number(1, 23)}:00`])} ${one(['', some()])}`,
    ),
    says(() => `${one([...opens, ...lets, ...happens])} near ${one(landmarks)}`),
    says(() => `${one(happens)} ${one(days)} ${one(['', some()])}`),
    says(() => `${one([...happens, ...lets])} in ${one(months)} ${one(['', one(places)])}`),
    says(() => `${one(lets)} ${one(days)} for ${number(2, 8)} people`),
    says(
      () => `${one(['flat', 'villa', 'piso'])} with ${one(comforts)} and ${one(comforts)} ${one(['', one(places)])}`,
    ),
    stay,
    (query) => {
      stay(query);
      query.set('type', 'rentals');
      query.set('people', String(number(1, 10)));
      filter(query);
    },
  ];
  const asked = new Set<string>();
  while (asked.size < count) {
    const query = new URLSearchParams();
    pick(random, pick(random, [plain, meant]))(query);
    if (!before.has(String(query))) asked.add(String(query));
  }
  return asked;
}
