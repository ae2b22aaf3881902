import sharp from 'sharp';

/** A drawing as pixels: flat colours make a small PNG. */
export async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return new Uint8Array(png);
}
