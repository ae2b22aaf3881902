import { describe, expect, it } from 'vitest';
import { submissionStatuses, submissionTransitions } from './rules.ts';

describe('the way of a submission', () => {
  it('leaves pending once, to approved or rejected, and nothing else moves', () => {
    expect(submissionStatuses.map((from) => [from, submissionTransitions[from]])).toEqual([
      ['pending', ['approved', 'rejected']],
      ['approved', []],
      ['rejected', []],
    ]);
  });
});
