import { widths } from '#kit/web/form/widths.ts';
import type { ReactNode } from 'react';
import { languages } from '#kit/shared/messages.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Field, type FieldControl } from '#kit/web/ui/field.tsx';
import { Input, TextArea } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { listOf, type Bilingual } from './draft-values.ts';
import { messages } from './messages.ts';
import type { Bound } from './use-listing-form.ts';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './fields.module.css';

type FieldProps<T> = {
  readonly field: Bound<T>;
  readonly label: string;
  readonly hint?: string;
  readonly width?: 'half' | 'third' | 'full';
  /** Said instead of the house's own words when the server does not take it. */
  readonly refused?: string | undefined;
};

type Own<T> = FieldProps<T> & { readonly children: (control: FieldControl & { readonly name: string }) => ReactNode };

function Framed<T>({ field, label, hint, width = 'half', refused, children }: Own<T>) {
  const words = useWords(messages);
  const { name, fault } = field;
  const fromServer = fault === 'refused' ? refused : undefined;
  return (
    <Field
      className={widths[width]}
      label={label}
      required={field.isRequired ? words('required') : false}
      hint={hint}
      error={fault ? (fromServer ?? words(`fault.${fault}`)) : undefined}
    >
      {(control) => children({ ...control, name })}
    </Field>
  );
}

type TextProps = FieldProps<string> & {
  readonly max: number;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
};

export function TextField({ max, type = 'text', ...props }: TextProps) {
  const { field } = props;
  return (
    <Framed {...props}>
      {(control) => (
        <Input
          {...control}
          type={type}
          maxLength={max}
          value={field.value}
          onChange={(event) => field.change(event.currentTarget.value)}
        />
      )}
    </Framed>
  );
}

type NumberProps = FieldProps<string> & { readonly step: number; readonly min: number; readonly max: number };

/** An amount or a count. What is typed stays text until it is sent. */
export function NumberField({ step, min, max, ...props }: NumberProps) {
  const { field } = props;
  return (
    <Framed {...props}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          step={step}
          min={min}
          max={max}
          value={field.value}
          onChange={(event) => field.change(event.currentTarget.value)}
        />
      )}
    </Framed>
  );
}

type ChoiceProps<T extends string> = FieldProps<T> & {
  readonly options: readonly { readonly value: T; readonly label: string }[];
};

export function ChoiceField<T extends string>({ options, ...props }: ChoiceProps<T>) {
  const { field } = props;
  return (
    <Framed {...props}>
      {(control) => (
        <Select
          {...control}
          value={field.value}
          options={options}
          onChange={(event) => field.change(event.currentTarget.value as T)}
        />
      )}
    </Framed>
  );
}

export function TickField({ field, label }: Pick<FieldProps<boolean>, 'field' | 'label'>) {
  return (
    <label className={`${styles.deskTick} ${formStyles.formHalf}`}>
      <input
        type="checkbox"
        name={field.name}
        checked={field.value}
        onChange={(event) => field.change(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** A list on one line; what will become of it stands below. */
export function CommaField({ max, ...props }: FieldProps<string> & { readonly max: number }) {
  const words = useWords(messages);
  return (
    <div>
      <TextField {...props} max={max} hint={words('commas')} />
      <Entries line={props.field.value} label={props.label} />
    </div>
  );
}

function Entries({ line, label, lang }: { readonly line: string; readonly label: string; readonly lang?: string }) {
  const words = useWords(messages);
  const entries = listOf(line);
  if (entries.length < 2) return null;
  return (
    <ul className={styles.deskEntries} lang={lang} aria-label={`${words('entries')}: ${label}`}>
      {[...new Set(entries)].map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

type BilingualProps = Omit<FieldProps<Bilingual>, 'width'> & {
  readonly max: number;
  /** Lines of a longer text. */
  readonly rows?: number;
  /** A list, separated by commas. */
  readonly isList?: boolean;
};

/** A text in both languages, side by side where there is room; each says which, to people and to spell checkers. */
export function BilingualField({ field, label, max, rows, isList = false, refused }: BilingualProps) {
  const words = useWords(messages);
  return (
    <div className={styles.deskBilingual}>
      {languages.map((language) => (
        <div key={language}>
          <Framed
            field={{
              ...field,
              name: `${field.name}.${language}`,
              isRequired: field.isRequired && isAlone(field.value, language),
            }}
            label={words(`in.${language}`, { label })}
            refused={refused}
            {...(isList ? { hint: words('commas') } : {})}
          >
            {(control) => {
              const text = {
                ...control,
                lang: language,
                maxLength: max,
                value: field.value[language],
                onChange: (event: { currentTarget: { value: string } }) =>
                  field.change({ ...field.value, [language]: event.currentTarget.value }),
              };
              return rows ? <TextArea {...text} rows={rows} spellCheck /> : <Input {...text} />;
            }}
          </Framed>
          {isList ? (
            <Entries line={field.value[language]} label={words(`in.${language}`, { label })} lang={language} />
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** Nothing is written in the other language: then this one is needed. */
const isAlone = (text: Bilingual, language: 'en' | 'es') => text[language === 'en' ? 'es' : 'en'].trim() === '';
