/** A text as a picture for letters: mail programs show neither SVG nor what is fetched from elsewhere. */
import { encodeQR } from 'qr';
import { openSharp } from '#kit/server/sharp.ts';

/** As wide as it stands in a letter, in CSS pixels. */
export const qrWidth = 174;

/** Scanners need this much light around a code (ISO/IEC 18004: four modules). */
const quietZone = 4;
/** Dots for each module: a short code has 29 with its light, which stays sharp on a screen of twice the dots. */
const dots = 12;

/** Draws a QR code as a PNG, dark on light; a third of it may be scratched or in the shade. */
export async function qrPicture(text: string): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { ecc: 'high', border: quietZone });
  const size = rows.length;
  const grey = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)));
  const sharp = await openSharp();
  const small = sharp(grey, { raw: { width: size, height: size, channels: 1 } });
  return small
    .resize(size * dots, size * dots, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
