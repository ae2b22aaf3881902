/** The order of test files, where nobody asks for another one. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How long a test of the file may take when that is more than usual, in milliseconds. */
const patienceOf = (source: string): number =>
  Number(/testTimeout: (?<ms>[\d_]+)/.exec(source)?.groups?.['ms']?.replaceAll('_', '') ?? 0);

/**
 * Files whose tests may take long are begun first. A new machine knows no durations and begins with the largest files, but
 * those that wait, kill or decode are small: begun last, one of them runs alone while the other core has nothing to do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own sort, which makes a new list
    const sorted = await super.sort(files);
    const patience = new Map(sorted.map((file) => [file, patienceOf(readFileSync(file.moduleId, 'utf8'))]));
    return sorted.toSorted((a, b) => (patience.get(b) ?? 0) - (patience.get(a) ?? 0));
  }
}
