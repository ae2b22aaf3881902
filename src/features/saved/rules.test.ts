import { describe, expect, it } from 'vitest';
import {
  emptyShelf,
  maxSaved,
  pageOf,
  putOn,
  readShelf,
  seenBy,
  takeOff,
  type SavedItem,
  type Shelf,
} from './rules.ts';

const savedItem = (id: string, savedAt = '2026-08-21T18:00:00.000Z'): SavedItem => ({ type: 'event', id, savedAt });
const one = savedItem('evt00000001');
const two = savedItem('evt00000002', '2026-08-21T19:00:00.000Z');
const device: Shelf = { owner: null, items: [one] };
const account: Shelf = { owner: 'member01', items: [one] };

describe('what a browser stored', () => {
  it('is read back as it was written', () => {
    expect(readShelf(JSON.stringify(account))).toEqual(account);
    expect(readShelf(JSON.stringify(emptyShelf))).toEqual(emptyShelf);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"saved"',
    '{"owner":null}',
    '{"owner":1,"items":[]}',
    '{"owner":null,"items":{}}',
    '{"owner":null,"items":[null]}',
    '{"owner":null,"items":[{"type":"events","id":"evt00000001","savedAt":"2026-08-21T18:00:00.000Z"}]}',
    '{"owner":null,"items":[{"type":"event","id":"../admin","savedAt":"2026-08-21T18:00:00.000Z"}]}',
    '{"owner":null,"items":[{"type":"event","id":"evt00000001","savedAt":"yesterday"}]}',
    JSON.stringify({ owner: null, items: Array.from({ length: maxSaved + 1 }, () => one) }),
  ])('is nothing when it is %s', (text) => {
    expect(readShelf(text)).toBeUndefined();
  });
});

describe('a shelf', () => {
  it('shows the device’s list to whoever is here, and a member’s to that member alone', () => {
    expect(seenBy(device, null)).toEqual([one]);
    expect(seenBy(device, 'member01')).toEqual([one]);
    expect(seenBy(account, 'member01')).toEqual([one]);
    expect(seenBy(account, 'member02')).toEqual([]);
    expect(seenBy(account, null)).toEqual([]);
  });

  it('has the newest on top, and each thing once', () => {
    expect(putOn(device, null, two).items).toEqual([two, one]);
    expect(putOn(device, null, savedItem(one.id, two.savedAt))).toBe(device);
    const old = savedItem('evt00000003', '2026-08-01T00:00:00.000Z');
    expect(putOn(device, null, old).items).toEqual([one, old]);
  });

  it('stays the device’s when a member adds to it, and never takes another member’s things along', () => {
    expect(putOn(device, 'member01', two).owner).toBeNull();
    expect(putOn(account, 'member01', two)).toEqual({ owner: 'member01', items: [two, one] });
    expect(putOn(account, 'member02', two)).toEqual({ owner: 'member02', items: [two] });
    expect(putOn(account, null, two)).toEqual({ owner: null, items: [two] });
  });

  it('lets go of what somebody sees, and of nothing else', () => {
    expect(takeOff(account, 'member01', one).items).toEqual([]);
    expect(takeOff(device, null, { type: 'rental', id: one.id })).toBe(device);
    expect(takeOff(account, 'member02', one)).toBe(account);
  });
});

it('knows the page of every kind of listing', () => {
  const id = 'abcdefgh';
  expect((['event', 'rental', 'business', 'job'] as const).map((type) => pageOf({ type, id }))).toEqual([
    '/events/abcdefgh',
    '/rentals/abcdefgh',
    '/businesses/abcdefgh',
    '/jobs/abcdefgh',
  ]);
});
