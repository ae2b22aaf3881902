import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ended, inProcess } from './in-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aftersun-process-'));
  await mkdir(join(folder, 'data'));
  await mkdir(join(folder, 'programs'));
  await writeFile(join(folder, 'data/given'), 'what was sent');
});
afterAll(() => rm(folder, { recursive: true }));

const usual = { maxCpuSeconds: 60, maxMs: 120_000, maxMegabytes: 4096, maxAnswer: 1024 };

async function run(code: string, bounds: Partial<typeof usual> = {}): Promise<string> {
  const programs = join(folder, 'programs');
  const program = join(programs, 'program.mjs');
  await writeFile(program, code);
  const given = join(folder, 'data/given');
  const answer = await inProcess({ program, given, mayRead: [programs], bounds: { ...usual, ...bounds } });
  return answer.toString();
}

test('it reads what it is given, and knows no secret, no folder of data and no way out', async () => {
  const door = createServer();
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const data = JSON.stringify(join(folder, 'data/given'));
  const answer = await run(`
    import { spawn } from 'node:child_process';
    import { readFileSync, writeFileSync } from 'node:fs';
    import { connect } from 'node:net';
    const fate = (act) => { try { act(); return 'done'; } catch ({ code }) { return code; } };
    const connected = new Promise((resolve) =>
      connect(${port}, '127.0.0.1').on('connect', () => resolve('done')).on('error', ({ code }) => resolve(code)));
    console.log(JSON.stringify({
      given: readFileSync(3, 'utf8'),
      names: Object.keys(process.env),
      reads: fate(() => readFileSync(${data})),
      writes: fate(() => writeFileSync(new URL('mine', import.meta.url), '')),
      starts: fate(() => spawn('true')),
      connects: await connected,
    }));
    process.exit();`);
  door.close();
  const refused = 'ERR_ACCESS_DENIED';
  expect(JSON.parse(answer)).toEqual({
    given: 'what was sent',
    names: [],
    reads: refused,
    writes: refused,
    starts: refused,
    connects: refused,
  });
});

test.runIf(existsSync('/proc/self/status')).each([
  ['memory', 'const all = []; setInterval(() => all.push(Buffer.alloc(20_000_000, 1)), 5)', { maxMegabytes: 200 }],
  ['of a processor', 'for (;;);', { maxCpuSeconds: 0.2 }],
])('one that takes too much %s is ended', async (what, code, bounds) => {
  const ended = run(code, bounds);
  await expect(ended).rejects.toThrow(what);
  await expect(ended).rejects.toBeInstanceOf(Ended);
});

test.each([
  ['waits for ever', 'setInterval(() => 0, 1000)', 'too long', { maxMs: 300 }],
  ['says too much', "process.stdout.write('a'.repeat(5000)); setInterval(() => 0, 1000)", 'too much', {}],
  ['dies', "process.kill(process.pid, 'SIGSEGV')", 'SIGSEGV', {}],
])('one that %s is ended, and what it was given is to blame', async (_, code, why, bounds) => {
  const ended = run(code, bounds);
  await expect(ended).rejects.toThrow(why);
  await expect(ended).rejects.toBeInstanceOf(Ended);
});

test('one that can not do its work is our fault, and says why', async () => {
  const fails = run("throw new Error('no library')");
  await expect(fails).rejects.toThrow('no library');
  await expect(fails).rejects.not.toBeInstanceOf(Ended);
});
