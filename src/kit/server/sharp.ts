/** The library of pictures, read when the first one comes: a start of the house need not wait for it. */
import { lazily } from '#kit/shared/lazily.ts';

/**
 * What it may read: files that are photos, and in memory what the house drew or keeps. It looks by itself what a file is, and would
 * draw whatever calls itself a photo and is a drawing: a line of text is enough for one that takes hours (decision 0227).
 */
const readable = [
  'SvgBuffer',
  ...['Jpeg', 'Png', 'Webp', 'Heif'].flatMap((kind) => [`${kind}File`, `${kind}Buffer`]),
].map((name) => `VipsForeignLoad${name}`);

export const openSharp = lazily(async () => {
  const { default: sharp } = await import('sharp');
  // The work runs in libvips' own threads; one of them leaves the other core to visitors.
  sharp.concurrency(1);
  // No picture comes twice, and what libvips keeps of a large one is all of it: 118 MB for 39 megapixels (measured).
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readable });
  return sharp;
});
