/** Every list of the desk and the workspace is to be had as a file, and every column of it has a name in both languages. */
import { describe, expect, it } from 'vitest';
import { unnamedSteps } from '#features/downloads/heads.ts';
import { columnsOf } from '#kit/server/csv/columns.ts';
import type { Endpoint, Endpoints } from '#kit/shared/endpoint.ts';

const modules = import.meta.glob<{ endpoints?: Endpoints }>('/src/**/*contract.ts', { eager: true });
const promises = Object.values(modules).flatMap(({ endpoints }) => Object.entries(endpoints ?? {}));

/** A list of a desk is asked for words, an order and a page. */
const isDeskList = ([, { query }]: [string, Endpoint]) =>
  ['q', 'sort', 'page'].every((name) => Object.hasOwn(query?.shape ?? {}, name));
const lists = promises.filter(isDeskList).filter(([, { access }]) => access !== 'public');

it('finds the lists of the house', () => {
  expect(lists.length).toBeGreaterThanOrEqual(20);
});

describe.each(lists)('%s', (_line, endpoint) => {
  it('is a file too', () => expect(endpoint.csv).toBe('personal'));

  it('has columns with names', () => {
    const columns = columnsOf(endpoint.reply).map(({ path }) => path.join('.'));
    expect(columns.length).toBeGreaterThan(4);
    expect(columns.flatMap(unnamedSteps)).toEqual([]);
  });
});
