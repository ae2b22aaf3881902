/** The files that a photo is kept as, in the order in which they are made. */
import { photoFormats, photoWidths } from '#kit/shared/photo.ts';

export const renditions = photoWidths.flatMap((width) => photoFormats.map((format) => ({ width, format })));
