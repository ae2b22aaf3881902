/** Counts how often a JPEG goes over its pixels. */

const marker = { fill: 0xff, endOfImage: 0xd9, startOfScan: 0xda } as const;
/** Behind these stands no length: a plain 0xff of the pixels, and marks that begin anew or the picture. */
const isBare = (mark: number) => mark === 0x00 || mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8);

/** The scans of a JPEG (ITU T.81, B.1.1.2), as far as its end: one, or as many as make it clearer step by step. */
export function scansOf(jpeg: Buffer): number {
  let scans = 0;
  let at = jpeg.indexOf(0xff);
  while (at !== -1 && at + 3 < jpeg.length) {
    const mark = jpeg.readUInt8(at + 1);
    if (mark === marker.endOfImage) return scans;
    if (mark === marker.startOfScan) scans += 1;
    if (mark === marker.fill) at += 1;
    else at += isBare(mark) ? 2 : 2 + jpeg.readUInt16BE(at + 2);
    at = jpeg.indexOf(0xff, at);
  }
  return scans;
}
