import { useMutation } from '@tanstack/react-query';
import { minPasswordLength } from '#features/auth/rules.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { passwordFault, refusalOf } from './faults.ts';
import { PasswordInput } from './password-input.tsx';
import { changePassword } from './queries.ts';
import { SheetForm } from './sheet-form.tsx';
import { useFault } from './use-fault.ts';
import * as styles from './account.module.css';

/** Another password: the one of now, and the new one twice. */
export function PasswordSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(messages);
  const draft = useDraft({ current: '', newPassword: '', again: '' });
  const fault = useFault();
  const { mutate, isPending } = useMutation(changePassword());
  const labels = { current: words('current'), newPassword: words('newPassword'), again: words('again') };

  const save = () => {
    const wrong = passwordFault(draft.values);
    if (wrong) return fault.refuse(wrong);
    fault.clear();
    const { current, newPassword: password } = draft.values;
    mutate(
      { body: { current, password } },
      {
        onSuccess: () => {
          toast({ title: words('passwordSaved'), description: words('passwordSavedText') });
          onClose();
        },
        onError: (problem) => fault.refuse(refusalOf(problem, 'newPassword')),
      },
    );
  };

  return (
    <SheetForm
      title={words('changePassword')}
      send={words(isPending ? 'saving' : 'save')}
      isPending={isPending}
      fault={fault.fault}
      refusal={fault.refusal}
      onSubmit={save}
      onClose={onClose}
    >
      {(['current', 'newPassword', 'again'] as const).map((name) => (
        <PasswordInput
          key={name}
          name={name}
          label={labels[name]}
          {...(name === 'newPassword' ? { hint: words('newPasswordHint', { count: minPasswordLength }) } : {})}
          isNew={name !== 'current'}
          error={fault.errorOf(name)}
          onChange={(value) => {
            fault.clear();
            draft.set(name, value);
          }}
        />
      ))}
      <p className={styles.accountNote}>{words('passwordNote')}</p>
    </SheetForm>
  );
}
