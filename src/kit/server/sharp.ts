/** The library of pictures, read when the first one comes: a start of the house need not wait for it. */
import { lazily } from '#kit/shared/lazily.ts';

/**
 * Opens it to read pictures of some kinds, in memory, and no others. It looks by itself what a file is, and would draw
 * whatever calls itself a photo and is a drawing: a line of text is enough for one that takes hours (decision 0227).
 */
const openingFor = (...kinds: readonly string[]) =>
  lazily(async () => {
    const { default: sharp } = await import('sharp');
    // The work runs in libvips' own threads; one of them leaves the other core to visitors.
    sharp.concurrency(1);
    // No picture comes twice, and what libvips keeps of a large one is all of it: 118 MB for 39 megapixels (measured).
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: kinds.map((kind) => `VipsForeignLoad${kind}Buffer`) });
    return sharp;
  });

/** In the house's own process: what it drew, and photos that it made. */
export const openSharp = openingFor('Svg', 'Webp');

/** In the process of a photo that somebody sent (decision 0235). */
export const openSharpForPhotos = openingFor('Jpeg', 'Png', 'Webp', 'Heif');
