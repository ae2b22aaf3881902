/** A real process that is asked to leave while many ask it (quality, Durability): nothing is cut, nothing new is taken. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { openFrontHouse } from '../../../../tests/front-house.ts';
import type { FrontHouse } from '../../../../tests/front-house.ts';
import { startLoad } from '../../../../tests/keep-alive-load.ts';

/** A busy machine takes its time to start a process. */
vi.setConfig({ testTimeout: 120_000 });

let house: FrontHouse | undefined;
afterEach(() => house?.close());

const clients = 24;
/** More than a busy machine keeps these clients from asking again, whom the house can't tell from those who are idle. */
const quietMs = 8000;

test('under keep-alive load it answers what it was asked, says goodbye with it, and takes nothing new', async () => {
  house = await openFrontHouse(inject('prepared'), { quietMs });
  const load = startLoad(house.port, clients, ['/', '/api/jobs', '/assets/app-1a2b.js', '/healthz']);
  await vi.waitFor(() => expect(load.all.length).toBeGreaterThan(20 * clients), { timeout: 60_000 });
  const asked = performance.now();
  const { code, seconds } = await house.leave();
  await load.over;

  const answered = load.all.filter(({ error }) => error === undefined);
  const refused = load.all.filter(({ error }) => error === 'ECONNREFUSED');
  expect(answered.every(({ status }) => status === 200)).toBe(true);
  // Every client ends with a closed door, and with nothing else.
  expect(refused).toHaveLength(clients);
  expect(load.all.filter(({ error }) => error !== undefined && error !== 'ECONNREFUSED')).toEqual([]);
  const closedAt = Math.min(...refused.map(({ overAt }) => overAt));
  // What was on its way is answered with a goodbye: one for each connection at most.
  const late = answered.filter(({ sentAt }) => sentAt > closedAt);
  expect(late.length).toBeLessThanOrEqual(clients);
  expect(late.filter(({ connection, reused }) => connection !== 'close' || !reused)).toEqual([]);
  expect(answered.filter(({ connection, overAt }) => connection === 'close' && overAt < asked)).toEqual([]);
  expect([code, seconds < 15]).toEqual([0, true]);
});

test('what is being drawn or sent in at that moment is brought to its end, and who is idle is let go', async () => {
  house = await openFrontHouse(inject('prepared'));
  const { port } = house;
  const idle = connect(port, '127.0.0.1');
  idle.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');

  const held = once(house.child.stdout ?? process.stdin, 'data');
  const agent = new Agent({ keepAlive: true });
  const page = request({ host: '127.0.0.1', port, path: '/held', agent }).end();
  const pageAnswer = once(page, 'response');
  await held;
  const body = JSON.stringify({ phone: '600000000', password: 'no-such-password' });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length), expect: '100-continue' };
  const letter = request({ host: '127.0.0.1', port, path: '/api/auth/signin', method: 'POST', agent, headers });
  const letterAnswer = once(letter, 'response');
  letter.flushHeaders();
  await once(letter, 'continue');
  letter.write(body.slice(0, 10));

  const left = house.leave();
  await once(idle, 'close');
  expect((await once(connect(port, '127.0.0.1'), 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
  letter.end(body.slice(10));
  house.release();
  for (const [answer, status] of [
    [(await letterAnswer)[0], 401],
    [(await pageAnswer)[0], 200],
  ]) {
    for await (const chunk of answer) void chunk;
    expect([answer.statusCode, answer.headers.connection, answer.complete]).toEqual([status, 'close', true]);
  }
  const { code, seconds } = await left;
  expect([code, seconds < 15]).toEqual([0, true]);
  agent.destroy();
});
