import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replyWriter } from './reply-writer.ts';

const Thing = z.object({ id: z.string(), price: z.number() });

it('writes what a contract says, and nothing else of it', () => {
  expect(replyWriter(Thing)({ id: 'a', price: 1, secret: 'x' })).toBe('{"id":"a","price":1}');
  expect(replyWriter(z.array(Thing))([{ id: 'a', price: 1, secret: 'x' }])).toBe('[{"id":"a","price":1}]');
  expect(replyWriter(z.array(Thing))([])).toBe('[]');
});

it('refuses what breaks it, alone, in a list, and where it is frozen', () => {
  expect(() => replyWriter(Thing)({ id: 'a' })).toThrow();
  expect(() => replyWriter(z.array(Thing))([{ id: 'a' }])).toThrow();
  expect(() => replyWriter(z.array(Thing))([Object.freeze({ id: 'a' })])).toThrow();
  expect(() => replyWriter(z.array(Thing))({ id: 'a', price: 1 })).toThrow();
  expect(() => replyWriter(z.array(Thing).max(1))([Thing, Thing])).toThrow();
});

it('checks a frozen thing once, and one that may change each time', () => {
  let checks = 0;
  const Counted = Thing.refine(() => (checks += 1) > 0);
  const write = replyWriter(z.array(Counted));
  const frozen = Object.freeze({ id: 'a', price: 1 });
  const open = { id: 'b', price: 2 };
  expect(write([frozen, open])).toBe('[{"id":"a","price":1},{"id":"b","price":2}]');
  open.price = 3;
  expect(write([open, frozen])).toBe('[{"id":"b","price":3},{"id":"a","price":1}]');
  expect(checks).toBe(3);
});

it('keeps a rule of the list as a whole', () => {
  const write = replyWriter(z.array(Thing).min(1));
  expect(() => write([])).toThrow();
});

describe('a reply that holds lists', () => {
  const Page = z.strictObject({
    total: z.number(),
    things: z.array(Thing),
    note: z.string().optional(),
    near: z.strictObject({ things: z.array(Thing), why: z.string() }),
  });
  const page = (thing: object) => ({ near: { why: 'y', things: [thing] }, things: [thing], total: 1 });

  it('is written as a whole one would be', () => {
    for (const thing of [{ price: 1, id: 'a', secret: 'x' }, Object.freeze({ price: 1, id: 'a', secret: 'x' })])
      expect(replyWriter(Page)(page(thing))).toBe(JSON.stringify(Page.parse(page(thing))));
  });

  it('is refused for anything in it, and for what the contract does not name', () => {
    const write = replyWriter(Page);
    const thing = Object.freeze({ id: 'a', price: 1 });
    for (const broken of [
      { ...page(thing), more: 1 },
      { ...page(thing), total: 'one' },
      { ...page(thing), near: { why: 'y', things: [thing], more: 1 } },
      { ...page(thing), near: undefined },
      page(Object.freeze({ id: 'a' })),
      [],
      null,
    ])
      expect(() => write(broken), JSON.stringify(broken)).toThrow();
  });

  it('checks a frozen thing once for each list', () => {
    let checks = 0;
    const Counted = Thing.refine(() => (checks += 1) > 0);
    const write = replyWriter(z.object({ things: z.array(Thing), counted: z.array(Counted) }));
    const thing = Object.freeze({ id: 'a', price: 1 });
    for (let i = 0; i < 3; i += 1) write({ things: [thing], counted: [thing] });
    expect(checks).toBe(1);
  });
});
