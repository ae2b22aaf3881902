import { photoUrl, photoWidths } from '#kit/shared/photo.ts';

/** A photo of ours, as the public sees it. */
export type HousePhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** One picture of a listing: ours, in all its widths, or a link that somebody gave. */
export type Picture = {
  readonly key: string;
  /** The largest there is. */
  readonly src: string;
  /** What is seen on it, where somebody has said so. */
  readonly alt: string;
  readonly photo?: HousePhoto;
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
      photo,
    })),
    ...[...links].map((src) => ({ key: src, src, alt: '' })),
  ];
}
