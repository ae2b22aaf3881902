import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const countIn = (steps: readonly TestStep[]): number =>
  steps.reduce((sum, step) => sum + (step.category === 'expect' ? 1 : 0) + countIn(step.steps), 0);

/** Notes in the report how many assertions each journey made, as tests/setup/count-assertions.ts does for the other tests. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter by it
export default class CountAssertions implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    test.annotations.push({ type: 'assertions', description: String(countIn(result.steps)) });
  }
}
