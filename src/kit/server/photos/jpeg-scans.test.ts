import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aJpeg } from '../../../../tests/a-jpeg.ts';
import { scansOf } from './jpeg-scans.ts';

const noise = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 90 } } });

test('scans are counted as far as the end of the picture, in comments and among pixels none', async () => {
  expect(scansOf(aJpeg(1))).toBe(1);
  expect(scansOf(aJpeg(250))).toBe(250);
  expect(scansOf(Buffer.concat([aJpeg(2), aJpeg(3)]))).toBe(2);
  const plain = await noise().jpeg({ quality: 100 }).toBuffer();
  expect(plain.includes(Buffer.from([0xff, 0x00]))).toBe(true);
  expect(scansOf(plain)).toBe(1);
  expect(scansOf(await noise().jpeg({ progressive: true }).toBuffer())).toBe(10);
  expect(scansOf(await noise().jpeg({ mozjpeg: true }).toBuffer())).toBeLessThan(20);
});

test.each([[Buffer.alloc(0)], [Buffer.from([0xff, 0xd8])], [aJpeg(3).subarray(0, -60)], [Buffer.alloc(99, 0xff)]])(
  'what is cut off has an end',
  (bytes) => expect(scansOf(bytes)).toBeLessThan(4),
);
