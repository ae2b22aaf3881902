import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { FirstWindow } from '#kit/web/ui/first-window.ts';
import { Photo } from '#kit/web/ui/photo.tsx';
import { messages } from './messages.ts';
import { picturesOf, type HousePhoto, type Picture } from './pictures.ts';
import * as photoStyles from '#kit/web/ui/photo.module.css';
import * as styles from './gallery.module.css';

type GalleryProps = {
  readonly photos: readonly HousePhoto[];
  /** Links that were given; those that don't load are left out. */
  readonly images: readonly (string | null)[];
  /** Hangs where there is no picture. */
  readonly poster: ReactNode;
  /** Of the listing: names the pictures that nobody has described. */
  readonly title: string;
};

const Lightbox = lazy(() => import('./lightbox.tsx').then((module) => ({ default: module.Lightbox })));

/** Thumbnails under the first picture; the rest is seen when it is opened. */
const shownBelow = 4;

/** The pictures of a listing: the first one large, the others below; each opens in full. */
export function Gallery({ photos, images, poster, title }: GalleryProps) {
  const words = useWords(messages);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<number>();
  const pictures = picturesOf(photos, images).filter(({ key }) => !broken.includes(key));
  if (pictures.length === 0) return <div className={styles.galleryPrint}>{poster}</div>;

  const lose = (key: string) => setBroken((before) => [...before, key]);
  const altOf = (picture: Picture, index: number) => picture.alt || words('photoOf', { title, number: index + 1 });
  const left = pictures.length - 1 - shownBelow;
  return (
    <>
      <ul className={styles.gallery} aria-label={words('photos')}>
        {pictures.slice(0, 1 + shownBelow).map((picture, index) => (
          <li key={picture.key}>
            <button
              type="button"
              aria-label={words('openPhoto', { number: index + 1, count: pictures.length })}
              onClick={() => setOpen(index)}
            >
              <Shown picture={picture} alt={altOf(picture, index)} isFirst={index === 0} onBroken={lose} />
              {index === shownBelow && left > 0 ? (
                <span className={`${styles.galleryMore} tower-s`}>+{left}</span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <Suspense>
          <Lightbox
            pictures={pictures}
            altOf={altOf}
            title={title}
            index={Math.min(open, pictures.length - 1)}
            onMove={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type ShownProps = {
  readonly picture: Picture;
  readonly alt: string;
  readonly isFirst: boolean;
  readonly onBroken: (key: string) => void;
};

function Shown({ picture, alt, isFirst, onBroken }: ShownProps) {
  const { key, src, photo } = picture;
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
