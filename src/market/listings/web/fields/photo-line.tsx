import { useState } from 'react';
import { nameOfLanguage } from '#kit/shared/languages/names.ts';
import { inLanguage, writtenFor } from '#kit/shared/localized.ts';
import { photoUrl } from '#kit/shared/photo.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useFaultWords } from '#kit/web/form/use-fault-words.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { isEmptyValue, type Bilingual } from '#kit/web/form/text-values.ts';
import type { DraftPhoto } from './photos-kind.ts';
import { messages as formMessages } from '#kit/web/form/messages.ts';
import { messages } from './messages.ts';
import type { Fault } from '#kit/shared/field-checks.ts';
import * as fieldsStyles from './fields.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './photos.module.css';

const dragged = 'text/x-photo';

type LineProps = {
  readonly photo: DraftPhoto;
  readonly place: number;
  readonly count: number;
  /** How many characters may say what it shows. */
  readonly maxAlt: number | undefined;
  readonly fault: Fault | undefined;
  /** What may be said of it, as long as nobody has. */
  readonly proposed: Bilingual | undefined;
  readonly onChange: (alt: Bilingual) => void;
  readonly onMove: (to: number) => void;
  /** Another photo was dropped on this one's place. */
  readonly onDropped: (id: string) => void;
  readonly onRemove: () => void;
};

/** One photo in its order: what it shows in both languages, and buttons beside the drag. */
export function PhotoLine({
  photo,
  place,
  count,
  maxAlt,
  fault,
  proposed,
  onChange,
  onMove,
  onDropped,
  onRemove,
}: LineProps) {
  const words = useWords(messages);
  const { language: reader } = useLanguage();
  const formWords = useWords(formMessages);
  const faultWords = useFaultWords();
  const [isOver, setOver] = useState(false);
  const number = place + 1;
  return (
    // Dragging is the quicker way for a hand; the buttons do the same for everybody.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={isOver ? `${styles.deskPhoto} ${styles.deskPhotoOver}` : styles.deskPhoto}
      aria-label={words('photoOf', { number, count })}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const id = event.dataTransfer.getData(dragged);
        if (id === '') return;
        event.preventDefault();
        onDropped(id);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging, as above */}
      <img
        src={photoUrl(photo.id, 480, 'webp')}
        width={photo.width}
        height={photo.height}
        alt={photo.alt.en || photo.alt.es}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(dragged, photo.id);
          event.dataTransfer.effectAllowed = 'move';
        }}
      />
      <div className={styles.deskPhotoWords}>
        {writtenFor(reader).map((language) => (
          <label key={language}>
            <span>{formWords('in', { label: words('alt'), language: nameOfLanguage(language, reader) })}</span>
            <Input
              lang={language}
              maxLength={maxAlt}
              value={photo.alt[language]}
              {...(fault ? { 'aria-invalid': true } : {})}
              onChange={(event) => onChange({ ...photo.alt, [language]: event.currentTarget.value })}
            />
          </label>
        ))}
        {proposed && isEmptyValue(photo.alt) ? (
          <Button className={styles.deskPhotoOffer} variant="quiet" size="sm" onClick={() => onChange(proposed)}>
            {words('proposeAlt', { text: inLanguage(proposed, reader) })}
          </Button>
        ) : null}
        {fault ? (
          <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
            <Icon name="alert" />
            {faultWords(fault)}
          </p>
        ) : null}
      </div>
      <div className={styles.deskPhotoTools}>
        <Tool icon="left" label={words('earlier', { number })} isOff={place === 0} onPress={() => onMove(place - 1)} />
        <Tool
          icon="right"
          label={words('later', { number })}
          isOff={number === count}
          onPress={() => onMove(place + 1)}
        />
        <Tool icon="x" label={words('removePhoto', { number })} onPress={onRemove} />
      </div>
    </li>
  );
}

type ToolProps = {
  readonly icon: 'left' | 'right' | 'x';
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
};

/** Stays focusable at the ends of the row, so that somebody who moves a photo by keys keeps their place. */
function Tool({ icon, label, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={fieldsStyles.deskIcon}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
