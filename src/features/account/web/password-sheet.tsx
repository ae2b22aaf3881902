import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { changePassword } from './queries.ts';
import { SheetForm } from './sheet-form.tsx';
import { passwordTable } from './tables.ts';
import { useReasons } from './use-reasons.ts';
import * as styles from './account.module.css';

/** Another password: the current one, and the new one twice. */
export function PasswordSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(messages);
  const form = useForm({
    table: passwordTable,
    call: changePassword(),
    ...useReasons(),
    toastOf: false,
    onSent: () => {
      toast({ title: words('passwordSaved'), description: words('passwordSavedText') });
      onClose();
    },
  });
  return (
    <SheetForm
      title={words('changePassword')}
      send={words(form.isPending ? 'saving' : 'save')}
      props={form.props}
      isPending={form.isPending}
      refusal={form.refusal?.told}
      onClose={onClose}
    >
      <FormFields {...form.fields} />
      <p className={styles.accountNote}>{words('passwordNote')}</p>
    </SheetForm>
  );
}
