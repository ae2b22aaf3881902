/**
 * Search over HTTP at three sizes, warm: distinct questions (search-questions.ts), so that no kept reply answers one. Beside
 * them listings are read by their ids, each once as well: what an answer costs that an index simply has.
 */
import { systemClock } from '#kit/shared/clock.ts';
import { nightOf } from '#market/town/dates.ts';
import { createClient } from './client.ts';
import type { Row } from './report.ts';
import { percentile } from './report.ts';
import { questions } from './search-questions.ts';
import { pick, seeded } from './search-town.ts';
import type { App } from './servers.ts';

export const searchSizes = { PostgreSQL: [1000, 10_000, 100_000], PGlite: [1000, 10_000] } as const;

const questionCount = 400;
/** Milliseconds, or times the smallest size (quality, Speed). */
const bars = { p99: 50, growth: 3, embedded: 10 } as const;

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const vowels = letters.filter((letter) => 'aeiour'.includes(letter));

type Measured = Row & { readonly p50?: number };
/** Milliseconds of each answer, and of the house's processor time: what else runs on the machine lengthens only the first. */
type Times = { readonly each: readonly number[]; readonly processor: readonly number[] };

/** Asks as many questions unmeasured, then everything once, one after the other. */
export async function measureSearch(app: App, engine: string, size: number): Promise<Measured[]> {
  const random = seeded(size);
  const client = createClient(app.origin, 1);
  const timesOf = async (paths: readonly string[]): Promise<Times> => {
    const [each, processor]: [number[], number[]] = [[], []];
    for (const path of paths) {
      const before = app.cpuMilliseconds();
      const { ms, status } = await client.call('GET', path);
      processor.push(app.cpuMilliseconds() - before);
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
      each.push(ms);
    }
    return { each, processor };
  };
  const row = (what: string, { each, processor }: Times, isBarred: boolean, lookup?: Times): Measured => {
    const [p50, p99] = [percentile(each, 0.5), percentile(each, 0.99)];
    const [cost, dearest] = [percentile(processor, 0.5), percentile(processor, 0.99)];
    const ratio = lookup === undefined ? '' : `, ${(cost / percentile(lookup.processor, 0.5)).toFixed(1)} × a lookup`;
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
      measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; of processor time p50 ${cost.toFixed(1)} ms${ratio}, p99 ${dearest.toFixed(1)} ms`,
      bar,
      verdict: bar === '' ? '' : isMet ? 'ok' : 'below',
      ...(isBarred ? { p50 } : {}),
    };
  };
  try {
    const list = (await client.call('GET', '/api/rentals?limit=200')).body as { id: string; title: string }[];
    const names = list.map(({ title }) => title.split(' ').at(-1) ?? '');
    const tonight = nightOf(systemClock());
    const ask = (some: ReadonlySet<string>) => timesOf([...some].map((query) => `/api/search/advanced?${query}`));
    // A town's server has answered before: its machine code is made, its pages are in memory.
    const before = questions(random, questionCount, names, tonight);
    await ask(before);
    const byId = list.map(({ id }) => `/api/rentals/${id}`);
    const half = byId.length / 2;
    await timesOf(byId.slice(0, half));
    const starts = letters.flatMap((a) => vowels.map((b) => `/api/search/suggest?query=${a}${b}`));
    const circles = Array.from({ length: 60 }, () => {
      const [lat, lng] = [38.5385 + (random() - 0.5) * 0.04, -0.1312 + (random() - 0.5) * 0.08];
      return `/api/search/nearby?lat=${lat.toFixed(5)}&lng=${lng.toFixed(5)}&radius=${pick(random, [1, 2, 5])}`;
    });
    const lookup = await timesOf(byId.slice(half));
    return [
      row('search', await ask(questions(random, questionCount, names, tonight, before)), true, lookup),
      row('a listing by its id', lookup, false),
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
