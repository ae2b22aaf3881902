import { expect, it } from 'vitest';
import type { Db } from '#kit/server/db.ts';
import { tellOnce } from './told-once.ts';

/** A table in memory: what a list finds is told by its keys, and rows are read by their ids. */
function aTable(rows: Map<string, { version: string; words: string }>) {
  const db = {} as Db;
  const reads: string[][] = [];
  const tell = tellOnce(
    async (_db, ids) => {
      reads.push(ids);
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row === undefined ? [] : [{ id, ...row }];
      });
    },
    ({ id, words }, language) => ({ id, words: `${words} (${language})` }),
  );
  const list = async () => ({ rows: [...rows].map(([id, { version }]) => ({ id, version })), next: undefined });
  return { db, reads, tell, list };
}

it('reads a row once for each language and version', async () => {
  const rows = new Map([
    ['a', { version: '1', words: 'bar' }],
    ['b', { version: '1', words: 'boat' }],
  ]);
  const { db, reads, tell, list } = aTable(rows);
  await tell(db, 'en', list);
  const { told } = await tell(db, 'en', list);
  expect(told).toEqual([
    { id: 'a', words: 'bar (en)' },
    { id: 'b', words: 'boat (en)' },
  ]);
  expect(told.every((one) => Object.isFrozen(one))).toBe(true);
  expect((await tell(db, 'es', list)).told[0]).toEqual({ id: 'a', words: 'bar (es)' });
  rows.set('b', { version: '2', words: 'ship' });
  expect((await tell(db, 'en', list)).told[1]).toEqual({ id: 'b', words: 'ship (en)' });
  expect(reads).toEqual([['a', 'b'], ['a', 'b'], ['b']]);
});

it('asks again where a row was written to between its key and itself', async () => {
  const rows = new Map([['a', { version: '1', words: 'draft' }]]);
  const { db, tell, list } = aTable(rows);
  let asked = 0;
  const { told } = await tell(db, 'en', async () => {
    const page = await list();
    if ((asked += 1) === 1) rows.set('a', { version: '2', words: 'public' });
    return page;
  });
  expect(told).toEqual([{ id: 'a', words: 'public (en)' }]);
  expect(asked).toBe(2);
});

it('leaves out what never stands still, rather than tell what the list did not find', async () => {
  const rows = new Map([['a', { version: '1', words: 'draft' }]]);
  const { db, tell, list } = aTable(rows);
  let version = 1;
  const { told } = await tell(db, 'en', async () => {
    const write = () => rows.set('a', { version: String((version += 1)), words: 'draft' });
    write();
    const page = await list();
    write();
    return page;
  });
  expect(told).toEqual([]);
});
