/** A JPEG of one black square that goes over its pixels as often as it is told: none of it is wrong, so no decoder minds. */
const word = (value: number): number[] => [value >> 8, value & 0xff];
const segment = (marker: number, ...bytes: number[]): number[] => [0xff, marker, ...word(bytes.length + 2), ...bytes];
/** A table of one word, a single zero bit, which says 0. */
const words = (table: number): number[] => segment(0xc4, table, 1, ...Array.from({ length: 15 }, () => 0), 0);

/** Behind the bits of a scan stand ones to the end of a byte. */
const zeroBit = 0x7f;

export function aJpeg(scans: number): Buffer {
  const again = [...segment(0xda, 1, 1, 0, 1, 63, 0), zeroBit];
  return Buffer.from([
    0xff,
    0xd8,
    // What looks like the beginning of a scan within a comment is none.
    ...segment(0xfe, 0xff, 0xda, 0x00, 0x08),
    ...segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    ...segment(0xc2, 8, ...word(8), ...word(8), 1, 1, 0x11, 0),
    ...words(0x00),
    ...words(0x10),
    ...segment(0xda, 1, 1, 0, 0, 0, 0),
    zeroBit,
    ...Array.from({ length: scans - 1 }, () => again).flat(),
    0xff,
    0xd9,
  ]);
}
