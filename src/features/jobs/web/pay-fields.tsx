import { writtenLanguages } from '#kit/shared/localized.ts';
import type { ControlProps, Fields } from '#kit/web/form/form-table.ts';
import { ChoiceField, TextField } from '#kit/web/form/text-field.tsx';
import type { Bilingual } from '#kit/web/form/text-values.ts';
import { payWords } from '../pay-words.ts';
import type { SalaryType } from '../rules.ts';

/** The figures of a vacancy's pay, as a form holds them, and its words. */
type PayDraft = {
  readonly payFrom: string;
  readonly payTo: string;
  readonly salaryType: SalaryType | '';
  readonly salary: Bilingual;
};

/** The words of the pay follow the figures until somebody writes words of their own. */
function follow<V extends PayDraft>(form: Fields<V>, changed: Partial<PayDraft>): void {
  const { payFrom, payTo, salaryType, salary } = form.values;
  const before = { payFrom, payTo, salaryType };
  const next: { -readonly [L in keyof Bilingual]: string } = { ...salary };
  for (const language of writtenLanguages)
    if (salary[language] === payWords(before, language)) next[language] = payWords({ ...before, ...changed }, language);
  form.at<'salary' & keyof V>('salary').change(next);
}

/** An amount of the pay. */
export function PayField<V extends PayDraft>({ field, look, form }: ControlProps<V, string>) {
  const change = (amount: string) => {
    follow(form, { [field.name]: amount });
    field.change(amount);
  };
  return <TextField field={{ ...field, change }} look={look} />;
}

/** For how long that is paid. */
export function PayPeriodField<V extends PayDraft>({ field, look, form }: ControlProps<V, V['salaryType']>) {
  const change = (salaryType: V['salaryType']) => {
    follow(form, { salaryType });
    field.change(salaryType);
  };
  return <ChoiceField field={{ ...field, change }} look={look} />;
}
