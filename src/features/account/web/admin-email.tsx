import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { changeAccount } from './queries.ts';
import { emailTable } from './tables.ts';
import { useReasons } from './use-reasons.ts';
import * as styles from './account.module.css';

/** Asks an admin for the e-mail to which the house writes about their account; it stays until there is one. */
export function AdminEmail() {
  const words = useWords(messages);
  const form = useForm({
    table: emailTable,
    call: changeAccount(),
    keep: 'admin-email',
    ...useReasons(),
    toastOf: false,
    onSent: ({ user }) => {
      toast({ title: words('saved'), description: words('savedText') });
      storeUser(user);
    },
  });

  return (
    <section className={styles.accountEmail} aria-labelledby="admin-email">
      <h2 id="admin-email" className="tower-s">
        {words('emailAsked')}
      </h2>
      <p className={styles.accountNote}>{words('emailAskedText')}</p>
      <form {...form.props}>
        <FormFields {...form.fields} />
        <Button type="submit" variant="ink" busy={form.isPending}>
          {words(form.isPending ? 'saving' : 'save')}
        </Button>
      </form>
      <FormAlert text={form.refusal?.told} />
    </section>
  );
}
