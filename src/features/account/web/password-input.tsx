import { maxPasswordLength } from '#features/auth/rules.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { messages } from '../messages.ts';

type PasswordInputProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly isNew?: boolean;
  readonly onChange: (value: string) => void;
};

export function PasswordInput({ name, label, hint, error, isNew = false, onChange }: PasswordInputProps) {
  const words = useWords(messages);
  return (
    <Field label={label} required={words('required')} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={maxPasswordLength}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
