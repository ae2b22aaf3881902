/** Photos that people upload: their names, sizes and formats (issue 4). The same picture is kept in several widths. */
import type { Localized } from './localized.ts';

/** Widths in pixels that pages ask for: a card on a phone, a card on a desk, a page's head. Never larger than the original. */
export const photoWidths = [480, 960, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** A photo of one width stands in this box: a tower or a banner is made small enough for every format. */
export const boxOf = (width: number) => ({ width, height: width * 2 });

/** Nothing of a photo is kept beyond it. */
export const largestBox = boxOf(Math.max(...photoWidths));

/** The first is the better one: browsers that know it take it. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Nothing shows more than this many. */
export const maxPhotos = 12;

/** At most this many bytes come in: what a good phone writes (issue 16). No other call takes so many. */
export const maxPhotoBytes = 15 * 1024 * 1024;

/** One photo as it is shown; `alt` says what is seen for those who do not see it. */
export type ListingPhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Localized;
};

/** The address of a photo in one width and format; its bytes never change. */
export function photoUrl(id: string, width: PhotoWidth, format: PhotoFormat): string {
  return `/photos/${id}-${width}.${format}`;
}
