import { spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processorSeconds, runStages } from './stages.js';

let said;
beforeEach(() => {
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const good = { passed: 1, failed: 0, skipped: 0 };
const bad = { passed: 0, failed: 1, skipped: 0 };

/** A phase that ends when it is told to. */
function slow(name, counts = good, rest = {}) {
  const { promise: work, resolve } = Promise.withResolvers();
  return { phase: { name, work: () => work, ...rest }, end: () => resolve(counts) };
}

describe('the stages of a run', () => {
  it('run lanes side by side, and give their phases in the order they are told', async () => {
    const [lint, build] = [slow('lint'), slow('build')];
    const later = { name: 'journeys', work: async () => good };
    const rows = runStages([[[lint.phase], [build.phase, later]]]);
    build.end();
    await vi.waitFor(() => expect(said).toContain('== journeys, after'));
    expect(said).not.toContain('== lint, after');
    lint.end();
    expect((await rows).map(({ name, passed }) => [name, passed])).toEqual([
      ['lint', 1],
      ['build', 1],
      ['journeys', 1],
    ]);
  });
  it('show the output of a phase whole, whoever runs beside it', async () => {
    const other = slow('other');
    const work = async ({ onOutput }) => {
      onOutput('first half, ');
      other.end();
      await other.phase.work();
      onOutput(Buffer.from('second half'));
      return good;
    };
    await runStages([[[{ name: 'talks', work }], [other.phase]]]);
    expect(said).toMatch(/== talks, after \d+\.\d s\nfirst half, second half\n/);
  });
  it('let a phase that is alone speak for itself', async () => {
    const shown = [];
    const work = async (show) => {
      shown.push(show);
      return good;
    };
    await runStages([[[{ name: 'alone', work }]]]);
    expect(shown).toEqual([{ stdio: 'inherit' }]);
  });
  it('begin nothing more once a phase failed that stops them, in no lane and no later stage', async () => {
    const [lint, build] = [slow('lint', bad, { stops: true }), slow('build')];
    const next = { name: 'journeys', work: async () => good };
    const last = { name: 'doors', work: async () => good };
    const rows = runStages([[[lint.phase], [build.phase, next]], [[last]]]);
    lint.end();
    await vi.waitFor(() => expect(said).toContain('== lint, after'));
    build.end();
    expect((await rows).map(({ failed }) => failed)).toEqual([1, 0, undefined, undefined]);
  });
  it('begin one that needs another when that has ended, in whichever lane', async () => {
    const [lint, build] = [slow('lint'), slow('build')];
    const journeys = { name: 'journeys', work: async () => good, needs: build.phase };
    const rows = runStages([[[build.phase], [lint.phase, journeys]]]);
    lint.end();
    await vi.waitFor(() => expect(said).toContain('== lint, after'));
    expect(said).not.toContain('.. journeys begins');
    build.end();
    expect((await rows).map(({ passed }) => passed)).toEqual([1, 1, 1]);
  });
  it('begin none that needs one that failed, or was never begun', async () => {
    const [lint, build] = [slow('lint', bad, { stops: true }), slow('build', bad, { stops: true })];
    const [pages, journeys] = [build.phase, lint.phase].map((needs) => ({
      name: 'pages',
      work: async () => good,
      needs,
    }));
    const rows = runStages([[[lint.phase, build.phase], [pages], [journeys]]]);
    lint.end();
    expect((await rows).map(({ failed }) => failed)).toEqual([1, undefined, undefined, undefined]);
  });
  it('go on after a phase that failed and stops nobody', async () => {
    const rows = await runStages([
      [[{ name: 'rules', work: async () => bad }], [{ name: 'doors', work: async () => good }]],
    ]);
    expect(rows.map(({ failed }) => failed)).toEqual([1, 0]);
  });
  it('count a phase that throws as failed, and say why', async () => {
    const work = () => Promise.reject(new Error('no browser'));
    const [row] = await runStages([[[{ name: 'journeys', work }], [{ name: 'doors', work: async () => good }]]]);
    expect(row).toMatchObject(bad);
    expect(said).toContain('no browser');
  });
  it('begin nothing after an interruption', async () => {
    expect(await runStages([[[{ name: 'lint', work: async () => good }]]], () => true)).toEqual([{ name: 'lint' }]);
  });
});

it('what the processors worked and rested is known, and work is counted that nobody waits for', async () => {
  const before = processorSeconds();
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  try {
    await expect.poll(() => processorSeconds().busy - before.busy).toBeGreaterThan(0.2);
  } finally {
    child.kill();
  }
  expect(processorSeconds().idle).toBeGreaterThanOrEqual(before.idle);
});
