import type { ReactNode } from 'react';
import { useWords } from '../i18n.tsx';
import { Field, type FieldControl } from '../ui/field.tsx';
import type { Bound } from './bound.ts';
import type { Look } from './form-table.ts';
import { messages } from './messages.ts';
import { useFaultWords } from './use-fault-words.ts';
import * as styles from './form.module.css';

/** How wide a field lies in a form, as its class. */
const widths = { half: styles.formHalf, third: styles.formThird, full: styles.formFull } as const;

/** A field and how it looks: what every control of a form takes. */
export type FieldProps<T = string> = { readonly field: Bound<T>; readonly look: Look };

type FramedProps = {
  readonly field: Pick<Bound<unknown>, 'name' | 'fact' | 'fault' | 'isRequired'>;
  readonly look: Omit<Look, 'options'>;
  readonly children: (control: FieldControl & { readonly name: string }) => ReactNode;
};

/** A label above a control; what is wrong stands beside it until it is changed. */
export function Framed({ field, look, children }: FramedProps) {
  const words = useWords(messages);
  const faultWords = useFaultWords();
  const { name, fault, fact, isRequired } = field;
  const { label, hint, width = 'half', faults, isMarked } = look;
  return (
    <Field
      className={widths[width]}
      name={name}
      label={label}
      required={(isMarked ?? isRequired) ? words('required') : false}
      hint={hint}
      error={fault ? (faults?.[fault] ?? faultWords(fault, fact)) : undefined}
    >
      {({ required: _, ...control }) =>
        children({ ...control, ...(isRequired && isMarked !== false ? { required: true } : {}), name })
      }
    </Field>
  );
}
