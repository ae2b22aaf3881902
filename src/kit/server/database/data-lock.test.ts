import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DataLockedError, lockDataDir } from './data-lock.ts';

/** A process that asks for the lock of a folder at an instant, says what it got and how long that took, and keeps it. */
const asker = `
  const { lockDataDir } = await import(${JSON.stringify(join(import.meta.dirname, 'data-lock.ts'))});
  const { createInterface } = await import('node:readline');
  console.log('"ready"');
  for await (const line of createInterface({ input: process.stdin })) {
    const { dir, at } = JSON.parse(line);
    while (performance.timeOrigin + performance.now() < at);
    const began = performance.now();
    let said = 'locked';
    try { lockDataDir(dir); } catch (error) { said = error.constructor.name + ': ' + error.message; }
    console.log(JSON.stringify({ said, ms: performance.now() - began }));
  }`;

type Asker = { child: ChildProcess; ask(dir: string, at?: number): Promise<{ said: string; ms: number }> };

async function startAsker(): Promise<Asker> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', asker], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const next = async () => JSON.parse(String((await once(lines, 'line'))[0]));
  await next();
  return {
    child,
    ask: (dir, at = 0) => {
      const answer = next();
      child.stdin.write(`${JSON.stringify({ dir, at })}\n`);
      return answer;
    },
  };
}

const root = mkdtempSync(join(tmpdir(), 'aftersun-lock-'));
let askers: Asker[] = [];
let dir: string;
let count = 0;
beforeAll(async () => {
  askers = await Promise.all(Array.from({ length: 4 }, startAsker));
});
beforeEach(() => {
  dir = join(root, String((count += 1)));
});
afterAll(() => {
  for (const { child } of askers) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

describe('the lock of a data folder', () => {
  it('is refused to a second process within 2 s, which is told who has it and what to do', async () => {
    lockDataDir(dir);
    const { said, ms } = (await askers[0]?.ask(dir)) ?? { said: '', ms: Infinity };
    expect(said).toMatch(/^DataLockedError: /);
    expect(said).toContain(`${dir} is in use by process ${process.pid}`);
    expect(said).toContain('DATA_DIR');
    expect(ms).toBeLessThan(2000);
  });

  it('is refused to a second opening in the same process', () => {
    lockDataDir(dir);
    expect(() => lockDataDir(dir)).toThrow(DataLockedError);
  });

  it('is taken over when the number of a dead owner belongs to another process now', () => {
    mkdirSync(dir);
    writeFileSync(join(dir, `lock-${process.ppid}-1`), '');
    lockDataDir(dir);
    expect(readdirSync(dir)).toEqual([expect.stringContaining(`-${process.pid}-`)]);
  });

  it('is free again once it was let go, and leaves nothing behind', () => {
    lockDataDir(dir)();
    expect(readdirSync(dir)).toEqual([]);
    expect(() => lockDataDir(dir)).not.toThrow();
  });

  it('goes to at most one of four processes that ask at the same moment, again and again', async () => {
    let winners = 0;
    for (let round = 0; round < 8; round += 1) {
      const contested = join(dir, String(round));
      mkdirSync(contested, { recursive: true });
      // Every other time somebody died there before.
      if (round % 2 === 1) writeFileSync(join(contested, 'lock-999999999-1'), '');
      const at = performance.timeOrigin + performance.now() + 30;
      const answers = await Promise.all(askers.map((asker) => asker.ask(contested, at)));
      const locked = answers.filter(({ said }) => said === 'locked').length;
      expect(locked).toBeLessThanOrEqual(1);
      winners += locked;
    }
    expect(winners).toBeGreaterThan(0);
  });

  it('is taken over from a process that was killed', async () => {
    const [owner] = askers;
    expect((await owner?.ask(dir))?.said).toBe('locked');
    expect(() => lockDataDir(dir)).toThrow(`in use by process ${owner?.child.pid}`);
    owner?.child.kill('SIGKILL');
    if (owner) await once(owner.child, 'exit');
    lockDataDir(dir);
    expect(readdirSync(dir)).toEqual([expect.stringContaining(`-${process.pid}-`)]);
  });
});
