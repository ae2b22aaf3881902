/** What the log hears of a call that was not answered as asked. */
import { expect, it } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import { createLog } from '../log.ts';
import { problemReply } from './problems.ts';

function heard(error: unknown) {
  let text = '';
  const log = createLog('info', { write: (line) => void (text += line) });
  const { status } = problemReply(error, { requestId: 'r1', language: 'en', origin: 'https://town.example' }, log);
  return { status, lines: text.split('\n').filter(Boolean) };
}
const [warning, fault] = ['"level":40', '"level":50'];

it('puts somebody off in one short line, for anybody can make that happen', () => {
  const { status, lines } = heard(new Problem('unavailable', 'Much is being done.', { retryAfter: 10 }));
  expect([status, lines.length]).toEqual([503, 1]);
  expect(lines[0]).toContain(warning);
  expect(lines[0]).not.toContain('stack');
});

it.each([
  ['a fault', new TypeError('boom'), 500],
  ['a database that is away', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), 503],
  ['a disk that is full', Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }), 503],
  ['a database whose disk is full', Object.assign(new Error('could not extend file'), { code: '53100' }), 503],
  [
    'a provider that is away',
    Object.assign(new Problem('unavailable', 'Away.'), { cause: new Error('no answer') }),
    503,
  ],
])('tells of %s as of something that somebody has to look at', (_, error, expected) => {
  const { status, lines } = heard(error);
  expect([status, lines.length]).toEqual([expected, 1]);
  expect(lines[0]).toContain(fault);
  expect(lines[0]).toContain('stack');
});

it('says nothing of what was refused', () => {
  expect(heard(new Problem('not_found', 'There is no such event.'))).toEqual({ status: 404, lines: [] });
});
