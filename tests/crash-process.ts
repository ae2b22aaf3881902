/**
 * The house as it runs, without its pages, in a process that tests kill: `node tests/crash-process.ts`, told by the
 * environment as always. Prints the port it got. A call with the header `x-keep-reply` is done, and never answered; one
 * with `x-die-at: 3` lets the process kill itself at the third moment from then: it looks at its clock, or writes a line
 * of its log, between most of its steps.
 */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openHouse } from '#app/server/process/open-house.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { readEnv } from '#kit/server/env.ts';
import { newId } from '#kit/server/ids.ts';
import { createLog } from '#kit/server/log.ts';

const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

let moments = Number.POSITIVE_INFINITY;
const pass = (): void => {
  moments -= 1;
  if (moments === 0) process.kill(process.pid, 'SIGKILL');
};
const clock = () => {
  pass();
  return systemClock();
};

const env = readEnv();
const { api } = await openHouse(env, clock, createLog(env.LOG_LEVEL, { write: pass }), () => undefined);
const answer = async (request: Request): Promise<Response> => {
  const dieAt = request.headers.get('x-die-at');
  if (dieAt !== null) moments = Number(dieAt);
  // Each call from an address of its own: limits are told elsewhere.
  const reply = await api.answer(request, { address: newId() });
  if (!request.headers.has('x-keep-reply')) return reply;
  say({ kept: reply.status });
  return new Promise(() => undefined);
};
const listen = getRequestListener(answer, { overrideGlobalObjects: false });
const server = createServer((request, response) => void listen(request, response));
server.listen(0, env.HOST, () => {
  // Node would do it at the end, which this process is not let come to.
  flushCompileCache();
  say({ port: (server.address() as AddressInfo).port });
});
