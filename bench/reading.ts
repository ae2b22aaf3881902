/** Pages and lists, warm, as ratios to the bare server that sends the very same bytes, in one run. */
import { createClient } from './client.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';
import type { Bare, Running } from './servers.ts';
import { load } from './wrk.ts';
import type { Load } from './wrk.ts';

const pages = ['/', '/search'];
const lists = ['/api/events', '/api/rentals', '/api/businesses', '/api/jobs'];
const least = 0.8;
const worstP99 = 25;
const rounds = 3;
const seconds = 2;

type Measured = Load & { cpu: number };
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

  const run = async (which: Running, time: number) => {
    const before = which.cpuSeconds();
    const result = await load(wrk, which.origin + (which === bare ? address : target.path), headers, time);
    return { ...result, cpu: (which.cpuSeconds() - before) / (result.perSecond * time) };
  };
  await run(app, 1);
  await run(bare, 1);
  const measured: { app: Measured; bare: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? app : bare;
    const one = await run(first, seconds);
    const other = await run(first === app ? bare : app, seconds);
    measured.push(first === app ? { app: one, bare: other } : { app: other, bare: one });
  }
  const ratio = median(measured.map((round) => round.app.perSecond / round.bare.perSecond));
  const cpu = median(measured.map((round) => round.bare.cpu / round.app.cpu));
  const p99 = median(measured.map((round) => round.app.p99));
  const speed = (which: 'app' | 'bare') => Math.round(median(measured.map((round) => round[which].perSecond)));
  const kilobytes = (reply.body.length / 1000).toFixed(1);
  const rows: Row[] = [
    {
      what: `${target.what}, requests/s of the bare server's`,
      measured: `${ratio.toFixed(2)} (${speed('app')} of ${speed('bare')}/s, ${kilobytes} KB${Number.isNaN(cpu) ? '' : `; by processor time ${cpu.toFixed(2)}`})`,
      bar: `≥ ${least}`,
      verdict: ratio >= least ? 'ok' : 'below',
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
