/** Tells what a file is by its first bytes; names and headers say what the sender likes. */

export type PhotoType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** JPEG (ITU T.81), PNG (RFC 2083), WebP (RFC 9649), AVIF and HEIC (ISO 14496-12, by their brands); anything else is none. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  const head = Buffer.from(bytes.subarray(0, 128)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  const brands = head.startsWith('ftyp', 4) ? brandsIn(head) : [];
  if (brands.includes('avif')) return 'avif';
  return brands.includes('heic') || brands.includes('heix') ? 'heic' : undefined;
}

/**
 * The kinds of file that a box file says it is; its first word is its length, and between the brands stands a version. A length
 * beyond the head is none: four letters are one as well, and `<!--` begins a drawing.
 */
function brandsIn(head: string): string[] {
  const length = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE(0);
  if (length > head.length) return [];
  return (head.slice(8, length).match(/.{4}/gs) ?? []).filter((_, place) => place !== 1);
}
