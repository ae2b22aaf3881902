import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAsked } from './asked.js';
import { isBuilt } from '../building/build.js';
import { countPlaywright, countVitest } from './count-tests.js';
import { isGood, summarize } from './summary.js';
import { clockChangeAfter } from '../worlds.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aftersun-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('what is asked of a run', () => {
  it('is everything where nothing is said', () => expect(readAsked([])).toEqual({ files: [] }));
  it('is some files in every world, or as chance wants', () => {
    const files = ['tests/owners.test.ts', 'src/features/jobs/server/routes.test.ts'];
    expect(readAsked(['--any-day', ...files])).toMatchObject({ kind: '--any-day', files, isByChance: false });
    expect(readAsked(['--any-order', ...files])).toMatchObject({ kind: '--any-order', files, isByChance: false });
    expect(readAsked(['--any-order', '--chance', ...files])).toMatchObject({ files, isByChance: true });
  });
  it.each([
    [['--quick'], 'Unknown option --quick.'],
    [['tests/owners.test.ts'], 'Unknown option tests/owners.test.ts.'],
    [['--fast', 'tests/owners.test.ts'], '--fast does not know tests/owners.test.ts.'],
    [['--any-day', '--chance'], '--any-day does not know --chance.'],
    [['--any-order', '--chanec', 'tests/owners.test.ts'], '--any-order does not know --chanec.'],
  ])('is refused where it would run something else: %j', (words, fault) => {
    expect(readAsked(words).fault).toContain(fault);
  });
});

describe('the counts', () => {
  const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };
  const none = { failures: [], files: [] };

  it('are read from a report of Vitest', () => {
    expect(countVitest(report(vitest), 0)).toEqual({ passed: 3, failed: 0, skipped: 1, assertions: 0, ...none });
  });
  it('have a failure for a file that does not load', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [], message: 'no file b.ts' }];
    const counts = countVitest(report({ ...vitest, testResults }), 1);
    expect(counts.failed).toBe(1);
    expect(counts.failures).toEqual(['a.test.ts: did not load (no file b.ts)']);
  });
  it('name what failed, and why', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'adds up', meta: { assertions: 1 }, failureMessages: ['Error: 5, not 4\n at a'] },
      { status: 'passed', fullName: 'is there', meta: { assertions: 2 } },
    ];
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults, startTime: 1000, endTime: 3500 }];
    const counts = countVitest(report({ ...vitest, numFailedTests: 1, testResults }), 1);
    expect(counts.failures).toEqual(['a.test.ts: adds up (Error: 5, not 4)']);
    expect(counts.files).toEqual([{ name: 'a.test.ts', seconds: 2.5 }]);
    expect(counts.assertions).toBe(3);
  });
  it('have a failure when the runner failed and no test did', () => {
    expect(countVitest(report(vitest), 1)).toMatchObject({ failed: 1, failures: ['outside every test'] });
    const errors = [{ message: 'Error: the house did not end' }];
    const counts = countPlaywright(report({ stats: { expected: 1, flaky: 0, unexpected: 0 }, suites: [], errors }), 1);
    expect(counts).toMatchObject({ failed: 1, failures: ['outside every test (Error: the house did not end)'] });
  });
  it('have a failure when there is no report', () => {
    expect(countPlaywright(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });
  it('are read from a report of Playwright', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
    const test = (projectName, ok) => {
      const error = { message: '\u001B[31mno button\u001B[39m\nat a line' };
      const results = [ok ? { duration: 1500 } : { duration: 1500, error }];
      const annotations = [{ type: 'assertions', description: '7' }];
      return { projectName, status: ok ? 'expected' : 'unexpected', annotations, results };
    };
    const spec = (title, ...tests) => ({ file: 'a.spec.ts', title, ok: tests[0].status === 'expected', tests });
    const rests = spec('rests', test('desktop', true), test('phone', false));
    const inner = { specs: [spec('closes', test('desktop', true)), rests] };
    const suites = [{ file: 'a.spec.ts', specs: [spec('opens', test('desktop', false))], suites: [inner] }];
    const failures = ['a.spec.ts [desktop]: opens (no button)', 'a.spec.ts [phone]: rests (no button)'];
    const files = [{ name: 'e2e/a.spec.ts', seconds: 6 }];
    const counts = { passed: 5, failed: 2, skipped: 3, assertions: 28, failures, files };
    expect(countPlaywright(report({ stats, suites }), 1)).toEqual(counts);
  });
});

describe('the summary', () => {
  const rows = [
    { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 1.26 },
    { name: 'unit', passed: 40, failed: 2, skipped: 1, seconds: 12 },
    { name: 'build' },
  ];

  it('ends with a line for machines', () => {
    expect(summarize(rows, ['A note.']).split('\n').slice(-2)).toEqual(['A note.', '41 passed, 2 failed']);
  });
  it('names what failed before the table', () => {
    const failing = { ...rows[1], failures: ['a.test.ts: adds up'] };
    expect(summarize([rows[0], failing]).split('\n')[1]).toBe('failed: a.test.ts: adds up');
  });
  it('names the ten files that took longest, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, n) => ({ name: `${n}.test.ts`, seconds: n }));
    const lines = summarize([{ ...rows[1], files }]).split('\n');
    const first = lines.indexOf('the slowest files') + 1;
    expect(lines[first]).toBe('   11.0 s  11.test.ts (unit)');
    expect(lines.slice(first, first + 11).at(-1)).toBe('');
  });
  it('says what was not run', () => expect(summarize(rows)).toMatch(/build +- +- +- +- +not run/));
  it('is good only when something passed and nothing failed', () => {
    expect(isGood(rows)).toBe(false);
    expect(isGood([rows[0]])).toBe(true);
    expect(isGood([])).toBe(false);
    expect(isGood([{ name: 'build' }])).toBe(false);
  });
});

describe('another day', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '2027-03-28T00:59:00.000Z'],
    ['2027-06-01T12:00:00Z', '2027-10-31T00:59:00.000Z'],
    ['2027-12-24T12:00:00Z', '2028-10-29T00:59:00.000Z'],
  ])('from %s on is a minute before clocks change, at %s', (now, change) => {
    expect(clockChangeAfter(new Date(now)).toISOString()).toBe(change);
  });
});

describe('a build', () => {
  const at = (path, seconds) => utimesSync(path, seconds, seconds);

  function sources() {
    const src = join(folder, 'src');
    const stamp = join(folder, 'stamp');
    mkdirSync(src);
    for (const path of [join(src, 'a.ts'), join(src, 'a.test.ts'), stamp]) writeFileSync(path, '');
    for (const path of [join(src, 'a.ts'), join(src, 'a.test.ts'), src]) at(path, 1000);
    at(stamp, 2000);
    return { src, stamp };
  }

  it('is good while no source is newer', () => {
    const { src, stamp } = sources();
    expect(isBuilt(stamp, [src])).toBe(true);
  });
  it('is stale after a change', () => {
    const { src, stamp } = sources();
    at(join(src, 'a.ts'), 3000);
    expect(isBuilt(stamp, [src])).toBe(false);
  });
  it('is stale after a file was removed', () => {
    const { src, stamp } = sources();
    rmSync(join(src, 'a.ts'));
    expect(isBuilt(stamp, [src])).toBe(false);
  });
  it('does not care for tests', () => {
    const { src, stamp } = sources();
    at(join(src, 'a.test.ts'), 3000);
    expect(isBuilt(stamp, [src])).toBe(true);
  });
  it('is stale where there is none', () => expect(isBuilt(join(folder, 'none'), [])).toBe(false));
});
