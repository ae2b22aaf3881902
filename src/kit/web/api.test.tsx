import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { client } from './api.ts';

const endpoints = promise({
  'PUT /api/shelf/{id}': {
    summary: 'Put a book back',
    access: 'public',
    body: z.strictObject({ title: z.string() }),
    reply: z.strictObject({ ok: z.literal(true) }),
  },
});

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.method} ${request.url}`);
    return Promise.resolve(Response.json({ ok: true }));
  });
});

const write = () =>
  client<typeof endpoints>()
    .mutation('PUT /api/shelf/{id}')
    .mutationFn({ params: { id: 'b1' }, body: { title: 'Ulises' } });

it('writes in the language of the page', async () => {
  document.documentElement.lang = 'es';
  await write();
  expect(asked).toEqual([`PUT ${location.origin}/api/shelf/b1?lang=es`]);
});

it('says nothing of a language the house does not speak', async () => {
  document.documentElement.lang = 'de';
  await write();
  expect(asked).toEqual([`PUT ${location.origin}/api/shelf/b1`]);
});
