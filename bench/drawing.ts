/**
 * What a list and a page cost that nobody has asked for since the last write: milliseconds of the server's processor time
 * for each answer, asked one after the other. The embedded database is a part of the server's process; a PostgreSQL server
 * is not, and what it takes is not counted.
 */
import { createClient } from './client.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';
import type { Running } from './servers.ts';

const bars = { list: 3, page: 8 } as const;
const lists = ['/api/events', '/api/rentals', '/api/businesses', '/api/jobs'];
const rounds = 5;
const asksInRound = 60;

/** What a server keeps that is measured so (KEPT_REPLIES): what a page asks for is there when the page is drawn. */
export const keptWhile = { list: 'none', page: 'lists' } as const;
export type Drawn = keyof typeof keptWhile;

type Client = ReturnType<typeof createClient>;

async function idsIn(client: Client, list: string): Promise<string[]> {
  const { body } = await client.call('GET', list);
  return (body as { id: string }[]).map(({ id }) => id);
}

/** Addresses to ask in turn: one, or the pages of some listings. */
async function targets(client: Client, drawn: Drawn): Promise<[what: string, paths: string[]][]> {
  if (drawn === 'list') return lists.map((path) => [path, [path]]);
  const pagesOf = async (kind: string) => (await idsIn(client, `/api/${kind}`)).map((id) => `/${kind}/${id}`);
  return [
    ['/', ['/']],
    ['/search', ['/search']],
    ['of an event', await pagesOf('events')],
    ['of a rental', await pagesOf('rentals')],
  ];
}

/** Asks for everything often enough that its machine code is made, then for each in rounds; tells the median round. */
export async function measureDrawing(app: Running, drawn: Drawn, engine: string): Promise<Row[]> {
  const client = createClient(app.origin, 1);
  const ask = async (paths: readonly string[]) => {
    for (let i = 0; i < asksInRound; i += 1) {
      const path = paths[i % paths.length] ?? '/';
      const { status } = await client.raw(path, { 'accept-encoding': 'br' });
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
    }
  };
  try {
    const all = await targets(client, drawn);
    for (let round = 0; round < rounds; round += 1) for (const [, paths] of all) await ask(paths);
    const rows: Row[] = [];
    for (const [what, paths] of all) {
      const costs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = app.cpuSeconds();
        await ask(paths);
        costs.push(((app.cpuSeconds() - before) * 1000) / asksInRound);
      }
      const cost = median(costs);
      rows.push({
        what: `${drawn} ${what} that is not kept, ${engine}`,
        measured: `${cost.toFixed(1)} ms of processor time`,
        bar: `≤ ${bars[drawn]} ms`,
        verdict: cost <= bars[drawn] ? 'ok' : 'below',
      });
    }
    return rows;
  } finally {
    client.close();
  }
}
