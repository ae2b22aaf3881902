import { BilingualField } from '#kit/web/form/bilingual-field.tsx';
import type { ControlProps } from '#kit/web/form/form-table.ts';
import { lineOf, localizedOf, type Bilingual } from '#kit/web/form/text-values.ts';
import { shiftPartsIn } from '../shift-parts.ts';

const saidIn = (shifts: Bilingual): string => lineOf(shiftPartsIn({ shifts: localizedOf(shifts) }));

/** Days and hours in words. The parts below follow what they say until somebody ticks otherwise. */
export function ShiftsField<V extends { readonly shiftParts: string }>({
  field,
  look,
  form,
}: ControlProps<V, Bilingual>) {
  const parts = form.at<'shiftParts' & keyof V>('shiftParts');
  const change = (shifts: Bilingual) => {
    if (parts.value === saidIn(field.value)) parts.change(saidIn(shifts));
    field.change(shifts);
  };
  return <BilingualField field={{ ...field, change }} look={look} />;
}
