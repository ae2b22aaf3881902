/** What a file in boxes, such as AVIF, says that its pictures are made of (ISO 14496-12, 8.11.6). */

type Box = { readonly type: string; readonly body: Buffer };

/** The boxes that lie in a row; whatever stands behind one that is broken is none. */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const said = bytes.readUInt32BE(at);
    const isLong = said === 1 && at + 16 <= bytes.length;
    const head = isLong ? 16 : 8;
    const long = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : said;
    const size = said === 0 ? bytes.length - at : long;
    if (size < head) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + head, at + size) });
    at += size;
  }
  return boxes;
}

const inside = (bytes: Buffer, type: string): Buffer[] =>
  boxesIn(bytes).flatMap((box) => (box.type === type ? [box.body] : []));

/** Before what is in them stand a version and flags, in front of a list how long it is. */
const flags = 4;
const counted = (list: Buffer) => flags + (list[0] === 0 ? 2 : 4);
/** Behind the item's number, which is longer from the third version on, and how it is protected. */
const typeAt = (item: Buffer) => flags + (item[0] === 2 ? 2 : 4) + 2;

/** The type of each of its items, four letters: `av01` is a picture, `grid` one that is put together of others. */
export const itemTypesOf = (file: Buffer): string[] =>
  inside(file, 'meta')
    .flatMap((meta) => inside(meta.subarray(flags), 'iinf'))
    .flatMap((list) => inside(list.subarray(counted(list)), 'infe'))
    .map((item) => item.toString('latin1', typeAt(item), typeAt(item) + 4));
