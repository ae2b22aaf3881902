import { useWords } from '#kit/web/i18n.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { maxIban } from '#features/payout-accounts/rules.ts';
import { messages } from '../messages.ts';

/** The house's own account number, typed for one file and kept nowhere; a browser is not asked to remember it either. */
export function IbanField({ hint, value, onType }: { hint?: string; value: string; onType: (typed: string) => void }) {
  const words = useWords(messages);
  return (
    <Field label={words('fileIban')} {...(hint === undefined ? {} : { hint })} required={words('required')}>
      {(control) => (
        <Input
          {...control}
          name="iban"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxIban}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
