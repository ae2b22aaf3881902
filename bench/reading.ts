/**
 * Pages and lists, warm, against the bare server that sends the very same bytes and headers. Both are loaded in turns, a
 * second each, and of each pair of seconds the processor time of one answer is compared: what else the machine does meets
 * both alike. Told are the middle of the pairs and the quarters around it.
 */
import { createClient } from './client.ts';
import type { Row } from './report.ts';
import { median, percentile } from './report.ts';
import type { Bare, Running } from './servers.ts';
import { load } from './wrk.ts';
import type { Load } from './wrk.ts';

const pages = ['/', '/search'];
const lists = ['/api/events', '/api/rentals', '/api/businesses', '/api/jobs'];
const dearest = 1.2;
const worstP99 = 25;
const rounds = 9;
const seconds = 1;

/** `cost`: seconds of processor time for each answer; where the system does not tell it, of any time. */
type Measured = Load & { cost: number };
type Target = { what: string; path: string; isPage: boolean; isFresh: boolean };
const targets: readonly Target[] = [...pages, ...lists].flatMap((path) => {
  const isPage = pages.includes(path);
  return [
    { what: `${isPage ? 'page' : 'list'} ${path}`, path, isPage, isFresh: false },
    { what: `304 of ${path}`, path, isPage, isFresh: true },
  ];
});

/** Loads the app and the bare server in alternation, so that what else the machine does meets both. */
async function compare(wrk: string, app: Running, bare: Bare, target: Target): Promise<Row[]> {
  const client = createClient(app.origin, 1);
  const headers: Record<string, string> = { 'accept-encoding': 'br' };
  const whole = await client.raw(target.path, headers);
  const etag = whole.headers[whole.headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';
  if (target.isFresh) headers['if-none-match'] = etag;
  // Asked twice: the first answer may still come from the slow road, the second one is what is kept.
  const reply = await client.raw(target.path, headers);
  client.close();
  if (reply.status !== (target.isFresh ? 304 : 200)) throw new Error(`${target.path} answered ${reply.status}.`);
  // The bare server finds its answer by address alone, so a 304 has one of its own.
  const address = target.isFresh ? `${target.path}?304` : target.path;
  await bare.teach(address, reply);

  const run = async (which: Running): Promise<Measured> => {
    const before = which.cpuSeconds();
    const result = await load(wrk, which.origin + (which === bare ? address : target.path), headers, seconds);
    const spent = which.cpuSeconds() - before;
    return { ...result, cost: (Number.isNaN(spent) ? seconds : spent) / (result.perSecond * seconds) };
  };
  await run(app);
  await run(bare);
  const pairs: { app: Measured; bare: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? app : bare;
    const one = await run(first);
    const other = await run(first === app ? bare : app);
    pairs.push(first === app ? { app: one, bare: other } : { app: other, bare: one });
  }
  const ratios = pairs.map((pair) => pair.app.cost / pair.bare.cost);
  const [low, ratio, high] = [0.25, 0.5, 0.75].map((share) => percentile(ratios, share).toFixed(2));
  const p99 = median(pairs.map((pair) => pair.app.p99));
  const speed = (which: 'app' | 'bare') => Math.round(median(pairs.map((pair) => pair[which].perSecond)));
  const kilobytes = (reply.body.length / 1000).toFixed(1);
  const rows: Row[] = [
    {
      what: `${target.what}, against the bare server`,
      measured: `${ratio} × (${low} to ${high}; ${speed('app')} of ${speed('bare')}/s, ${kilobytes} KB)`,
      bar: `≤ ${dearest} ×`,
      verdict: Number(ratio) <= dearest ? 'ok' : 'below',
    },
  ];
  if (target.isPage && !target.isFresh)
    rows.push({
      what: `${target.what}, p99 under load`,
      measured: `${p99.toFixed(1)} ms`,
      bar: `< ${worstP99} ms`,
      verdict: p99 < worstP99 ? 'ok' : 'below',
    });
  return rows;
}

export async function measureReading(wrk: string, app: Running, bare: Bare): Promise<Row[]> {
  const rows: Row[] = [];
  for (const target of targets) rows.push(...(await compare(wrk, app, bare, target)));
  return rows;
}
