import { Fragment } from 'react';
import { inLanguage } from '#kit/shared/localized.ts';
import { photoUrl } from '#kit/shared/photo.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { EditedFields } from '../../edit-rules.ts';
import type { ChangedField, Piece, ToldChanges } from './changed-fields.ts';
import { messages } from './messages.ts';
import * as styles from './difference.module.css';

type WrittenProps = { readonly told: ToldChanges; readonly fields: EditedFields };

/** A listing field by field, as it stands. */
export function Written({ told, fields }: WrittenProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return <FieldList fields={told.written(fields, { language, yes: words('yes'), no: words('no') })} />;
}

type DifferenceProps = {
  readonly told: ToldChanges;
  readonly before: EditedFields;
  readonly after: EditedFields;
  /** The fields that somebody else changed meanwhile. */
  readonly clashes?: readonly string[];
};

/** A change field by field: what was taken away is struck through, what was put in stands out, also for whoever only listens. */
export function Difference({ told, before, after, clashes = [] }: DifferenceProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const fields = told.fields(before, after, { language, yes: words('yes'), no: words('no') });
  return <FieldList fields={fields} clashes={clashes} />;
}

type ListProps = { readonly fields: readonly ChangedField[]; readonly clashes?: readonly string[] };

function FieldList({ fields, clashes = [] }: ListProps) {
  const words = useWords(messages);
  return (
    <dl className={styles.difference}>
      {fields.map((field) => (
        <Fragment key={`${field.name} ${field.inLanguage ?? ''}`}>
          <dt>
            {field.label}
            {field.inLanguage ? <small> {field.inLanguage}</small> : null}
          </dt>
          <dd>
            <Told field={field} />
            {field.of.some((name) => clashes.includes(name)) ? (
              <p className={styles.differenceClash}>{words('changedMeanwhile')}</p>
            ) : null}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Told({ field: { pieces = [], photos } }: { readonly field: ChangedField }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (photos)
    return (
      <ul className={styles.differencePhotos}>
        {photos.map(({ photo, state }) => (
          <li key={`${photo.id} ${state}`} data-state={state}>
            <img src={photoUrl(photo.id, 480, 'webp')} alt={inLanguage(photo.alt, language)} width={120} height={90} />
            {state === 'same' ? null : <span>{words(`difference.${state}`)}</span>}
          </li>
        ))}
      </ul>
    );
  if (pieces.length === 0) return <i>{words('difference.empty')}</i>;
  return pieces.map((piece, place) => <Words key={place} {...piece} />);
}

function Words({ state, text }: Piece) {
  const words = useWords(messages);
  if (state === 'same') return text;
  const Tag = state === 'removed' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="sr-only">{words(`difference.${state}`)}: </span>
      {text}
    </Tag>
  );
}
