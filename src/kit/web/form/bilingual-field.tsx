import { nameOfLanguage } from '#kit/shared/languages/names.ts';
import { writtenFor, writtenLanguages, type LocalizedList, type WrittenLanguage } from '#kit/shared/localized.ts';
import { useLanguage, useWords } from '../i18n.tsx';
import { Input, TextArea } from '../ui/input.tsx';
import type { Bound } from './bound.ts';
import { Framed, type FieldProps } from './framed.tsx';
import { messages } from './messages.ts';
import { listOf, type Bilingual } from './text-values.ts';
import { TextField } from './text-field.tsx';
import * as styles from './form.module.css';

/** How long a line of entries with commas between them may be. */
const lengthOf = ({ fact: { max = 0, maxItems = 1 } }: Pick<Bound<unknown>, 'fact'>) => maxItems * max;

/** A list on one line; what will become of it stands below. */
export function ListField({ field, look }: FieldProps) {
  const words = useWords(messages);
  const line = { ...field, fact: { ...field.fact, max: lengthOf(field) } };
  return (
    <div className={styles.formFull}>
      <TextField field={line} look={{ ...look, hint: look.hint ?? words('commas') }} />
      <Entries line={field.value} before={field.stored} label={look.label} />
    </div>
  );
}

type EntriesProps = {
  readonly line: string;
  /** What is stored of it: entries may have commas of their own. */
  readonly before: unknown;
  readonly label: string;
  readonly lang?: string;
};

function Entries({ line, before, label, lang }: EntriesProps) {
  const words = useWords(messages);
  const entries = listOf(line, (before ?? []) as readonly string[]);
  if (entries.length < 2) return null;
  return (
    <ul className={styles.deskEntries} lang={lang} aria-label={`${words('entries')}: ${label}`}>
      {[...new Set(entries)].map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

/** A text in both languages, the reader's first, side by side where there is room; each says which, to people and to spell checkers. */
export function BilingualField({ field, look: { label, rows, faults } }: FieldProps<Bilingual>) {
  const words = useWords(messages);
  const { language: reader } = useLanguage();
  const isList = field.fact.kind === 'bilingualList';
  return (
    <div className={`${styles.deskBilingual} ${styles.formFull}`}>
      {writtenFor(reader).map((language) => (
        <div key={language}>
          <Framed
            field={{
              ...field,
              name: `${field.name}.${language}`,
              isRequired: field.isRequired && isAlone(field.value, language),
            }}
            look={{
              label: words('in', { label, language: nameOfLanguage(language, reader) }),
              faults,
              ...(isList ? { hint: words('commas') } : {}),
            }}
          >
            {(control) => {
              const text = {
                ...control,
                lang: language,
                maxLength: isList ? lengthOf(field) : field.fact.max,
                value: field.value[language],
                onChange: (event: { currentTarget: { value: string } }) =>
                  field.change({ ...field.value, [language]: event.currentTarget.value }),
              };
              return rows ? <TextArea {...text} rows={rows} spellCheck /> : <Input {...text} />;
            }}
          </Framed>
          {isList ? (
            <Entries
              line={field.value[language]}
              before={(field.stored as LocalizedList | undefined)?.[language]}
              label={words('in', { label, language: nameOfLanguage(language, reader) })}
              lang={language}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** Nothing is written in the other language: then this one is needed. */
const isAlone = (text: Bilingual, language: WrittenLanguage) =>
  writtenLanguages.every((one) => one === language || text[one].trim() === '');
