/** 5,000 dirty lines of a file: how long they take to be tried, published and taken back, over HTTP. */
import { setTimeout as sleep } from 'node:timers/promises';
import { aDirtyFile } from '#features/listing-imports/server/factory.ts';
import { isWorking, maxLines } from '#features/listing-imports/rules.ts';
import type { ListingImport } from '#features/listing-imports/contract.ts';
import type { Database } from '#kit/server/db.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { nightOf } from '#market/town/dates.ts';
import { seatAdmin } from './admin.ts';
import type { Row } from './report.ts';
import type { Running } from './servers.ts';

const barSeconds = 60;

/** An empty town with somebody at its desk; gives their cookie. */
export async function fillImports(database: Database): Promise<string> {
  await database.migrate();
  return seatAdmin(database.db);
}

export async function measureImport(app: Running, cookie: string, engine: string): Promise<Row[]> {
  const base = `${app.origin}/api/admin/listing-imports`;
  const ask = async (path: string, body?: BodyInit, type = 'application/json'): Promise<ListingImport> => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': type };
    const reply = await fetch(`${base}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`The import was answered ${reply.status} for ${path}: ${await reply.text()}`);
    return (await reply.json()) as ListingImport;
  };
  /** From what is asked until the house has done it. */
  const timed = async (begin: () => Promise<ListingImport>) => {
    const [start, cpu] = [performance.now(), app.cpuSeconds()];
    let one = await begin();
    while (isWorking(one.state)) {
      await sleep(50);
      one = await ask(`/${one.id}`);
    }
    return { one, seconds: (performance.now() - start) / 1000, cpu: app.cpuSeconds() - cpu };
  };
  const row = (what: string, { seconds, cpu }: { seconds: number; cpu: number }): Row => ({
    what: `${maxLines} dirty lines, ${what}, ${engine}`,
    measured: `${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor`,
    bar: `< ${barSeconds} s`,
    verdict: seconds < barSeconds ? 'ok' : 'below',
  });
  const { bytes } = aDirtyFile(maxLines, nightOf(systemClock()));
  const tried = await timed(() => ask('?kind=events&name=nights.csv', bytes, 'text/csv'));
  const step = (name: string) => timed(() => ask(`/${tried.one.id}/steps`, JSON.stringify({ step: name })));
  return [row('tried', tried), row('published', await step('import')), row('taken back', await step('undo'))];
}
