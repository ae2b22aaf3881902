import { existsSync, readFileSync } from 'node:fs';

/**
 * The counts in a runner's JSON report. A run that ended badly without naming a failed test (it could not start, a file
 * did not load, a promise was rejected outside every test) counts as one failure: a green line must be earned.
 */
function counted(path, exitCode, read) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const counts = report === undefined ? { passed: 0, failed: 0, skipped: 0 } : read(report);
  const nothingRan = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (exitCode !== 0 || nothingRan)) counts.failed = 1;
  return counts;
}

/** Vitest: a file that fails to load has no tests of its own, and is one failure. */
export function countVitest(path, exitCode) {
  return counted(path, exitCode, (report) => {
    const unloadable = (report.testResults ?? []).filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

/** Playwright: a test that passed only on a second try still passed. */
export function countPlaywright(path, exitCode) {
  return counted(path, exitCode, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}
