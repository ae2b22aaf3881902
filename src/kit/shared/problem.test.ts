import { describe, expect, it } from 'vitest';
import { isProblemCode, Problem, problemStatuses } from './problem.ts';

describe('a Problem', () => {
  it('says its status and detail, as specification and web show them', () => {
    const problem = new Problem('sold_out', 'There are not that many places left.');
    expect(problem).toBeInstanceOf(Error);
    expect(problem.message).toBe('409: There are not that many places left.');
    expect(problem).toMatchObject({
      name: 'Problem',
      status: 409,
      code: 'sold_out',
      fields: [],
      retryAfter: undefined,
    });
  });

  it('carries what is wrong with which field, and how long to wait', () => {
    const fields = [{ path: 'price', message: 'Must be an amount like 12.50' }];
    expect(new Problem('validation', 'No.', { fields }).fields).toEqual(fields);
    expect(new Problem('too_many_requests', 'No.', { retryAfter: 30 }).retryAfter).toBe(30);
  });
});

it.each([
  ['malformed', 400],
  ['unauthenticated', 401],
  ['sign_in_failed', 401],
  ['forbidden', 403],
  ['cross_site', 403],
  ['not_found', 404],
  ['sold_out', 409],
  ['invalid_transition', 409],
  ['phone_taken', 409],
  ['username_taken', 409],
  ['hold_expired', 410],
  ['too_large', 413],
  ['unsupported_media_type', 415],
  ['validation', 422],
  ['price_changed', 422],
  ['too_many_requests', 429],
  ['unavailable', 503],
] as const)('%s is %i on the wire', (code, status) => expect(problemStatuses[code]).toBe(status));

it('knows its own codes, and none that objects bring along', () => {
  expect(Object.keys(problemStatuses).every(isProblemCode)).toBe(true);
  expect(['toString', '__proto__', 'constructor', 'gone', '', null, 409].some(isProblemCode)).toBe(false);
});
