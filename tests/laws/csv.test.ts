/** Every list of the desk and the workspace is a file too; its columns and its choices have names in every language. */
import { describe, expect, it } from 'vitest';
import { unnamedSteps } from '#features/downloads/heads.ts';
import { choiceOf } from '#app/server/csv/csv-choices.ts';
import { columnsOf } from '#kit/server/csv/columns.ts';
import { splitLine, type Endpoint, type Endpoints } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';

const modules = import.meta.glob<{ endpoints?: Endpoints }>('/src/**/*contract.ts', { eager: true });
const promises = Object.values(modules).flatMap(({ endpoints }) => Object.entries(endpoints ?? {}));

/** A list of a desk is asked for words, an order and a page. */
const isDeskList = ([, { query }]: [string, Endpoint]) =>
  ['q', 'sort', 'page'].every((name) => Object.hasOwn(query?.shape ?? {}, name));
const lists = promises.filter(isDeskList).filter(([, { access }]) => access !== 'public');

it('finds the lists of the house', () => {
  expect(lists.length).toBeGreaterThanOrEqual(20);
});

describe.each(lists)('%s', (line, endpoint) => {
  it('is a file too', () => expect(endpoint.csv).toBe('personal'));

  it('has columns with names', () => {
    const columns = columnsOf(endpoint.reply).map(({ path }) => path.join('.'));
    expect(columns.length).toBeGreaterThan(4);
    expect(columns.flatMap(unnamedSteps)).toEqual([]);
  });

  it('has words for its choices', () => {
    const nameless = columnsOf(endpoint.reply).flatMap(({ path, codes = [] }) =>
      languages.flatMap((language) =>
        codes.filter((code) => !choiceOf(splitLine(line).path, path.join('.'), code, language)),
      ),
    );
    expect(nameless).toEqual([]);
  });
});
