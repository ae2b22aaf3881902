import { expect, test } from 'vitest';
import { photoTypeOf } from './sniff.ts';

const box = (...brands: string[]) => {
  const words = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(words.length + 4);
  return Buffer.concat([size, words, Buffer.from('rest of the file')]);
};

test.each([
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
  ['avif', box('avif', 'mif1')],
  ['avif', box('mif1', 'miaf', 'avif')],
  ['heic', box('heic', 'mif1')],
  ['heic', box('mif1', 'heix')],
])('knows %s by its first bytes', (type, bytes) => expect(photoTypeOf(bytes)).toBe(type));

test.each([
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['a gif', Buffer.from('GIF89a')],
  ['a page', Buffer.from('<!doctype html>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a sound in the same wrapping', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1')],
  ['a film', box('isom', 'mp42')],
  ['a drawing that begins as a box would', Buffer.from(`<!--ftyp    ....avif--><svg>${' '.repeat(200)}</svg>`)],
  ['a brand that only the rest of the file names', Buffer.concat([box('isom'), Buffer.from('avif')])],
])('does not take %s for a photo', (_, bytes) => expect(photoTypeOf(bytes)).toBeUndefined());
