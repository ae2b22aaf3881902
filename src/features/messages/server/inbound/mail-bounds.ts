/** How much of a mail is read: anybody can send one, of any shape (decision 0138). */

/** Heads of mails that went through many hands have some 20 KB. */
export const maxHeadBytes = 64 * 1024;
/**
 * Of each part: a photo so large is known as one, and no answer is so long. Lines count as well, for each costs its reader
 * more than its bytes do.
 */
export const maxPart = { bytes: 160 * 1024, lines: 2500 } as const;
/** Of all parts: a dozen photos, as far as they are read. */
export const maxMail = { bytes: 2 * 1024 * 1024, lines: 27_000 } as const;

const [newline, dash] = [0x0a, 0x2d];

/** What stands above the first empty line; undefined where that is too far below. */
export function headOf(raw: Uint8Array): Uint8Array | undefined {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, maxHeadBytes)).toString('latin1');
  const end = /\n\r?\n/.exec(text)?.index;
  if (end !== undefined) return raw.slice(0, end + 1);
  return raw.length <= maxHeadBytes ? raw : undefined;
}

/**
 * The beginning of each part, and not more of them than a mail may have. A part begins behind a line with two dashes, be it
 * the mark between parts or one that looks like it: then it is read a little further.
 */
export function withinBounds(raw: Uint8Array): Uint8Array {
  const all = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const kept: Uint8Array[] = [];
  const mail = { bytes: 0, lines: 0 };
  let part = { bytes: 0, lines: 0 };
  for (let at = 0; at < all.length && mail.bytes < maxMail.bytes && mail.lines < maxMail.lines;) {
    if (all[at] === dash && all[at + 1] === dash) part = { bytes: 0, lines: 0 };
    if (part.bytes >= maxPart.bytes || part.lines >= maxPart.lines) {
      const next = all.indexOf('\n--', at - 1);
      if (next < 0) break;
      kept.push(Buffer.of(newline));
      at = next + 1;
      part = { bytes: 0, lines: 0 };
      continue;
    }
    const found = all.indexOf(newline, at);
    const end = Math.min(found < 0 ? all.length : found + 1, at + maxPart.bytes - part.bytes);
    kept.push(all.subarray(at, end));
    for (const count of [mail, part]) {
      count.bytes += end - at;
      count.lines += 1;
    }
    at = end;
  }
  return Buffer.concat(kept);
}
