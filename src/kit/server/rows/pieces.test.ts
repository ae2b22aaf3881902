import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesIn } from './lines.ts';
import { inPieces } from './pieces.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aftersun-pieces-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const row = (n: number) => JSON.stringify([String(n), 'r'.repeat(n % 400)]);
async function* rows(count: number) {
  for (let n = 0; n < count; n += 1) {
    yield row(n);
    if (n % 100 === 0) await setImmediate();
  }
}

async function allOf(some: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const one of some) all.push(one);
  return all;
}

test('pieces are large, and together what was said', async () => {
  const pieces = await allOf(inPieces(rows(2000)));
  expect(pieces.slice(0, -1).filter(({ length }) => length < 65_536)).toEqual([]);
  expect(pieces.join('')).toBe(Array.from({ length: 2000 }, (_, n) => `${row(n)}\n`).join(''));
  expect(await allOf(inPieces(rows(0)))).toEqual([]);
});

test('five megabytes of small lines come whole through a socket in a folder to a slow reader', async () => {
  const count = 25_000;
  const path = join(folder, 'control.sock');
  const server = createServer((_, response) => void pipeline(Readable.from(inPieces(rows(count))), response));
  await new Promise<void>((resolve) => server.listen(path, resolve));
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath: path }, resolve).on('error', reject).end();
  });
  async function* slowly() {
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      for (let turns = 0; turns < 2000; turns += 1) await setImmediate();
      yield chunk;
    }
  }
  let heard = 0;
  for await (const line of linesIn(slowly())) expect(line).toBe(row(heard++));
  expect(heard).toBe(count);
  await new Promise((resolve) => server.close(resolve));
});
