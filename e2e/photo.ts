/** A photo as a phone takes it, of the size that the cards need. */
import sharp from 'sharp';

export const aPhoto = async () => ({
  name: 'stage.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ee4827' } })
    .jpeg()
    .toBuffer(),
});
