import { Fragment, type ComponentType } from 'react';
import type { FactKind } from '#kit/shared/field-facts.ts';
import { useLanguage } from '../i18n.tsx';
import { BilingualField, ListField } from './bilingual-field.tsx';
import { EmailField } from './email-field.tsx';
import { FormPart } from './form-part.tsx';
import type { ControlProps, Fields, FormTable } from './form-table.ts';
import { fieldsOf } from './form-values.ts';
import { lookOf, partOf } from './look.ts';
import { ChoiceField, NumberField, TextField, TickField } from './text-field.tsx';
import { TicksField } from './ticks-field.tsx';

/** What is usual for a kind; what has parts is drawn by its entry's own. */
const controls = {
  line: TextField,
  text: TextField,
  email: EmailField,
  phone: TextField,
  link: TextField,
  date: TextField,
  time: TextField,
  password: TextField,
  price: TextField,
  whole: NumberField,
  number: NumberField,
  choice: ChoiceField,
  flag: TickField,
  list: ListField,
  bilingual: BilingualField,
  bilingualList: BilingualField,
} satisfies Record<Exclude<FactKind, 'parts'>, unknown>;

type Control<V> = ComponentType<ControlProps<V, V[keyof V & string]>>;

type FormFieldsProps<V> = {
  readonly table: FormTable<V>;
  readonly form: Fields<V>;
  /** These of them; all unless told. */
  readonly only?: readonly (keyof V)[];
  /** An owner writes, not the desk. */
  readonly isOwner?: boolean;
};

/** The fields of a form in the order of its table. */
export function FormFields<V>({ table, form, only, isOwner = false }: FormFieldsProps<V>) {
  const { language } = useLanguage();
  const about = { values: form.values, isOwner };
  const fields = fieldsOf(table).filter(({ name }) => only?.includes(name) ?? true);
  return fields.map((one) => {
    const { name, fact, entry } = one;
    const { part, shows } = entry;
    const usual = fact.kind === 'list' && fact.options ? TicksField : controls[fact.kind as keyof typeof controls];
    const Control = (entry.Control ?? usual) as unknown as Control<V>;
    const field = form.at(name);
    return (
      <Fragment key={name}>
        {part === undefined ? null : <FormPart {...partOf(one, table, about, language)} />}
        {shows && !shows(about) ? null : (
          <Control field={field} look={lookOf(one, table, about, language, field.canBeNone)} form={form} />
        )}
      </Fragment>
    );
  });
}
