import { Dialog } from '@base-ui/react/dialog';
import type { KeyboardEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { LightboxTrack } from './lightbox-track.tsx';
import { messages } from './messages.ts';
import type { Picture } from './pictures.ts';
import * as styles from './gallery.module.css';

type LightboxProps = {
  readonly pictures: readonly Picture[];
  readonly altOf: (picture: Picture, index: number) => string;
  readonly title: string;
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
};

/**
 * One picture as large as the window lets it, beside its neighbours on a track: fingers swipe it, the arrow keys walk, Home
 * and End lead to the first and the last, Escape closes and leads back to where it was opened.
 */
export function Lightbox({ pictures, altOf, title, index, onMove, onClose }: LightboxProps) {
  const words = useWords(messages);
  const picture = pictures[index];
  const count = pictures.length;
  const step = (by: number) => onMove((index + by + count) % count);
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    // Else the track would scroll besides.
    event.preventDefault();
    onMove((to + count) % count);
  };
  if (!picture) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.lightboxShade} />
        <Dialog.Popup className={styles.lightbox} onKeyDown={walk}>
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <LightboxTrack {...{ pictures, altOf, index, onMove }} />
          <div className={styles.lightboxBar}>
            {count > 1 ? (
              <button type="button" aria-label={words('previousPhoto')} onClick={() => step(-1)}>
                <Icon name="left" />
              </button>
            ) : null}
            <p aria-live="polite">
              {words('photoCount', { number: index + 1, count })}
              <span className="sr-only"> {altOf(picture, index)}</span>
            </p>
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
