/**
 * A HEIC photo as small as one can be: one grey picture of HEVC (ITU H.265), wrapped as phones wrap theirs (ISO 23008-12).
 * No encoder is at hand, and none is needed: the samples of 64 × 48 pixels without any detail are ten bytes.
 */

/** What a liar says of the size: in the wrapping, and in the picture's own head. */
type Said = { readonly wrapped?: readonly [number, number]; readonly coded?: readonly [number, number] };

const size = [64, 48] as const;

/** Bits, and the numbers that H.265 writes with as many as they need. */
function bitWriter() {
  let bits = '';
  const u = (value: number, count: number) => {
    bits += value.toString(2).padStart(count, '0');
  };
  const ue = (value: number) => {
    const digits = (value + 1).toString(2);
    bits += '0'.repeat(digits.length - 1) + digits;
  };
  /** Ends with a one; no three bytes may look like the beginning of the next unit. */
  const end = () => {
    bits += '1';
    bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
    return guarded((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  };
  return { u, ue, end };
}

function guarded(bytes: readonly number[]): Buffer {
  const out: number[] = [];
  for (const byte of bytes) {
    if (out.at(-1) === 0 && out.at(-2) === 0 && byte <= 3) out.push(3);
    out.push(byte);
  }
  return Buffer.from(out);
}

/** Main Still Picture, level 6.2. */
const profile = (w: ReturnType<typeof bitWriter>) => {
  w.u(3, 8);
  w.u(0x70000000, 32);
  w.u(0b1001, 4);
  w.u(0, 44);
  w.u(186, 8);
};

function videoSet(): Buffer {
  const w = bitWriter();
  w.u(0b0000_11, 6);
  w.u(0, 9);
  w.u(1, 1);
  w.u(0xffff, 16);
  profile(w);
  w.u(1, 1);
  for (const value of [0, 0, 0]) w.ue(value);
  w.u(0, 6);
  w.ue(0);
  w.u(0, 2);
  return Buffer.concat([Buffer.from([0x40, 1]), w.end()]);
}

function sequenceSet([width, height]: readonly [number, number]): Buffer {
  const w = bitWriter();
  w.u(1, 8);
  profile(w);
  for (const value of [0, 1, width, height]) w.ue(value);
  w.u(0, 1);
  for (const value of [0, 0, 0]) w.ue(value);
  w.u(1, 1);
  // Blocks of 16 pixels, none smaller.
  for (const value of [0, 0, 0, 1, 0, 0, 2, 0, 0]) w.ue(value);
  w.u(0, 4);
  w.ue(0);
  w.u(0, 5);
  return Buffer.concat([Buffer.from([0x42, 1]), w.end()]);
}

function pictureSet(): Buffer {
  const w = bitWriter();
  for (const value of [0, 0]) w.ue(value);
  w.u(0, 7);
  for (const value of [0, 0, 0]) w.ue(value);
  w.u(0, 3);
  for (const value of [0, 0]) w.ue(value);
  w.u(0, 10);
  w.ue(0);
  w.u(0, 2);
  return Buffer.concat([Buffer.from([0x44, 1]), w.end()]);
}

const sample = Buffer.concat([Buffer.from([0x28, 1]), guarded([...Buffer.from('af0504c43c96c8a583ba', 'hex')])]);

const number = (value: number, bytes: number) => {
  const out = Buffer.alloc(bytes);
  out.writeUIntBE(value, 0, bytes);
  return out;
};
const box = (name: string, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([number(body.length + 8, 4), Buffer.from(name, 'latin1'), body]);
};
/** A box with a version and flags. */
const full = (name: string, version: number, ...parts: readonly Buffer[]) =>
  box(name, number(version << 24, 4), ...parts);
const text = (value: string) => Buffer.from(value, 'latin1');

/** The sets of the decoder, one array for each. */
const decoderOf = (sets: readonly Buffer[]) =>
  box(
    'hvcC',
    Buffer.from([
      1,
      3,
      0x70,
      0,
      0,
      0,
      0x90,
      0,
      0,
      0,
      0,
      0,
      186,
      0xf0,
      0,
      0xfc,
      0xfd,
      0xf8,
      0xf8,
      0,
      0,
      0x0f,
      sets.length,
    ]),
    ...sets.map((set, place) => Buffer.concat([Buffer.from([0x80 | (32 + place), 0, 1]), number(set.length, 2), set])),
  );

/** A whole file; `turned` is as the phone was held, a quarter. */
export function aHeic({ wrapped = size, coded = size }: Said = {}, { turned = false } = {}): Buffer {
  const data = Buffer.concat([number(sample.length, 4), sample]);
  const properties = [
    decoderOf([videoSet(), sequenceSet(coded), pictureSet()]),
    full('ispe', 0, number(wrapped[0], 4), number(wrapped[1], 4)),
    ...(turned ? [box('irot', Buffer.from([1]))] : []),
  ];
  const uses = properties.map((_, place) => (place === 1 ? 0 : 0x80) | (place + 1));
  const metaAt = (offset: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, number(0, 4), text('pict'), Buffer.alloc(13)),
      full('pitm', 0, number(1, 2)),
      full('iinf', 0, number(1, 2), full('infe', 2, number(1, 2), number(0, 2), text('hvc1'), Buffer.alloc(1))),
      box(
        'iprp',
        box('ipco', ...properties),
        full('ipma', 0, number(1, 4), number(1, 2), Buffer.from([uses.length, ...uses])),
      ),
      full(
        'iloc',
        0,
        Buffer.from([0x44, 0]),
        number(1, 2),
        number(1, 2),
        number(0, 2),
        number(1, 2),
        number(offset, 4),
        number(data.length, 4),
      ),
    );
  const head = box('ftyp', text('heic'), number(0, 4), text('mif1heic'));
  return Buffer.concat([head, metaAt(head.length + metaAt(0).length + 8), box('mdat', data)]);
}
