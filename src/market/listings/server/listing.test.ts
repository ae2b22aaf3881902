import { describe, expect, it } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import { cutPage, linkNext, readMark } from './listing.ts';

const rows = [3, 1, 2].map((rank) => ({ rank, id: `ñ-${rank}` }));
const markOf = (row: { rank: number; id: string }) => [row.rank, row.id] as const;
const encode = (mark: string) => Buffer.from(mark).toString('base64url');

describe('a page and its mark', () => {
  it('is cut to its length, and its mark is the last row of it', () => {
    const page = cutPage(rows, 2, markOf);
    expect(page.rows.map(({ rank }) => rank)).toEqual([3, 1]);
    expect(readMark(page.next, ['number', 'text'])).toEqual([1, 'ñ-1']);
  });

  it('has no next when there is not one row more', () => {
    expect(cutPage(rows, 3, markOf)).toEqual({ rows, next: undefined });
    expect(cutPage([], 3, markOf)).toEqual({ rows: [], next: undefined });
  });

  it('is the first one without a mark', () => {
    expect(readMark(undefined, ['number', 'text'])).toBeUndefined();
  });

  it.each([
    ['', ['text']],
    ['nonsense', ['text']],
    [encode('"a"'), ['text']],
    [encode('["a"]'), ['number']],
    [encode('["a","b"]'), ['text']],
    [encode('[""]'), ['text']],
    [encode('["a\\u0000"]'), ['text']],
    [encode('["\\ud800"]'), ['text']],
    [encode('[1e999]'), ['number']],
    [encode('[2]'), ['flag']],
    [encode('[true]'), ['flag']],
    [encode('[0.5]'), ['instant']],
    [encode('[1e16]'), ['instant']],
    [encode('[-1e15]'), ['instant']],
  ] as const)('%s is no mark of %j', (mark, shape) => {
    expect(() => readMark(mark, shape)).toThrow(Problem);
  });
});

describe('linkNext', () => {
  it('names the next page by this one’s address with the mark, and no host', () => {
    const headers = new Headers();
    linkNext(headers, 'http://internal:3000/api/jobs?lang=es&after=old&limit=2', 'new');
    expect(headers.get('link')).toBe('</api/jobs?lang=es&after=new&limit=2>; rel="next"');
  });

  it('says nothing on the last page', () => {
    const headers = new Headers();
    linkNext(headers, 'http://internal:3000/api/jobs', undefined);
    expect(headers.has('link')).toBe(false);
  });
});
