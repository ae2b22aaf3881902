import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { maxPhotos } from '#kit/shared/photo.ts';
import { useKeptFocus } from '#kit/web/desk/desk-focus.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { DraftPhoto } from './photos-kind.ts';
import { messages } from './messages.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { PhotoLine } from './photo-line.tsx';
import { proposedAlt, type Titled } from './proposed-alt.ts';
import { maxMegabytes } from './upload-photo.ts';
import type { Bound } from '#kit/web/form/bound.ts';
import { useUploads, type Upload } from './use-uploads.ts';
import * as fieldsStyles from './fields.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as styles from './photos.module.css';

/** By their endings too: not every system knows what HEIC is. */
const types = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

type PhotosProps = {
  readonly field: Bound<readonly DraftPhoto[]>;
  /** A form is not sent while photos are on their way. */
  readonly form: { readonly setBusy: (isBusy: boolean) => void; readonly values: Titled };
  readonly kind: ListingKind;
};

/** The photos of a listing: several, in their order, each with words for those who don't see it. */
export function PhotosField({ field, form: { setBusy, values }, kind }: PhotosProps) {
  const words = useWords(messages);
  const [said, setSaid] = useState('');
  const photos = useRef(field.value);
  useEffect(() => {
    photos.current = field.value;
  });
  const { uploads, isUploading, add, drop, again } = useUploads((photo) =>
    field.change([...photos.current, { ...photo, alt: { en: '', es: '' } }]),
  );
  useEffect(() => setBusy(isUploading), [isUploading, setBusy]);
  const { value, change } = field;
  const kept = useKeptFocus<HTMLFieldSetElement>('li');

  const move = (from: number, to: number) => {
    const photo = value[from];
    if (!photo || to < 0 || to >= value.length) return;
    change(value.toSpliced(from, 1).toSpliced(to, 0, photo));
    setSaid(words('moved', { number: to + 1, count: value.length }));
  };
  return (
    <fieldset {...kept} className={fieldsStyles.deskGroup}>
      <legend>{words('photos')}</legend>
      <DropZone onFiles={(files) => add(files, maxPhotos - value.length)} />
      <p className="sr-only" role="status">
        {said}
      </p>
      {value.length > 0 ? (
        <ol className={styles.deskPhotos}>
          {value.map((photo, place) => (
            <PhotoLine
              key={photo.id}
              photo={photo}
              place={place}
              count={value.length}
              maxAlt={field.fact.of?.['alt']?.max}
              fault={field.faultOfPart(place)}
              proposed={proposedAlt(kind, values, place + 1)}
              onChange={(alt) => change(value.with(place, { ...photo, alt }))}
              onMove={(to) => move(place, to)}
              onDropped={(id) =>
                move(
                  value.findIndex((one) => one.id === id),
                  place,
                )
              }
              onRemove={() => change(value.toSpliced(place, 1))}
            />
          ))}
        </ol>
      ) : null}
      {uploads.length > 0 ? (
        <ul className={styles.deskUploads}>
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} onDismiss={() => drop(upload)} onAgain={() => again(upload)} />
          ))}
        </ul>
      ) : null}
    </fieldset>
  );
}

function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const words = useWords(messages);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <div
      className={isOver ? `${styles.deskDrop} ${styles.deskDropOver}` : styles.deskDrop}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <label className={buttonStyles.btn} data-variant="line" data-size="sm">
        <Icon name="plus" />
        {words('choosePhotos')}
        <input
          className="sr-only"
          type="file"
          accept={types}
          multiple
          aria-describedby={id}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <span className={styles.deskDropOr}>{words('dropPhotos')}</span>
      <p className={fieldStyles.hint} id={id}>
        {words('photosHint', { mb: maxMegabytes, max: maxPhotos })}
      </p>
    </div>
  );
}

type UploadLineProps = {
  readonly upload: Upload;
  readonly onDismiss: () => void;
  readonly onAgain: () => void;
};

/** Those that somebody may try again. */
const canAgain: readonly Upload['failed'][] = ['failed', 'too_many_requests'];

/** Waiting for those before it, on its way, being made into the sizes of the pages, or refused. */
function UploadLine({ upload, onDismiss, onAgain }: UploadLineProps) {
  const words = useWords(messages);
  const { file, share, failed } = upload;
  const { name } = file;
  if (failed)
    return (
      <li className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
        <Icon name="alert" />
        <div className={styles.deskUploadWords}>
          <span role="alert">{words(`photo.${failed}`, { name, mb: maxMegabytes, max: maxPhotos })}</span>
          {canAgain.includes(failed) ? (
            <Button variant="line" size="sm" onClick={onAgain} aria-label={words('uploadAgain', { name })}>
              {words('again')}
            </Button>
          ) : null}
        </div>
        <GiveUp label={words('dismissUpload', { name })} onPress={onDismiss} />
      </li>
    );
  const said = words(share === undefined ? 'waiting' : share < 1 ? 'uploading' : 'making', { name });
  return (
    <li>
      <div className={styles.deskUploadWords}>
        <span>{said}</span>
        {share === undefined ? null : <progress aria-label={said} max={1} {...(share < 1 ? { value: share } : {})} />}
      </div>
      <GiveUp label={words('cancelUpload', { name })} onPress={onDismiss} />
    </li>
  );
}

const GiveUp = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" className={fieldsStyles.deskIcon} aria-label={label} onClick={onPress}>
    <Icon name="x" />
  </button>
);
