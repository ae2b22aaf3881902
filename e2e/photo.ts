/** A photo as a phone takes it, of the size that the cards need. */
import sharp from 'sharp';

export const aPhoto = async () => ({
  name: 'stage.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ee4827' } })
    .jpeg()
    .toBuffer(),
});

/** One of twelve megapixels, as heavy as what a phone's camera sees: noise does not pack well. */
export const aPhotoOfAPhone = async () => ({
  name: 'terrace.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: '#ee4827', noise: { type: 'gaussian', sigma: 12 } },
  })
    .jpeg({ quality: 85 })
    .toBuffer(),
});
