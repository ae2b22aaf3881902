import type { ReactNode } from 'react';
import { Select } from '../ui/select.tsx';
import { FormField } from './form-field.tsx';
import type { Form } from './use-form.ts';

type ChoiceFieldProps<F extends string, V extends string> = {
  readonly form: Pick<Form<F>, 'shape' | 'faults' | 'forget'>;
  readonly name: F;
  readonly label: ReactNode;
  readonly values: readonly V[];
  readonly labelOf: (value: V) => string;
  /** What stands there before anything is chosen; without it the choice begins with `initial`. */
  readonly none?: string;
  readonly initial?: V;
  readonly marked?: boolean;
};

/** One of a closed set. */
export function ChoiceField<F extends string, V extends string>(props: ChoiceFieldProps<F, V>) {
  const { form, name, label, values, labelOf, none, initial, marked = false } = props;
  const options = values.map((value) => ({ value: value as string, label: labelOf(value) }));
  return (
    <FormField form={form} name={name} label={label} marked={marked}>
      {(control) => (
        <Select
          {...control}
          defaultValue={initial ?? ''}
          options={none === undefined ? options : [{ value: '', label: none }, ...options]}
        />
      )}
    </FormField>
  );
}
