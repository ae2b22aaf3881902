import { describe, expect, it } from 'vitest';
import { readProblem } from './read-problem.ts';

const reply = (body: string, status: number, headers: Record<string, string> = {}, statusText = '') =>
  readProblem(new Response(body, { status, statusText, headers }));

describe('readProblem', () => {
  it('rebuilds what the server meant', async () => {
    const body = { code: 'phone_taken', detail: 'That phone is taken.', errors: [{ path: 'phone', message: 'taken' }] };
    const problem = await reply(JSON.stringify(body), 409);
    expect(problem.code).toBe('phone_taken');
    expect(problem.message).toBe('409: That phone is taken.');
    expect(problem.fields).toEqual([{ path: 'phone', message: 'taken' }]);
  });

  it('falls back to the text, then to the status text', async () => {
    expect((await reply('it broke', 500)).message).toBe('500: it broke');
    expect((await reply('', 404, {}, 'Not Found')).message).toBe('404: Not Found');
  });

  it('takes what a proxy says of a house that is away for a call that did not arrive', async () => {
    for (const status of [502, 503, 504])
      expect(await reply('<h1>Bad Gateway</h1>', status)).toMatchObject({ code: 'unavailable', detail: '' });
    const full = await reply(JSON.stringify({ code: 'unavailable', detail: 'Too many ask.' }), 503);
    expect([full.code, full.detail]).toEqual(['unavailable', 'Too many ask.']);
  });

  it('keeps how long to wait', async () => {
    const problem = await reply('{}', 429, { 'retry-after': '30' });
    expect([problem.code, problem.retryAfter]).toEqual(['too_many_requests', 30]);
  });
});
