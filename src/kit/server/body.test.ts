import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Problem } from '#kit/shared/problem.ts';
import { maxBodyBytes, parseWith, pourAway, readBytes, readJson, readQuery, readText } from './body.ts';

const json = { 'content-type': 'application/json' };
const post = (body: BodyInit | undefined, headers: Record<string, string> = json) =>
  new Request('http://a.example/', { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

/** The problem that an act ends in. */
async function problemOf(act: () => unknown): Promise<Problem> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** A body in pieces, as a connection brings it; `seen` counts how many were asked for. */
function pieces(sizes: readonly number[], headers: Record<string, string> = {}) {
  let seen = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        const size = sizes[seen];
        if (size === undefined) return controller.close();
        controller.enqueue(new Uint8Array(size).fill((seen += 1)));
      },
    },
    { highWaterMark: 0 },
  );
  // Fetch's own field for a body that is sent while the answer comes; the types of the browser do not know it.
  const sent = { method: 'POST', headers, body, duplex: 'half' };
  const request = new Request('http://a.example/', sent);
  return { request, seen: () => seen };
}

describe('readBytes', () => {
  it.each([{}, { 'content-length': '9000' }, { 'content-length': '10' }, { 'content-length': 'many' }])(
    'puts pieces together whatever length was announced: %j',
    async (headers) => {
      const bytes = await readBytes(pieces([1, 4500, 0, 4499], headers).request, 9000);
      expect([bytes.length, bytes[0], bytes[1], bytes[4500], bytes[4501], bytes[8999]]).toEqual([9000, 1, 2, 2, 4, 4]);
    },
  );

  it.each([{}, { 'content-length': '20' }])(
    'tells who went away in the middle from a fault of ours: %j',
    async (headers) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(10));
          controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
        },
      });
      const request = new Request('http://a.example/', {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit);
      expect((await problemOf(() => readBytes(request, 9000))).code).toBe('malformed');
    },
  );

  it('asks for no more once there is too much', async () => {
    const { request, seen } = pieces([5000, 5000, 5000]);
    expect((await problemOf(() => readBytes(request, 9000))).code).toBe('too_large');
    expect(seen()).toBe(2);
  });
});

describe('pourAway', () => {
  it('lets a body that nobody has read run through, but not for ever', async () => {
    const whole = pieces([10, 10]);
    await pourAway(whole.request, 100);
    expect(whole.seen()).toBe(2);
    const endless = pieces(Array.from({ length: 50 }, () => 10));
    await pourAway(endless.request, 100);
    expect(endless.seen()).toBe(11);
  });

  it('leaves alone what was read, and what is empty', async () => {
    const { request } = pieces([10]);
    await readBytes(request, 100);
    await pourAway(request, 100);
    await pourAway(new Request('http://a.example/'), 100);
    expect(request.bodyUsed).toBe(true);
  });
});

describe('readJson', () => {
  it('reads JSON, with a charset or without, and nothing as undefined', async () => {
    expect(await readJson(post('{"a":"ñ"}'))).toEqual({ a: 'ñ' });
    expect(await readJson(post('[1]', { 'content-type': 'Application/JSON; charset=utf-8' }))).toEqual([1]);
    expect(await readJson(post(undefined, {}))).toBeUndefined();
  });

  it('refuses with 415 what says to be something else, as a form of another site does', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await problemOf(() => readJson(post('{}', { 'content-type': type })))).status, type).toBe(415);
  });

  it('refuses with 400 what is no JSON or no UTF-8', async () => {
    for (const body of ['{', 'phone=1', '{"a":1}}', Uint8Array.of(0x22, 0xff, 0x22)])
      expect((await problemOf(() => readJson(post(body)))).code).toBe('malformed');
  });
});

describe('readText', () => {
  it('takes exactly as many bytes as are allowed', async () => {
    expect((await readText(post('x'.repeat(maxBodyBytes)))).length).toBe(maxBodyBytes);
  });

  it('refuses one byte more with 413, counting bytes and not letters', async () => {
    expect((await problemOf(() => readText(post('x'.repeat(maxBodyBytes + 1))))).status).toBe(413);
    expect((await problemOf(() => readText(post('ñ'.repeat(maxBodyBytes / 2 + 1))))).status).toBe(413);
  });

  it('believes a length that is announced, without reading', async () => {
    const request = post('small', { ...json, 'content-length': String(maxBodyBytes + 1) });
    expect((await problemOf(() => readText(request))).status).toBe(413);
    expect(request.bodyUsed).toBe(false);
  });

  it('stops reading an endless body that announced nothing', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        if (sent > 32 * maxBodyBytes) controller.close();
        else controller.enqueue(new Uint8Array(1024));
      },
    });
    const request = new Request('http://a.example/', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await problemOf(() => readText(request))).status).toBe(413);
    expect(sent).toBeLessThan(2 * maxBodyBytes);
  });
});

describe('parseWith', () => {
  const schema = z.strictObject({ name: z.string().min(1), place: z.strictObject({ floor: z.number() }) });

  it('gives what the schema makes of it', () => {
    expect(parseWith(z.string().transform(Number), '5', 'query')).toBe(5);
  });

  it('says with 422, field by field, what is wrong', async () => {
    const wrong = { name: '', place: { floor: 'x', roof: 1 }, role: 'admin', vip: true };
    const problem = await problemOf(() => parseWith(schema, wrong, 'body'));
    expect([problem.status, problem.code, problem.detail]).toEqual([422, 'validation', 'The body is not acceptable.']);
    expect(problem.fields.map(({ path }) => path).toSorted()).toEqual([
      'name',
      'place.floor',
      'place.roof',
      'role',
      'vip',
    ]);
    expect(problem.fields.find(({ path }) => path === 'role')?.message).toBe('Is not known here');
  });

  it('stays short whatever was sent', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i}${'x'.repeat(500)}`, i]));
    const problem = await problemOf(() => parseWith(schema, { name: 'a', place: { floor: 1 }, ...many }, 'body'));
    expect(problem.fields.length).toBe(20);
    expect(Math.max(...problem.fields.map(({ path }) => path.length))).toBe(200);
  });

  it('never repeats a value: it may be a password', async () => {
    const problem = await problemOf(() => parseWith(schema, { name: ['Geheim123'], place: 'Geheim123' }, 'body'));
    expect(JSON.stringify(problem.fields) + problem.message).not.toContain('Geheim123');
  });
});

describe('readQuery', () => {
  const read = (query: string) => readQuery(new URL(`http://a.example/${query}`));

  it('gives each name its value', () => {
    expect({ ...read('?a=1&b=&c=sol+y%20mar') }).toEqual({ a: '1', b: '', c: 'sol y mar' });
  });

  it('refuses a name given twice, because only one of them would count', async () => {
    const problem = await problemOf(() => read('?limit=5&limit=6'));
    expect(problem.fields).toEqual([{ path: 'limit', message: 'Is given twice' }]);
  });

  it('takes names of objects for what they are: unknown names', () => {
    expect(Object.keys(read('?__proto__=x&toString=y'))).toEqual(['__proto__', 'toString']);
    expect(Object.getPrototypeOf(read('?__proto__=x'))).toBeNull();
  });
});
