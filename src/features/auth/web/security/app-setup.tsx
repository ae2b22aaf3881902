import { useMutation } from '@tanstack/react-query';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { QrCode } from '#kit/web/ui/qr-code.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { codeFacts } from '../../facts.ts';
import { messages } from '../../security-messages.ts';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { beginApp, finishApp } from './security-queries.ts';
import * as styles from './security.module.css';

const table: FormTable<Texts<keyof typeof codeFacts>, WordsOf<typeof messages>> = {
  facts: codeFacts,
  words: messages,
  fields: {
    code: {
      isDigits: true,
      fills: 'one-time-code',
      faults: { missing: 'codeMissing', short: 'codeMissing', refused: 'codeWrong' },
    },
  },
  refusals: { code_wrong: { code: 'refused' } },
};

/** An app with codes is set up: its secret as a picture and as a key, then its first code. */
export function AppSetup({ onDone }: { readonly onDone: (codes: readonly string[] | null) => void }) {
  const words = useWords(messages);
  const begin = useMutation(beginApp());
  const start = () =>
    begin.mutate(
      {},
      {
        onError: () => toast({ title: words('failed'), description: words('failedText'), tone: 'destructive' }),
      },
    );
  const form = useForm({
    table,
    call: finishApp(),
    failed: words('failedText'),
    toastOf: false,
    onSent: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  if (!begin.data)
    return (
      <Button variant="ink" size="sm" busy={begin.isPending} onClick={start}>
        {words('setUp')}
      </Button>
    );
  const { uri, secret } = begin.data;
  return (
    <form className={styles.securityForm} {...form.props}>
      <p>{words('scan')}</p>
      <QrCode className={styles.securityQr} text={uri} label={words('qr')} />
      <dl className={styles.securityKey}>
        <dt>{words('secret')}</dt>
        <dd>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </dd>
      </dl>
      <FormFields {...form.fields} />
      <FormAlert text={form.refusal?.told} />
      <Button type="submit" variant="ink" busy={form.isPending}>
        {words(form.isPending ? 'finishing' : 'finish')}
      </Button>
    </form>
  );
}
