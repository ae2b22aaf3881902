import { expect, test } from 'vitest';
import { linesOfFile } from './open-file.ts';

const read = (text: string, bounds?: Parameters<typeof linesOfFile>[2]) =>
  linesOfFile(new TextEncoder().encode(text), new Set(['title', 'date']), bounds);
const refused = (message: string) => ({ code: 'validation', fields: [{ path: 'file', message }] });

test('a thread says the lines of a file, or what is wrong with it', async () => {
  expect(await read('title,date\nJazz,2026-12-01\n')).toEqual([
    { line: 2, cells: { title: 'Jazz', date: '2026-12-01' } },
  ]);
  await expect(read('title,colour\nJazz,red\n')).rejects.toMatchObject(refused('Columns that are not known: colour'));
});

test('a file that the thread can’t read within its bounds is refused', async () => {
  await expect(read('title\nJazz\n', { maxMs: 0, maxMegabytes: 64 })).rejects.toMatchObject(
    refused('Has more cells than can be read'),
  );
});

test('a fault of our own is no fault of the file', async () => {
  await expect(linesOfFile(new Uint8Array([97]), undefined as unknown as ReadonlySet<string>)).rejects.toBeInstanceOf(
    TypeError,
  );
});
