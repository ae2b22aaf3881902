/** Search over HTTP at three sizes, warm: distinct questions, so that no kept reply answers one. */
import { eventCatalogue } from '#features/events/server/catalogue/catalogue.ts';
import { rentalCatalogue } from '#features/rentals/server/catalogue/catalogue.ts';
import { businessCatalogue } from '#features/businesses/server/catalogue/catalogue.ts';
import { jobCatalogue } from '#features/jobs/server/catalogue/catalogue.ts';
import { createClient } from './client.ts';
import type { Row } from './report.ts';
import { percentile } from './report.ts';
import { pick, seeded } from './search-town.ts';
import type { Running } from './servers.ts';

export const searchSizes = { PostgreSQL: [1000, 10_000, 100_000], PGlite: [1000, 10_000] } as const;

const questionCount = 400;
/** Milliseconds, or times the smallest size (quality, Speed). */
const bars = { p99: 50, growth: 3, embedded: 10 } as const;

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
const places = ['levante', 'poniente', 'casco antiguo', 'rincon', 'cala', 'nautico'];
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

/** What people ask: words of a title, a kind and a place, a name, a mistyped word, filters alone and beside words. */
function questions(
  random: () => number,
  names: readonly string[],
  before: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const some = () => pick(random, wordsOf(pick(random, titles)).concat('mar'));
  const filter = (query: URLSearchParams) => {
    const [name, values] = pick(random, filters);
    query.set(name, pick<string>(random, values));
  };
  const makers: readonly ((query: URLSearchParams) => void)[] = [
    (query) => query.set('query', `${some()} ${some()}`),
    (query) => query.set('query', wordsOf(pick(random, titles)).slice(0, 2).join(' ')),
    (query) => query.set('query', some()),
    (query) => query.set('query', `${pick(random, kinds)} ${pick(random, places)}`),
    (query) => query.set('query', pick(random, names)),
    (query) => query.set('query', `${pick(random, kinds)} ${pick(random, names)}`),
    (query) => query.set('query', mistype(random, some())),
    (query) => [0, 1, 2].forEach(() => filter(query)),
    (query) => {
      query.set('query', some());
      filter(query);
    },
    (query) => {
      query.set('query', pick(random, kinds));
      filter(query);
      filter(query);
    },
  ];
  const asked = new Set<string>();
  while (asked.size < questionCount) {
    const query = new URLSearchParams();
    pick(random, makers)(query);
    if (!before.has(String(query))) asked.add(String(query));
  }
  return asked;
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const vowels = letters.filter((letter) => 'aeiour'.includes(letter));

type Measured = Row & { readonly p50?: number };

/** Asks as many questions unmeasured, then everything once, one after the other. */
export async function measureSearch(app: Running, engine: string, size: number): Promise<Measured[]> {
  const random = seeded(size);
  const client = createClient(app.origin, 1);
  const timesOf = async (paths: readonly string[]) => {
    const times: number[] = [];
    for (const path of paths) {
      const { ms, status } = await client.call('GET', path);
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
      times.push(ms);
    }
    return times;
  };
  const row = (what: string, times: readonly number[], isBarred: boolean): Measured => {
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    const isEmbedded = engine === 'PGlite';
    const bar = !isBarred
      ? ''
      : isEmbedded
        ? size === 10_000
          ? `p50 ≤ ${bars.embedded} ms`
          : ''
        : `p99 ≤ ${bars.p99} ms`;
    const isMet = isEmbedded ? p50 <= bars.embedded : p99 <= bars.p99;
    return {
      what: `${what} (${size} listings), ${engine}`,
      measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      bar,
      verdict: bar === '' ? '' : isMet ? 'ok' : 'below',
      ...(isBarred ? { p50 } : {}),
    };
  };
  try {
    const list = (await client.call('GET', '/api/rentals?limit=200')).body as { title: string }[];
    const names = list.map(({ title }) => title.split(' ').at(-1) ?? '');
    const ask = (some: ReadonlySet<string>) => timesOf([...some].map((query) => `/api/search/advanced?${query}`));
    // A town's server has answered before: its machine code is made, its pages are in memory.
    const before = questions(random, names);
    await ask(before);
    const starts = letters.flatMap((a) => vowels.map((b) => `/api/search/suggest?query=${a}${b}`));
    const circles = Array.from({ length: 60 }, () => {
      const [lat, lng] = [38.5385 + (random() - 0.5) * 0.04, -0.1312 + (random() - 0.5) * 0.08];
      return `/api/search/nearby?lat=${lat.toFixed(5)}&lng=${lng.toFixed(5)}&radius=${pick(random, [1, 2, 5])}`;
    });
    return [
      row('search', await ask(questions(random, names, before)), true),
      row('suggestions for two letters', await timesOf(starts), false),
      row('the map', await timesOf(circles), false),
    ];
  } finally {
    client.close();
  }
}

/** The rows, and how much slower the largest PostgreSQL is than the smallest. */
export function toCompare(rows: readonly Measured[]): Row[] {
  const server = rows.filter(({ what, p50 }) => p50 !== undefined && what.includes('PostgreSQL'));
  const [first, last] = [server.at(0)?.p50, server.at(-1)?.p50];
  const plain = rows.map(({ p50: _p50, ...row }) => row);
  if (first === undefined || last === undefined) return plain;
  const growth = last / first;
  const verdict = growth <= bars.growth ? 'ok' : 'below';
  return [
    ...plain,
    {
      what: 'search, p50 of the largest to the smallest, PostgreSQL',
      measured: `${growth.toFixed(1)} ×`,
      bar: `≤ ${bars.growth} ×`,
      verdict,
    },
  ];
}
