import type { ReactNode } from 'react';
import { useWords } from '../i18n.tsx';
import { Field, type FieldControl } from '../ui/field.tsx';
import { messages } from './messages.ts';
import type { Form } from './use-form.ts';
import { widths } from './widths.ts';

type FormControl = FieldControl & { readonly name: string; readonly onChange: () => void };

type FormFieldProps<F extends string> = {
  readonly form: Pick<Form<F>, 'shape' | 'faults' | 'forget'>;
  readonly name: F;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** `third` and `half` of the form's width on wide screens, else all of it. */
  readonly width?: 'third' | 'half' | 'full';
  /** Marked as required although the browser does not insist. */
  readonly marked?: boolean;
  readonly children: (control: FormControl) => ReactNode;
};

/** A field of a form: marked when required, with what is wrong beside it until it is changed. */
export function FormField<F extends string>({
  form,
  name,
  label,
  hint,
  width = 'half',
  marked = false,
  children,
}: FormFieldProps<F>) {
  const words = useWords(messages);
  const fault = form.faults[name];
  const isRequired = form.shape.required.includes(name);
  return (
    <Field
      className={widths[width]}
      label={label}
      required={isRequired || marked ? words('required') : false}
      hint={hint}
      error={fault ? words(fault) : undefined}
    >
      {({ required: _, ...control }) =>
        children({ ...control, ...(isRequired ? { required: true } : {}), name, onChange: () => form.forget(name) })
      }
    </Field>
  );
}
