import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { useIsShown } from '#kit/web/shown-origins.ts';
import { FirstWindow } from '#kit/web/ui/first-window.ts';
import { Photo } from '#kit/web/ui/photo.tsx';
import type { WornPoster } from '#market/posters/contract.ts';
import { inkOf, posterFormats, posterUrl, type PosterFormat } from '#market/posters/poster.ts';
import type { View } from '#market/views/view.ts';
import { Drawing } from '#market/views/web/drawing.tsx';
import { useDrawnSeries } from '#market/views/web/use-drawn-series.ts';
import { messages } from './messages.ts';
import { drawnPicture, picturesOf, type HousePhoto, type Picture } from './pictures.ts';
import * as photoStyles from '#kit/web/ui/photo.module.css';
import * as styles from './gallery.module.css';

type GalleryProps = {
  readonly photos: readonly HousePhoto[];
  /** Links that were given; what the page may not show is left out, and what does not load. */
  readonly images: readonly (string | null)[];
  /** Where there is no picture, the first of the drawings. */
  readonly poster: WornPoster & { readonly format: PosterFormat };
  /** Where there is no picture, the other drawings. */
  readonly views: readonly View[];
  /** Of the listing: names the pictures that nobody has described. */
  readonly title: string;
};

const Lightbox = pressedPart(() => import('./lightbox.tsx').then((module) => module.Lightbox));

/** Thumbnails under the first picture; the rest is seen when it is opened. */
const shownBelow = { photos: 4, drawings: 6 };

/**
 * The pictures of a listing: the first one large, the others below; each opens in full. One without any shows its poster
 * and what is drawn of it, and says that these are drawings.
 */
export function Gallery({ photos, images, poster, views, title }: GalleryProps) {
  const words = useWords(messages);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<number>();
  const drawn = useDrawings(poster, views, title);
  const isShown = useIsShown();
  const links = images.filter((link) => link !== null && isShown(link));
  const given = picturesOf(photos, links);
  const taken = given.filter(({ key }) => !broken.includes(key));
  const isDrawn = taken.length === 0;
  const pictures = isDrawn ? drawn : taken;
  // The page stood there before a link turned out to lead nowhere: what is left takes that room, no more and no less.
  const standsIn = isDrawn && given.length > 0;

  const lose = (key: string) => setBroken((before) => [...before, key]);
  const altOf = (picture: Picture, index: number) => picture.alt || words('photoOf', { title, number: index + 1 });
  const below = isDrawn ? shownBelow.drawings : shownBelow.photos;
  const left = pictures.length - 1 - below;
  const shown = pictures.slice(0, 1 + below);
  return (
    <figure
      className={styles.galleryPrint}
      data-stand-in={standsIn ? (shown.length > 1 ? 'series' : 'alone') : undefined}
    >
      <ul
        className={styles.gallery}
        data-drawn={isDrawn && !standsIn ? poster.format : undefined}
        data-row-lost={given.length > 1 && taken.length < 2}
        aria-label={words(isDrawn ? 'drawings' : 'photos')}
      >
        {shown.map((picture, index) => (
          <li key={picture.key}>
            <button
              type="button"
              aria-label={words(isDrawn ? 'openDrawing' : 'openPhoto', { number: index + 1, count: pictures.length })}
              onClick={() => setOpen(index)}
            >
              <Shown picture={picture} alt={altOf(picture, index)} isFirst={index === 0} onBroken={lose} />
              {index === below && left > 0 ? <span className={`${styles.galleryMore} tower-s`}>+{left}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {isDrawn ? <figcaption>{words('drawnNote')}</figcaption> : null}
      {open === undefined ? null : (
        <Lightbox
          pictures={pictures}
          altOf={altOf}
          title={title}
          index={Math.min(open, pictures.length - 1)}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </figure>
  );
}

/** The poster and the views beside it, as pictures. */
function useDrawings(poster: GalleryProps['poster'], views: readonly View[], title: string): Picture[] {
  const words = useWords(messages);
  const series = useDrawnSeries(views);
  const { motif, seed, format } = poster;
  const print = { motif, seed, format, ink: inkOf(motif, seed) };
  const first = {
    key: 'poster',
    urls: { day: posterUrl(print, 'day'), night: posterUrl(print, 'night') },
    ...posterFormats[format],
    caption: title,
    alt: words('posterOf', { title }),
  };
  return [first, ...series].map(drawnPicture);
}

type ShownProps = {
  readonly picture: Picture;
  readonly alt: string;
  readonly isFirst: boolean;
  readonly onBroken: (key: string) => void;
};

function Shown({ picture, alt, isFirst, onBroken }: ShownProps) {
  const { key, src, photo, drawn } = picture;
  if (drawn)
    return (
      <FirstWindow value={isFirst}>
        <Drawing drawn={drawn} />
      </FirstWindow>
    );
  if (photo)
    return (
      <FirstWindow value={isFirst}>
        <Photo photo={{ ...photo, alt }} sizes={isFirst ? '(max-width: 1000px) 92vw, 520px' : '120px'} />
      </FirstWindow>
    );
  return (
    <img
      // One that failed before the page woke up says nothing any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) onBroken(key);
      }}
      className={photoStyles.photo}
      src={src}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => onBroken(key)}
    />
  );
}
