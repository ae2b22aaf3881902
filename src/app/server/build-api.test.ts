/** What the whole house promises: its document, its log lines, and how it differs over https. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { splitLine } from '#kit/shared/endpoint.ts';
import { newId } from '#kit/server/ids.ts';
import { createLog } from '#kit/server/log.ts';
import { buildApi } from './build-api.ts';
import { aTestHouse, origin, password } from './testing.ts';
import type { Reply } from './testing.ts';

type Json = Record<string, Reply['body']>;

const house = aTestHouse();
let document: Json;
let lines: [string, { body?: unknown; raw?: true; csv?: unknown; access: string; status?: number }][];
beforeAll(async () => {
  document = (await house.call('GET', '/api/openapi.json')).body;
  lines = house.api.contracts.flatMap((endpoints) => Object.entries(endpoints));
});

/** Every place in a document, with its path. */
function places(value: unknown, path = ''): [string, Json][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => places(one, `${path}/${name}`));
  return Array.isArray(value) ? inner : [[path, value], ...inner];
}

describe('/api/openapi.json', () => {
  /** Lists that are to be had as a file stand beside themselves, without a contract of their own. */
  const isFile = ({ path }: { readonly path: string }) => path.endsWith('.csv');
  const operations = () => described().filter((one) => !isFile(one));
  const described = () =>
    Object.entries<Json>(document['paths']).flatMap(([path, methods]) =>
      Object.entries<Json>(methods).map(([method, operation]) => ({
        line: `${method.toUpperCase()} ${path}`,
        path,
        operation,
      })),
    );

  test('is OpenAPI 3.1 and describes each endpoint of each room, and nothing else', () => {
    expect(document['openapi']).toMatch(/^3\.1\.\d$/);
    expect(document['info']).toMatchObject({ title: 'Aftersun API', version: '1' });
    expect(
      operations()
        .map(({ line }) => line)
        .toSorted(),
    ).toEqual(lines.map(([line]) => line).toSorted());
    expect(lines.length).toBeGreaterThan(25);
  });

  test('describes each list that is to be had as a file, and what the file is', () => {
    const files = described().filter(isFile);
    const lists = lines.filter(([, { csv }]) => csv).map(([line]) => `${line}.csv`);
    expect(files.map(({ line }) => line).toSorted()).toEqual(lists.toSorted());
    for (const { line, operation } of files) {
      expect(operation['responses']['200'].content, line).toHaveProperty(['text/csv']);
      expect(operation['security'], line).toEqual([{ session: [] }]);
    }
  });

  test('has for each endpoint its summary, its reply, its failures and who may call', () => {
    for (const { line, operation } of operations()) {
      const endpoint = Object.fromEntries(lines)[line];
      expect(operation['summary'], line).toMatch(/\S/);
      const { [String(endpoint?.status ?? 200)]: done, ...refused } = operation['responses'] as Record<string, Json>;
      expect(done?.['content']['application/json'].schema, line).toBeTypeOf('object');
      expect(Object.keys(refused), line).toEqual(expect.arrayContaining(['422', 'default']));
      for (const { $ref } of Object.values(refused)) expect($ref, line).toMatch(/^#\/components\/responses\/\w+$/);
      expect('401' in refused, line).toBe(endpoint?.access !== 'public');
      expect(operation['requestBody'] !== undefined, line).toBe(endpoint?.body !== undefined);
      expect(operation['security'], line).toEqual(endpoint?.access === 'public' ? [] : [{ session: [] }]);
    }
  });

  test('declares each name of a path, and no parameter twice', () => {
    for (const { line, path, operation } of operations()) {
      const declared: Json[] = operation['parameters'];
      const inPath = declared.filter((one) => one['in'] === 'path');
      expect(
        inPath.map((one) => `{${one['name']}}`),
        line,
      ).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(
        inPath.every((one) => one['required'] === true),
        line,
      ).toBe(true);
      expect(new Set(declared.map((one) => `${one['in']} ${one['name']}`)).size, line).toBe(declared.length);
      for (const one of declared) expect(one['schema'], line).toBeTypeOf('object');
    }
  });

  test('describes each number of a query as one', () => {
    const parameters = operations().flatMap(({ operation }) => operation['parameters'] as Json[]);
    const typeOf = new Map(parameters.map((one) => [one['name'], one['schema'].type]));
    for (const name of ['limit', 'page', 'version']) expect(typeOf.get(name), name).toBe('integer');
    for (const name of ['priceMin', 'priceMax', 'rating', 'lat', 'lng', 'radius'])
      expect(typeOf.get(name), name).toBe('number');
  });

  test('holds schemas only that can be read: known types, references that lead somewhere, closed objects', () => {
    const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    const schemas = places(document).filter(([path]) => path.includes('/schema'));
    expect(schemas.length).toBeGreaterThan(200);
    for (const [path, schema] of schemas) {
      const isSchema = typeof schema['type'] === 'string' && !path.endsWith('/properties');
      if (isSchema) expect(types, path).toContain(schema['type']);
      if (isSchema && schema['type'] === 'array') expect(schema['items'], path).toBeDefined();
      for (const name of schema['required'] ?? []) expect(Object.keys(schema['properties']), path).toContain(name);
      if (typeof schema['$ref'] === 'string') {
        const target = schema['$ref'].replace('#/', '').split('/');
        expect(
          target.reduce<Json | undefined>((at, name) => at?.[name], document),
          path,
        ).toBeTypeOf('object');
      }
      if (isSchema && schema['properties'] && !path.includes('/components/') && !path.includes('/default/'))
        expect(schema['additionalProperties'], path).toBe(false);
    }
  });
});

test('/api/docs is a page with all of it, which runs and fetches nothing', async () => {
  const page = await house.call('GET', '/api/docs');
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  for (const [line] of lines) expect(page.body).toContain(`<b>${splitLine(line).method}</b> ${splitLine(line).path}`);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(page.body).not.toMatch(/<script|<img|<link/);
});

test.each(['/api/docs', '/api/openapi.json'])('%s is sent small, and not again to who has it', async (path) => {
  const whole = await house.call('GET', path);
  const request = new Request(`${origin}${path}`, { headers: { 'accept-encoding': 'br' } });
  const small = await house.api.answer(request, { address: 'a' });
  expect(small.headers.get('content-encoding')).toBe('br');
  const text = typeof whole.body === 'string' ? whole.body : JSON.stringify(whole.body);
  expect((await small.arrayBuffer()).byteLength * 10).toBeLessThan(text.length);
  const headers = { 'if-none-match': whole.headers.get('etag') ?? '' };
  expect((await house.call('GET', path, { headers })).status).toBe(304);
});

test('replies that are not public for all are never stored by anybody', async () => {
  const member = await house.signedInAs();
  for (const path of ['/api/auth/me', `/api/users/${member.id}/orders`])
    expect((await house.call('GET', path, { as: member })).headers.get('cache-control')).toBe('no-store');
  expect((await house.call('GET', '/api/events')).headers.get('cache-control')).toBe('public, no-cache');
  expect((await house.call('GET', '/api/auth/me')).headers.get('cache-control')).toBe('no-store');
});

describe('the log of a house', () => {
  let text = '';
  let api: ReturnType<typeof buildApi>;
  beforeAll(() => {
    const log = createLog('trace', { write: (line) => void (text += line) });
    api = buildApi({ db: house.db, clock: () => house.time.now, log, publicUrl: origin, photos: house.photos });
  });
  beforeEach(() => {
    text = '';
  });
  const send = (method: string, path: string, body?: unknown, cookie?: string) =>
    api.answer(
      new Request(origin + path, {
        method,
        headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { address: newId() },
    );

  test('has one line for each call, by the id that its answer bears', async () => {
    const answer = await send('GET', '/api/events?featured=true');
    const { time: _, ms: __, ...line } = JSON.parse(text);
    expect(line).toEqual({
      level: 30,
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      path: '/api/events',
      status: 200,
      msg: 'answered',
    });
  });

  test('holds no phone, e-mail, password or token, whatever is called and however it ends', async () => {
    const person = {
      phone: '+34611222333',
      email: 'lola@correo.example',
      password,
      username: 'lola',
      fullName: 'Lola',
    };
    const signedUp = await send('POST', '/api/auth/signup', person);
    expect(signedUp.status).toBe(201);
    const token = /session=([\w-]+)/.exec(signedUp.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43);
    expect((await send('POST', '/api/auth/signup', person)).status).toBe(409);
    expect((await send('POST', '/api/auth/signin', { phone: person.phone, password: 'wrong' })).status).toBe(401);
    expect((await send('GET', '/api/auth/me', undefined, `session=${token}`)).status).toBe(200);
    expect((await send('GET', `/api/nothing?email=${person.email}&token=${token}`)).status).toBe(404);
    for (const secret of [person.phone, '611222333', person.email, person.password, token])
      expect(text).not.toContain(secret);
    expect(text.trim().split('\n')).toHaveLength(5);
  });
});

test('over https the cookie is bound to the host, and browsers are asked to stay on https', async () => {
  const secure = buildApi({
    db: house.db,
    clock: () => house.time.now,
    log: createLog('silent'),
    publicUrl: 'https://aftersun.example',
    photos: house.photos,
  });
  const answer = await secure.answer(
    new Request('https://aftersun.example/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://aftersun.example' },
      body: JSON.stringify({ username: 'blas', fullName: 'Blas', phone: '+34611222444', password }),
    }),
  );
  expect(answer.status).toBe(201);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-session=[\w-]{43};/);
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Domain');
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  const described = (await (
    await secure.answer(new Request('https://aftersun.example/api/openapi.json'))
  ).json()) as Json;
  expect(described['components'].securitySchemes.session.name).toBe('__Host-session');
  // The name without the prefix means nothing there: another host of the domain could have set it.
  const plain = new Request('https://aftersun.example/api/auth/me', {
    headers: { cookie: cookie.replace('__Host-', '') },
  });
  expect((await secure.answer(plain)).status).toBe(401);
  const bound = new Request('https://aftersun.example/api/auth/me', { headers: { cookie } });
  expect((await secure.answer(bound)).status).toBe(200);
});
