import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../paths.js';

/**
 * What a runner's JSON report says: how many tests passed, failed and were skipped, how many assertions they made, the
 * names of those that failed with the reason, and how long each file took, for the end of a long run. A run that ended
 * badly without naming a failed test (it could not start, a file did not load, a promise was rejected outside every
 * test) counts as one failure: a green line must be earned.
 */
function counted(path, exitCode, read) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const counts =
    report === undefined ? { passed: 0, failed: 0, skipped: 0, assertions: 0, failures: [], files: [] } : read(report);
  const nothingRan = counts.passed + counts.failed === 0;
  if (counts.failed > 0 || (exitCode === 0 && !nothingRan)) return counts;
  return { ...counts, failed: 1, failures: [failureOf('outside every test', report?.errors?.[0]?.message)] };
}

/** A failed test and the first line of why: who reads the end of a long run alone can begin there. */
function failureOf(name, message) {
  const reason = stripVTControlCharacters(message ?? '')
    .split('\n', 1)[0]
    .trim();
  return reason === '' ? name : `${name} (${reason})`;
}

const total = (numbers) => numbers.reduce((sum, number) => sum + (number ?? 0), 0);

/** Vitest: a file that fails to load has no tests of its own, and is one failure. */
export function countVitest(path, exitCode) {
  return counted(path, exitCode, (report) => {
    const failures = report.testResults
      .filter((file) => file.status === 'failed')
      .flatMap((file) => {
        const tests = file.assertionResults.filter((test) => test.status === 'failed');
        const name = file.name.replace(root, '');
        return tests.length > 0
          ? tests.map((test) => failureOf(`${name}: ${test.fullName}`, test.failureMessages?.[0]))
          : [failureOf(`${name}: did not load`, file.message)];
      });
    return {
      passed: report.numPassedTests,
      failed: failures.length,
      skipped: report.numPendingTests + report.numTodoTests,
      assertions: total(
        report.testResults.flatMap((file) => file.assertionResults.map((test) => test.meta?.assertions)),
      ),
      failures,
      files: report.testResults.map((file) => ({
        name: file.name.replace(root, ''),
        seconds: (file.endTime - file.startTime) / 1000,
      })),
    };
  });
}

/** Every spec of a suite of Playwright's and of the suites in it. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const testsOf = (suite) => specsOf(suite).flatMap((spec) => spec.tests);

/** As e2e/count-assertions.ts noted them. */
const assertionsOf = (test) => Number(test.annotations.find(({ type }) => type === 'assertions')?.description ?? 0);

/**
 * The tests of a spec that failed, by project, each with why its last try did. A journey told at the desk and on the
 * phone is one spec in the report, whose own `ok` is only that of the first.
 */
const failuresOf = ({ file, title, tests }) =>
  tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ projectName, results }) =>
      failureOf(`${file} [${projectName}]: ${title}`, results.findLast(({ error }) => error)?.error.message),
    );

/** Playwright: a test that passed only on a second try still passed. */
export function countPlaywright(path, exitCode) {
  return counted(path, exitCode, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(specsOf).flatMap(failuresOf),
    assertions: total(suites.flatMap(testsOf).map(assertionsOf)),
    files: suites.map((suite) => ({
      name: `e2e/${suite.file}`,
      seconds: total(testsOf(suite).flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    })),
  }));
}
