/** An AVIF that is put together of squares, all of which are one and the same (ISO 23008-12, 6.6.2.3). */
const word = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const long = (value: number): Buffer => Buffer.concat([word(value >>> 16), word(value & 0xffff)]);
const box = (type: string, ...parts: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)));
  return Buffer.concat([long(body.length + 8), Buffer.from(type), body]);
};
const versioned = (type: string, version: number, isHidden: boolean, ...parts: readonly (Buffer | string)[]) =>
  box(type, Buffer.from([version, 0, 0, isHidden ? 1 : 0]), ...parts);

/** `square` is an AVIF of so many pixels on each side; the picture is no larger, whatever its rows and columns. */
export function aGridOf(square: Buffer, side: number, rows: number, columns: number): Buffer {
  const boxOf = (type: string): Buffer => {
    const at = square.indexOf(type) - 4;
    return square.subarray(at, at + square.readUInt32BE(at));
  };
  const pixels = boxOf('mdat').subarray(8);
  const grid = Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), word(side), word(side)]);
  const size = versioned('ispe', 0, false, long(side), long(side));
  const item = (id: number, type: string) => versioned('infe', 2, id === 1, word(id), word(0), type, '\0');
  const squares = Array.from({ length: rows * columns }, () => word(1));
  const place = (id: number, way: number, at: number, length: number) =>
    Buffer.concat([...[id, way, 0, 1].map(word), long(at), long(length)]);
  const metaAt = (at: number) =>
    versioned(
      'meta',
      0,
      false,
      versioned('hdlr', 0, false, long(0), 'pict', Buffer.alloc(13)),
      versioned('pitm', 0, false, word(2)),
      versioned('iloc', 1, false, Buffer.from([0x44, 0]), word(2), place(1, 0, at, pixels.length), place(2, 1, 0, 8)),
      versioned('iinf', 0, false, word(2), item(1, 'av01'), item(2, 'grid')),
      versioned('iref', 0, false, box('dimg', word(2), word(squares.length), ...squares)),
      box(
        'iprp',
        box('ipco', size, boxOf('pixi'), boxOf('av1C')),
        versioned('ipma', 0, false, long(2), word(1), Buffer.from([3, 1, 2, 0x83]), word(2), Buffer.from([2, 1, 2])),
      ),
      box('idat', grid),
    );
  const kind = box('ftyp', 'avif', long(0), 'avifmif1miaf');
  return Buffer.concat([kind, metaAt(kind.length + metaAt(0).length + 8), box('mdat', pixels)]);
}
