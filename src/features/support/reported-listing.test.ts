import { expect, it } from 'vitest';
import { reportedPath, reportHash } from './reported-listing.ts';

it('names a listing, and reads it back', () => {
  expect(reportedPath(reportHash({ kind: 'jobs', id: 'AbCdEfGhJkLmNpQr' }))).toBe('/jobs/AbCdEfGhJkLmNpQr');
});

it.each([undefined, '', 'jobs', 'jobs=', 'users=AbCd', 'jobs=../admin', 'jobs=a/b', 'jobs=//evil.example'])(
  'reads no listing in %j',
  (fragment) => expect(reportedPath(fragment)).toBeUndefined(),
);
