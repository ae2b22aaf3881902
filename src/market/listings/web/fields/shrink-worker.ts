/**
 * Makes a photo as small as the house keeps it, in a thread of its own: on the page's own it would hold up what is
 * pressed for a second on a phone. What is small already, or can't be opened here, comes back as nothing.
 */
import { largestBox } from '#kit/shared/photo.ts';

/** The house encodes it once more, so it may not look used. */
const quality = 0.9;

async function shrink(photo: Blob): Promise<Blob | undefined> {
  // Upright, as its camera says.
  const whole = await createImageBitmap(photo);
  const scale = Math.min(largestBox.width / whole.width, largestBox.height / whole.height);
  if (scale >= 1) return undefined;
  const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale));
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) return undefined;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrink(data)
    .catch(() => undefined)
    .then((small) => postMessage(small));
});
