import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser, type StoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { becomeBusiness } from './queries.ts';
import { businessTable } from './tables.ts';
import { useReasons } from './use-reasons.ts';
import * as styles from './account.module.css';

/** A traveller's account becomes a business account; it takes an e-mail, which is asked for where there is none. */
export function BecomeBusiness({ user }: { readonly user: StoredUser }) {
  const words = useWords(messages);
  const needsEmail = user.email === null;
  const form = useForm({
    table: businessTable(needsEmail),
    call: becomeBusiness(),
    keep: 'become-business',
    ...useReasons(),
    toastOf: false,
    onSent: ({ user: changed }) => {
      toast({ title: words('business.done'), description: words('business.doneText') });
      storeUser(changed);
    },
  });
  return (
    <section className={styles.accountEmail} aria-labelledby="become-business">
      <h2 id="become-business" className="tower-s">
        {words('business.title')}
      </h2>
      <p>{words('business.text')}</p>
      {needsEmail ? <p className={styles.accountNote}>{words('business.email')}</p> : null}
      <form {...form.props} data-bare={needsEmail ? undefined : ''}>
        <FormFields {...form.fields} />
        <Button type="submit" variant="ink" busy={form.isPending}>
          {words(form.isPending ? 'saving' : 'business.button')}
        </Button>
      </form>
      <FormAlert text={form.refusal?.told} />
    </section>
  );
}
