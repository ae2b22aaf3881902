import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { clearStoredUser } from '#kit/web/stored-user.ts';
import { toast } from '#kit/web/ui/toast.tsx';
import type { ConfirmPasswordReset } from '../contract.ts';
import { newPasswordFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { AuthForm } from './auth-form.tsx';
import { chosenPassword, confirmPassword } from './password-fields.ts';
import { confirmPasswordReset } from './queries.ts';
import { useReasons } from './use-reasons.ts';

type ResetFormProps = {
  /** Not known yet while the page is opened: nothing is sent before. */
  readonly token: string | undefined;
  readonly onDone: () => void;
  readonly onExpired: () => void;
};

const table: FormTable<Texts<'password' | 'confirmPassword'>, WordsOf<typeof messages>> = {
  facts: newPasswordFacts,
  words: messages,
  fields: { password: { ...chosenPassword, label: 'newPassword' }, confirmPassword },
};

/** The new password, twice. */
export function ResetForm({ token = '', onDone, onExpired }: ResetFormProps) {
  const words = useWords(messages);
  const form = useForm<Texts<'password' | 'confirmPassword'>, ConfirmPasswordReset>({
    table,
    call: confirmPasswordReset(),
    more: { token },
    ...useReasons(),
    toastOf: ({ text }) => ({ title: words('reset.failed'), description: text }),
    isDealtWith: ({ code }) => {
      if (code === 'reset_expired') onExpired();
      return code === 'reset_expired';
    },
    onSent: () => {
      // Every session of the account is closed, this browser's too.
      clearStoredUser();
      toast({ title: words('reset.done'), description: words('reset.doneText') });
      onDone();
    },
  });
  return <AuthForm form={form} send={words('savePassword')} sending={words('savingPassword')} />;
}
