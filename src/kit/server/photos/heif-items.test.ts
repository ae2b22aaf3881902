import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aGridOf } from '../../../../tests/an-avif.ts';
import { itemTypesOf } from './heif-items.ts';

const picture = (channels: 3 | 4) => sharp({ create: { width: 64, height: 64, channels, background: '#c81e1e80' } });

test('items are found with their types: pictures, words, and what is put together', async () => {
  expect(itemTypesOf(await picture(3).avif().toBuffer())).toEqual(['av01']);
  const withAll = await picture(4)
    .withExif({ IFD0: { Copyright: 'me' } })
    .avif()
    .toBuffer();
  expect(itemTypesOf(withAll).toSorted()).toEqual(['Exif', 'av01', 'av01']);
  expect(itemTypesOf(aGridOf(await picture(3).avif().toBuffer(), 64, 2, 3))).toEqual(['av01', 'grid']);
});

test('what is cut off, or says to be as long as it is not, has an end', async () => {
  const whole = await picture(3).avif().toBuffer();
  for (let length = 0; length < 300; length += 7) expect(itemTypesOf(whole.subarray(0, length)).length).toBeLessThan(2);
  expect(itemTypesOf(Buffer.alloc(99))).toEqual([]);
  expect(itemTypesOf(Buffer.alloc(99, 1))).toEqual([]);
});
