/** The library of pictures, read when the first one comes: a start of the house need not wait for it. */

export async function openSharp() {
  const { default: sharp } = await import('sharp');
  // The work runs in libvips' own threads; one of them leaves the other core to visitors.
  sharp.concurrency(1);
  // No picture comes twice, and what libvips keeps of a large one is all of it: 118 MB for 39 megapixels (measured).
  sharp.cache(false);
  return sharp;
}
