import { photoUrl, photoWidths } from '#kit/shared/photo.ts';
import type { Drawn } from '#market/views/web/use-drawn-series.ts';

/** A photo of ours, as the public sees it. */
export type HousePhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** One picture of a listing: ours, in all its widths, a link that somebody gave, or a drawing of the press. */
export type Picture = {
  readonly key: string;
  /** The largest there is. */
  readonly src: string;
  /** What is seen on it, where somebody has said so. */
  readonly alt: string;
  /** Said under it when it is opened. */
  readonly caption: string;
  readonly photo?: HousePhoto;
  readonly drawn?: Drawn;
};

const largest = photoWidths[photoWidths.length - 1] ?? photoWidths[0];

/** Our photos first, links that were given next; the same address never twice. */
export function picturesOf(photos: readonly HousePhoto[], images: readonly (string | null)[]): Picture[] {
  const links = new Set(images.filter((image) => image !== null));
  return [
    ...photos.map((photo) => ({
      key: photo.id,
      src: photoUrl(photo.id, largest, 'webp'),
      alt: photo.alt,
      caption: photo.alt,
      photo,
    })),
    ...[...links].map((src) => ({ key: src, src, alt: '', caption: '' })),
  ];
}

export const drawnPicture = (drawn: Drawn): Picture => ({
  key: drawn.key,
  src: drawn.urls.day,
  alt: drawn.alt,
  caption: drawn.caption,
  drawn,
});
