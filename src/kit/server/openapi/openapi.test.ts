import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';

const Ship = z.strictObject({ id: s.id, name: z.string(), price: s.wirePrice });
const NewShip = z.strictObject({ name: s.localizedText(20), price: s.price, size: z.enum(['s', 'l']).default('s') });
const ships = promise({
  'GET /api/ships': {
    summary: 'All <ships>',
    access: 'public',
    query: z.strictObject(s.pageQuery),
    reply: z.array(Ship),
  },
  'POST /api/ships': { summary: 'Launch one', access: 'admin', body: NewShip, reply: Ship, status: 201 },
});
const crews = promise({
  'GET /api/ships/{id}/crew/{name}': {
    summary: 'One sailor',
    access: 'member',
    reply: z.strictObject({ name: z.string() }),
  },
});
// It leaves the house as JSON: read it as its readers do.
const info = {
  title: 'Ships',
  description: 'All ships.',
  origin: 'https://ships.example',
  contact: { name: 'Ships', url: 'https://ships.example/contact', email: 'ships@ships.example' },
  license: { name: 'Terms', url: 'https://ships.example/terms' },
  cookie: '__Host-session',
};
const document = JSON.parse(JSON.stringify(openApi(info, [ships, crews])));

describe('the OpenAPI document', () => {
  it('describes every promise of every room, and nothing else', () => {
    const lines = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(lines.toSorted()).toEqual([...Object.keys(ships), ...Object.keys(crews)].toSorted());
  });

  it('names the parameters of path and query', () => {
    const named = (operation: { parameters: { name: string; in: string; required: boolean }[] }) =>
      operation.parameters.map((one) => `${one.in} ${one.name}${one.required ? ' required' : ''}`);
    expect(named(document.paths['/api/ships/{id}/crew/{name}'].get)).toEqual([
      'path id required',
      'path name required',
      'query lang',
    ]);
    expect(named(document.paths['/api/ships'].get)).toEqual(['query limit', 'query after', 'query lang']);
  });

  it('gives each call a name of its own, and what it belongs to', () => {
    const operations = Object.values<Record<string, { operationId: string; tags: string[] }>>(document.paths).flatMap(
      (methods) => Object.values(methods),
    );
    expect(operations.map(({ operationId, tags }) => [operationId, ...tags])).toEqual([
      ['getShips', 'ships'],
      ['postShips', 'ships'],
      ['getShipsByIdCrewByName', 'ships'],
    ]);
    expect(document.tags).toEqual([{ name: 'ships', description: expect.stringMatching(/2 addresses/) }]);
    expect(document.servers).toEqual([{ url: 'https://ships.example' }]);
  });

  it('describes a number of a query as the number it is read into', () => {
    const [limit] = document.paths['/api/ships'].get.parameters;
    expect(limit.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 200 });
  });

  it('describes what is sent as it is sent, not as it is read', () => {
    const { schema } = document.paths['/api/ships'].post.requestBody.content['application/json'];
    expect(schema.properties.price).toMatchObject({ type: 'string' });
    expect(schema.required).toEqual(['name', 'price']);
    expect(schema.additionalProperties).toBe(false);
  });

  it('describes the reply under its own status, and every failure as a Problem', () => {
    const { responses } = document.paths['/api/ships'].post;
    expect(Object.keys(responses)).toEqual(['201', '400', '401', '403', '413', '415', '422', '429', 'default']);
    expect(responses['201'].content['application/json'].schema.properties.id).toMatchObject({ type: 'string' });
    const named: { $ref: string }[] = Object.entries<{ $ref: string }>(responses).flatMap(([status, one]) =>
      status === '201' ? [] : one,
    );
    for (const { $ref } of named)
      expect(document.components.responses[$ref.replace('#/components/responses/', '')].content).toEqual({
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      });
    expect(Object.keys(document.paths['/api/ships'].get.responses)).toEqual(['200', '422', 'default']);
    expect(Object.keys(document.paths['/api/ships/{id}/crew/{name}'].get.responses)).toContain('404');
    expect(document.components.schemas.Problem.required).toContain('requestId');
  });

  it('says who may call, and by which cookie', () => {
    expect(document.paths['/api/ships'].get.security).toEqual([]);
    for (const operation of [document.paths['/api/ships'].post, document.paths['/api/ships/{id}/crew/{name}'].get])
      expect(operation.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/ships'].post.description).toContain('An admin.');
    expect(document.components.securitySchemes.session).toEqual({
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-session',
    });
  });
});

describe('the page to read it on', () => {
  const page = docsPage('Ships & crews', [ships, crews], document);

  it('shows every promise', () => {
    for (const path of ['/api/ships', '/api/ships/{id}/crew/{name}']) expect(page).toContain(path);
    expect(page.match(/<section>/g)).toHaveLength(3);
  });

  it('shows text as text, and runs nothing', () => {
    expect(page).toContain('All &lt;ships&gt;');
    expect(page).toContain('<title>Ships &amp; crews</title>');
    expect(page).not.toMatch(/<script|<ships>| src=/);
  });
});
