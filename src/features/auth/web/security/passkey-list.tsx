import { formatInstant } from '#market/town/dates.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { Passkey } from '../../second-factor-contract.ts';
import { passkeyFacts } from '../../facts.ts';
import { messages } from '../../security-messages.ts';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { removePasskey } from './security-queries.ts';
import * as styles from './security.module.css';

const table: FormTable<Texts<keyof typeof passkeyFacts>, WordsOf<typeof messages>> = {
  facts: passkeyFacts,
  words: messages,
  fields: { name: { label: 'passkeyName', hint: 'passkeyNameHint' } },
};

type PasskeyListProps = {
  readonly passkeys: readonly Passkey[];
  readonly onDone: (codes: readonly string[] | null) => void;
};

/** The passkeys of an account, and a new one under a name by which it is known again. */
export function PasskeyList({ passkeys, onDone }: PasskeyListProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const form = useForm({
    table,
    call: {
      mutationFn: async ({ body }: { body: { name: string } }) => (await import('../passkey.ts')).addPasskey(body.name),
    },
    keep: 'passkey',
    failed: words('passkeyRefused'),
    toastOf: false,
    onSent: ({ recoveryCodes }) => {
      toast({ title: words('passkeyAdded') });
      onDone(recoveryCodes);
    },
  });
  const { change } = useChange(removePasskey(), {
    done: { title: words('removed') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: ['/api/account/second-factor'],
  });
  const stamp = (when: string) => formatInstant(new Date(when), language);
  return (
    <>
      <ul className={styles.securityList}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <small>
                {[
                  words('made', { when: stamp(createdAt) }),
                  lastUsedAt === null ? null : words('used', { when: stamp(lastUsedAt) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </div>
            <Button
              variant="line"
              size="sm"
              aria-label={words('removeOf', { name })}
              onClick={() => change({ params: { id } })}
            >
              {words('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.securityForm} {...form.props}>
        <FormFields {...form.fields} />
        <FormAlert text={form.refusal?.told} />
        <Button type="submit" variant="ink" size="sm" busy={form.isPending}>
          {words(form.isPending ? 'adding' : 'addPasskey')}
        </Button>
      </form>
    </>
  );
}
