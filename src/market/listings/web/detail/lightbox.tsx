import { Dialog } from '@base-ui/react/dialog';
import type { KeyboardEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { messages } from './messages.ts';
import type { Picture } from './pictures.ts';
import * as photoStyles from '#kit/web/ui/photo.module.css';
import * as styles from './gallery.module.css';

type LightboxProps = {
  readonly pictures: readonly Picture[];
  readonly altOf: (picture: Picture, index: number) => string;
  readonly title: string;
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
};

/** One picture as large as the window lets it; the arrow keys walk, Escape closes. */
export function Lightbox({ pictures, altOf, title, index, onMove, onClose }: LightboxProps) {
  const words = useWords(messages);
  const picture = pictures[index];
  const count = pictures.length;
  const step = (by: number) => onMove((index + by + count) % count);
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  if (!picture) return null;
  const alt = altOf(picture, index);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.lightboxShade} />
        <Dialog.Popup className={styles.lightbox} onKeyDown={walk}>
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <figure className={styles.lightboxPrint} key={picture.key}>
            {picture.photo ? (
              <Photo photo={{ ...picture.photo, alt }} sizes="96vw" />
            ) : (
              <img className={photoStyles.photo} src={picture.src} alt={alt} referrerPolicy="no-referrer" />
            )}
            {picture.alt ? <figcaption>{picture.alt}</figcaption> : null}
          </figure>
          <div className={styles.lightboxBar}>
            {count > 1 ? (
              <button type="button" aria-label={words('previousPhoto')} onClick={() => step(-1)}>
                <Icon name="left" />
              </button>
            ) : null}
            <p aria-live="polite">{words('photoCount', { number: index + 1, count })}</p>
            {count > 1 ? (
              <button type="button" aria-label={words('nextPhoto')} onClick={() => step(1)}>
                <Icon name="right" />
              </button>
            ) : null}
            <Dialog.Close aria-label={words('close')}>
              <Icon name="x" />
            </Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
