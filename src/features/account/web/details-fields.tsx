import { titleOfLanguage } from '#kit/shared/locales.ts';
import { isLanguage, languages } from '#kit/shared/messages.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { accountFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import type { AccountField, Details } from './faults.ts';
import { PasswordInput } from './password-input.tsx';

type DetailsProps = {
  readonly values: Details;
  readonly asksPassword: boolean;
  readonly errorOf: (field: AccountField) => string | undefined;
  readonly onChange: <N extends keyof Details>(name: N, value: Details[N]) => void;
};

/** As signing up asks for them. */
const texts = [
  { name: 'fullName', label: 'name', type: 'text', autoComplete: 'name', hint: undefined },
  { name: 'username', label: 'username', type: 'text', autoComplete: 'nickname', hint: undefined },
  { name: 'phone', label: 'phone', type: 'tel', autoComplete: 'tel', hint: 'phoneHint' },
  { name: 'email', label: 'email', type: 'email', autoComplete: 'email', hint: 'emailHint' },
] as const;

/** The fields of one's details; the password comes with a change of how one gets in. */
export function DetailsFields({ values, asksPassword, errorOf, onChange }: DetailsProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <>
      {texts.map(({ name, label, hint, ...input }) => (
        <Field
          key={name}
          label={words(label)}
          required={name === 'email' ? false : words('required')}
          hint={hint && words(hint)}
          error={errorOf(name)}
        >
          {(control) => (
            <Input
              {...control}
              {...input}
              maxLength={accountFacts[name].max}
              name={name}
              value={values[name]}
              onChange={(event) => onChange(name, event.currentTarget.value)}
            />
          )}
        </Field>
      ))}
      <Field label={words('language')}>
        {(control) => (
          <Select
            {...control}
            name="language"
            options={languages.map((value) => ({ value, label: titleOfLanguage(value, language) }))}
            value={values.language}
            onChange={({ currentTarget: { value } }) => isLanguage(value) && onChange('language', value)}
          />
        )}
      </Field>
      {asksPassword ? (
        <PasswordInput
          name="password"
          label={words('password')}
          hint={words('passwordWhy')}
          error={errorOf('password')}
          onChange={(value) => onChange('password', value)}
        />
      ) : null}
    </>
  );
}
