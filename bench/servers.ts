/** Starts what is measured, each as its own process on the project's Node, and ends it again. */
import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawReply } from './client.ts';
import { memoryEnv, memoryFlags } from '../scripts/memory.js';
import { at, projectNode } from './project.ts';

export type Running = {
  readonly origin: string;
  /** Seconds of processor time so far, where the system tells (Linux): unlike speed, it does not hang on who else runs. */
  cpuSeconds(): number;
  stop(): Promise<void>;
};
/** What is measured answer by answer. */
export type App = Running & { cpuMilliseconds(): number };
export type Bare = Running & { teach(url: string, reply: RawReply): Promise<void> };

const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** The same to the microsecond, for single answers: what each of its threads has had (schedstat, in nanoseconds). */
function cpuMillisecondsOf(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(`/proc/${pid}/schedstat`)) return Number.NaN;
  return readdirSync(tasks).reduce((sum, task) => {
    const file = `${tasks}/${task}/schedstat`;
    return sum + (existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1e6 : 0);
  }, 0);
}

function cpuSecondsOf(pid: number | undefined): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return Number.NaN;
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it, in 1/100 s.
  const fields = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 16_000);
    await ended;
    clearTimeout(timer);
  }
  children.delete(child);
}

/** A machine that is full may take so long until the app is there. */
const slowestStart = 300_000;

/** The production build on a database of its own; ready when it says so. `nodeArgs` is for profiling. */
export async function startApp(settings: Record<string, string>, nodeArgs: readonly string[] = []): Promise<App> {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: String(port),
    // Whoever measures tells whose address a call comes from: limits count by it.
    TRUSTED_PROXIES: '127.0.0.1',
    ...memoryEnv,
    ...settings,
  };
  const child = spawn(projectNode, [...memoryFlags, ...nodeArgs, at('dist/house/main.js')], {
    cwd: at(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-4000)));
  const origin = `http://127.0.0.1:${port}`;
  const lastCall = performance.now() + slowestStart;
  while (performance.now() < lastCall) {
    if (child.exitCode !== null) throw new Error(`The app ended at its start:\n${said}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok)
      return {
        origin,
        cpuSeconds: () => cpuSecondsOf(child.pid),
        cpuMilliseconds: () => cpuMillisecondsOf(child.pid),
        stop: () => end(child),
      };
    await sleep(100);
  }
  await end(child);
  throw new Error(`The app was not ready after ${slowestStart / 1000} s:\n${said}`);
}

/** A process and all that it started, itself first (Linux). */
function familyOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

/** What a process has in memory, in MB, where the system tells (Linux). */
function megabytesOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024 : Number.NaN;
}

/** What a command of the project serves, as a person calls it; here when its home page is. npm itself is not counted. */
export async function startCommand(
  [command = '', ...args]: readonly string[],
  settings: Record<string, string>,
): Promise<Running & { megabytes(): number }> {
  const port = await freePort();
  const env = { ...process.env, LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(port), ...settings };
  const child = spawn(command, args, { cwd: at(), env, stdio: 'ignore' });
  children.add(child);
  const origin = `http://127.0.0.1:${port}`;
  const house = () => familyOf(child.pid ?? 0).slice(1);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  while (child.exitCode === null) {
    const answer = await fetch(origin).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok)
      return {
        origin,
        cpuSeconds: () => sum(house().map(cpuSecondsOf)),
        megabytes: () => sum(house().map(megabytesOf)),
        stop: () => end(child),
      };
    await sleep(20);
  }
  throw new Error(`"${[command, ...args].join(' ')}" ended at its start.`);
}

/** The bare server; it learns each answer before it is asked for it. */
export async function startBare(): Promise<Bare> {
  const child = fork(at('bench/bare.ts'), { execPath: projectNode, env: { NODE_ENV: 'production' } });
  children.add(child);
  const [hello] = (await once(child, 'message')) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${hello.port}`,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    stop: () => end(child),
    async teach(url, { status, headers, body }) {
      const learnt = once(child, 'message');
      child.send({ url, reply: { status, headers, body: body.toString('base64') } });
      await learnt;
    },
  };
}
