/** Whoever sends photos slowly keeps out nobody but themselves (decision 0148). */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, origin } from './testing.ts';
import type { Member, TestHouse } from './testing.ts';
import { maxPhotoBytes } from '#kit/shared/photo.ts';

let house: TestHouse;
let photo: Buffer;
beforeAll(async () => {
  house = await openTestHouse();
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => house.close());

const upload = async ({ cookie }: Member, address: string, body: BodyInit, size: number) => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-length': String(size) };
  const request = new Request(`${origin}/api/photos`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  return house.api.answer(request, { address });
};
const sends = async (member: Member, address: string) =>
  (await upload(member, address, new Uint8Array(photo), photo.length)).status;

test('eight photos that never come are two of one account, and four of one household', async () => {
  const [slow, other, third, quick] = await Promise.all(Array.from({ length: 4 }, () => house.signedInAs('business')));
  if (!slow || !other || !third || !quick) throw new Error('They are signed in.');
  const open: ReadableStreamDefaultController[] = [];
  const begins = (member: Member, address: string) => {
    const body = new ReadableStream({ start: (controller) => void open.push(controller) });
    return upload(member, address, body, maxPhotoBytes);
  };
  const waiting = [begins(slow, '10.0.0.1'), begins(slow, '10.0.0.1')];
  await expect.poll(() => sends(slow, '10.0.0.2')).toBe(503);
  expect(await sends(other, '10.0.0.1')).toBe(201);
  waiting.push(begins(other, '10.0.0.1'), begins(other, '10.0.0.1'));
  await expect.poll(() => sends(third, '10.0.0.1')).toBe(503);
  expect(await sends(quick, '10.0.0.9')).toBe(201);
  for (const controller of open) controller.close();
  // What came is nothing, and no photo.
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([415, 415, 415, 415]);
  expect(await sends(slow, '10.0.0.1')).toBe(201);
});
