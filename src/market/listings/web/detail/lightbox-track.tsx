import { useLayoutEffect, useRef } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { FirstWindow } from '#kit/web/ui/first-window.ts';
import { Photo } from '#kit/web/ui/photo.tsx';
import { Drawing } from '#market/views/web/drawing.tsx';
import { messages } from './messages.ts';
import type { Picture } from './pictures.ts';
import * as photoStyles from '#kit/web/ui/photo.module.css';
import * as styles from './gallery.module.css';

type LightboxTrackProps = {
  readonly pictures: readonly Picture[];
  readonly altOf: (picture: Picture, index: number) => string;
  readonly index: number;
  readonly onMove: (index: number) => void;
};

/** A track that stands this near to a picture, as a share of its width, shows that one. */
const atRest = 0.04;

/** The pictures side by side: fingers swipe, and it stands at the one of `index`. The others are hidden from readers. */
export function LightboxTrack({ pictures, altOf, index, onMove }: LightboxTrackProps) {
  const words = useWords(messages);
  const track = useRef<HTMLDivElement>(null);
  // Keys and buttons jump, so nothing travels that nobody pushed: what moves on the track is the finger's.
  useLayoutEffect(() => {
    const { current } = track;
    if (current === null || Math.round(standing(current)) === index) return;
    current.scrollLeft = index * current.clientWidth;
  }, [index]);
  const settle = () => {
    const at = track.current === null ? index : standing(track.current);
    const near = Math.round(at);
    if (near !== index && Math.abs(at - near) < atRest) onMove(near);
  };
  return (
    <div
      className={styles.lightboxTrack}
      ref={track}
      onScroll={settle}
      role="group"
      aria-label={words(pictures[0]?.drawn ? 'drawings' : 'photos')}
      // What scrolls can be reached without a pointer; the dialog listens to the keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {pictures.map((picture, at) => (
        <div className={styles.lightboxPlace} key={picture.key} aria-hidden={at !== index}>
          <figure className={styles.lightboxPrint}>
            <FirstWindow value={at === index}>
              <Opened picture={picture} alt={altOf(picture, at)} />
            </FirstWindow>
            {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
          </figure>
        </div>
      ))}
    </div>
  );
}

/** Which picture a track stands at, with a fraction between two; the first where it has no width yet. */
const standing = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth === 0 ? 0 : scrollLeft / clientWidth;

function Opened({ picture: { src, photo, drawn }, alt }: { readonly picture: Picture; readonly alt: string }) {
  if (drawn) return <Drawing drawn={drawn} />;
  if (photo) return <Photo photo={{ ...photo, alt }} sizes="96vw" />;
  return <img className={photoStyles.photo} src={src} alt={alt} loading="lazy" referrerPolicy="no-referrer" />;
}
