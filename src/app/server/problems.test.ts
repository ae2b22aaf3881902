/** What every refused call says: of which kind it is, in whose language, and what the address takes instead. */
import { describe, expect, test } from 'vitest';
import { problemStatuses } from '#kit/shared/problem.ts';
import { aTestHouse, origin } from './testing.ts';

const house = aTestHouse();

describe('the title of a problem', () => {
  const titleOf = async (path: string, headers: Record<string, string> = {}) => {
    const { body, headers: told } = await house.call('GET', path, { headers });
    return [body.title, told.get('content-language')];
  };

  test('is in the language of the address, else in the reader’s, else in English', async () => {
    expect(await titleOf('/api/nothing')).toEqual(['Not found', 'en']);
    expect(await titleOf('/api/nothing', { 'accept-language': 'es-ES,es;q=0.9' })).toEqual(['No encontrado', 'es']);
    expect(await titleOf('/api/nothing?lang=es')).toEqual(['No encontrado', 'es']);
    expect(await titleOf('/api/nothing?lang=en', { 'accept-language': 'es' })).toEqual(['Not found', 'en']);
    expect(await titleOf('/api/events?limit=0&lang=es')).toEqual(['Datos no válidos', 'es']);
  });
});

describe('the type of a problem', () => {
  test('is an address of the house that says what it is, in both languages', async () => {
    for (const [code, status] of Object.entries(problemStatuses)) {
      const path = `/api/problems/${code}`;
      const [english, spanish] = await Promise.all([house.call('GET', path), house.call('GET', `${path}?lang=es`)]);
      for (const { body } of [english, spanish]) expect(body).toMatchObject({ type: origin + path, code, status });
      expect(english.body.meaning).not.toBe(spanish.body.meaning);
    }
  });

  test('is the one that a refused call names', async () => {
    const { body: problem } = await house.call('GET', '/api/events/unknown0', { headers: { 'accept-language': 'es' } });
    const { body: explained } = await house.call('GET', `${problem.type.replace(origin, '')}?lang=es`);
    expect(explained).toMatchObject({ type: problem.type, title: problem.title, code: 'not_found', status: 404 });
  });

  test.each(['toString', 'gone', 'x-y'])('%s is none', async (code) => {
    expect((await house.call('GET', `/api/problems/${code}`)).status).toBe(404);
  });
});

describe('an address that is asked with another method', () => {
  test.each([
    ['DELETE', '/api/events', 'GET, HEAD, POST'],
    ['PATCH', '/api/events/abcdefgh', 'DELETE, GET, HEAD, PUT'],
    ['GET', '/api/auth/signin', 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['OPTIONS', '/sitemap.xml', 'GET, HEAD'],
    ['POST', '/share/events/abcdefgh.png', 'GET, HEAD'],
  ])('%s %s is 405, and says that it takes %s', async (method, path, allow) => {
    const { status, headers, body } = await house.call(method, path);
    expect([status, body.code]).toEqual([405, 'method_not_allowed']);
    expect(headers.get('allow')).toBe(allow);
    expect(headers.get('content-type')).toBe('application/problem+json');
  });

  test('is 404 where there is nothing, with no methods', async () => {
    const { status, headers } = await house.call('DELETE', '/api/nothing');
    expect(status).toBe(404);
    expect(headers.has('allow')).toBe(false);
  });
});
