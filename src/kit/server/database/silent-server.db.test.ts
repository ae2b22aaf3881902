/** A PostgreSQL server that says nothing any more, behind a line that can be held: a frozen machine, or one that vanished (decision 0248). */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres, ping } from '../db.ts';
import { asProblem } from '../problems/problems.ts';
import { testServerUrl } from '../testing.ts';

const url = testServerUrl();

/** A way to the server on which nothing goes through while it is held. */
async function aLine(to: string) {
  const { hostname, port, searchParams } = new URL(to);
  const folder = searchParams.get('host');
  const sockets = new Set<Socket>();
  let isHeld = false;
  const line = createServer((from) => {
    const server = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), hostname);
    for (const [one, other] of [
      [from, server],
      [server, from],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => void other.write(bytes));
      one.on('close', () => other.destroy());
      one.on('error', () => undefined);
      if (isHeld) one.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    line.close();
    await once(line, 'close');
  });
  const through = Object.assign(new URL(to), {
    hostname: '127.0.0.1',
    port: String((line.address() as AddressInfo).port),
    search: '',
  });
  return {
    url: through.href,
    hold: (held: boolean) => {
      isHeld = held;
      for (const socket of sockets) socket[held ? 'pause' : 'resume']();
    },
  };
}

describe.runIf(url)('a server that falls silent', () => {
  test('is away (503) for who asked it something already, and is asked again when it speaks', async () => {
    const line = await aLine(url ?? '');
    const database = await openPostgres(line.url, { connections: 2, silenceMs: 1000 });
    onTestFinished(() => database.close());
    const { db } = database;
    const heard: string[] = [];
    await database.onTouched((table) => heard.push(table));
    await expect.poll(() => heard).toContain('*');
    await ping(db);
    line.hold(true);
    const asked = ping(db).then(
      () => undefined,
      (error: unknown) => asProblem(error),
    );
    expect(await asked).toMatchObject({ status: 503, code: 'unavailable' });
    line.hold(false);
    await expect
      .poll(() =>
        ping(db).then(
          () => 'there',
          () => 'away',
        ),
      )
      .toBe('there');
  });
});
