import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fairTurns } from './fair-turns.ts';

/** Work that the test finishes; `begun` are the names of what has begun, in its order. */
function desk() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const piece = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await soon();
    await soon();
  };
  return { begun, piece, end };
}

describe('turns', () => {
  it('let so many run at once, and each that ends lets the next begin', async () => {
    const { begun, piece, end } = desk();
    const take = fairTurns(2);
    for (const name of ['1', '2', '3', '4']) take('a', piece(name));
    expect(begun).toEqual(['1', '2']);
    await end('2');
    expect(begun).toEqual(['1', '2', '3']);
    await end('1');
    expect(begun).toEqual(['1', '2', '3', '4']);
  });

  it('go round among those who wait: who asks for many waits behind themselves', async () => {
    const { begun, piece, end } = desk();
    const take = fairTurns(1);
    for (const name of ['a1', 'a2', 'a3', 'a4']) take('a', piece(name));
    for (const name of ['b1', 'b2']) take('b', piece(name));
    take('c', piece('c1'));
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('pass over what somebody else’s turn has begun, and are given back by what failed', async () => {
    const { begun, piece, end } = desk();
    const take = fairTurns(1);
    take('a', piece('a1'));
    take('a', () => undefined);
    take('b', piece('b1'));
    await end('a1');
    expect(begun).toEqual(['a1', 'b1']);
  });
});
