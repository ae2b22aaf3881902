/**
 * The embedded database belongs to one process: while the house is open, only the house can copy it. It is asked
 * through a socket in the data folder, which nobody but its user may enter; the network does not reach it.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Log } from '#kit/server/log.ts';
import type { PreparingPglite } from '#kit/server/db.ts';
import { holdRows } from '#kit/server/rows/held-rows.ts';
import { linesIn } from '#kit/server/rows/lines.ts';
import { inPieces } from '#kit/server/rows/pieces.ts';
import { readFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { BackupError } from './manifest.ts';

export type Copy = { readonly facts: Facts; readonly lines: AsyncGenerator<string> };

/** How long a house that is asked for its copy may send nothing. */
const silenceMs = 120_000;

/** Systems take no longer name for a socket; seen from where we stand it may be short. */
const longestName = 100;

function socketIn(dataDir: string): string {
  const whole = join(dataDir, 'control.sock');
  const short = relative(process.cwd(), whole);
  return whole.length <= short.length ? whole : short;
}

/** A copy of a database that this process has open. */
export const copyEmbedded = (embedded: PreparingPglite): Promise<Copy> => holdRows(embedded, readFacts);

/** Opens the socket; gives what closes it. Call it while the data folder's lock is held: an old socket is nobody's. */
export async function openControl(embedded: PreparingPglite, dataDir: string, log: Log): Promise<() => Promise<void>> {
  const path = socketIn(dataDir);
  if (path.length > longestName) {
    log.warn('the path of DATA_DIR is too long for a socket: backups are made while the house is closed');
    return async () => undefined;
  }
  const server = createServer((incoming, response) => {
    const send = async () => {
      if (incoming.method !== 'GET' || incoming.url !== '/copy') return void response.writeHead(404).end();
      const { facts, lines } = await copyEmbedded(embedded);
      await pipeline(Readable.from(inPieces(spoken(facts, lines))), response);
    };
    void send().catch((error: unknown) => {
      log.error({ error }, 'a copy of the database was not finished');
      response.destroy();
    });
  });
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

async function* spoken(facts: Facts, lines: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield JSON.stringify(facts);
    yield* lines;
  } finally {
    await lines.return(undefined);
  }
}

const figures = z.record(z.string(), z.number().int());
const Heard = z.strictObject({
  schema: z.string(),
  counts: figures,
  ledger: figures,
  unbalanced: z.array(z.string()),
  photos: z.array(z.string()),
  erased: z.array(z.strictObject({ id: z.string(), at: z.coerce.date() })),
});

/** Asks the house that is open on a data folder for a copy; undefined when none is. */
export async function askForCopy(dataDir: string): Promise<Copy | undefined> {
  const reply = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const asked = request({ socketPath: socketIn(dataDir), path: '/copy' }, resolve);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isNobody = ['ENOENT', 'ECONNREFUSED', 'EINVAL'].includes(error.code ?? '');
      return isNobody ? resolve(undefined) : reject(error);
    });
    // A house that stands still is not waited for: a backup that never ends is worse than one that failed.
    asked.setTimeout(silenceMs, () =>
      asked.destroy(new BackupError('The open house stopped in the middle of its copy. Try again.')),
    );
    asked.end();
  });
  if (reply === undefined) return undefined;
  if (reply.statusCode !== 200) throw new Error('The open house could not copy its database; its log says why.');
  const lines = linesIn(reply);
  const first = await lines.next();
  return { facts: Heard.parse(JSON.parse(String(first.value))), lines };
}
