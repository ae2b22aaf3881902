import type { ComponentProps, ReactNode } from 'react';
import { Input } from '../ui/input.tsx';
import { FormField } from './form-field.tsx';
import type { Form } from './use-form.ts';

/** What a browser may fill in, which keys a phone shows, and how much is taken. */
const kinds = {
  name: { autoComplete: 'name', maxLength: 120 },
  organization: { autoComplete: 'organization', maxLength: 120 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  link: { type: 'url', autoComplete: 'url', maxLength: 500 },
  text: {},
} as const;

type TextFieldProps<F extends string> = Pick<
  ComponentProps<typeof Input>,
  'defaultValue' | 'maxLength' | 'placeholder'
> & {
  readonly form: Pick<Form<F>, 'shape' | 'faults' | 'forget'>;
  readonly name: F;
  readonly kind: keyof typeof kinds;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly width?: 'third' | 'half' | 'full';
};

/** One line to write on. */
export function TextField<F extends string>({ form, name, kind, label, hint, width, ...own }: TextFieldProps<F>) {
  return (
    <FormField form={form} name={name} label={label} hint={hint} {...(width ? { width } : {})}>
      {(control) => <Input {...control} {...kinds[kind]} {...own} />}
    </FormField>
  );
}
