import { AlertDialog } from '@base-ui/react/alert-dialog';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { settleIdentity } from '#kit/web/identity.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { identityFacts } from '../facts.ts';
import { messages } from '../security-messages.ts';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { confirmIdentity } from './security/security-queries.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';
import * as styles from './security/security.module.css';

const table: FormTable<Texts<keyof typeof identityFacts>, WordsOf<typeof messages>> = {
  facts: identityFacts,
  words: messages,
  fields: {
    password: { fills: 'current-password', faults: { missing: 'passwordMissing', refused: 'passwordWrong' } },
  },
};

/** Asks for the password once more, over whatever is open; what waited for it goes on or fails by itself. */
export function ConfirmIdentity() {
  const words = useWords(messages);
  const form = useForm({
    table,
    call: confirmIdentity(),
    failed: words('unavailable'),
    reasons: { too_many_requests: (count) => words('tooMany', { count }) },
    toastOf: false,
    isDealtWith: ({ code }) => {
      if (code === 'unauthenticated') settleIdentity(false);
      return code === 'unauthenticated';
    },
    onSent: () => settleIdentity(true),
  });

  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : settleIdentity(false))}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={`${sheetStyles.deskSheetShade} ${styles.identityShade}`} />
        <AlertDialog.Popup className={`${sheetStyles.deskConfirm} ${styles.identity}`}>
          <AlertDialog.Title className="tower-s">{words('confirmTitle')}</AlertDialog.Title>
          <AlertDialog.Description>{words('confirmText')}</AlertDialog.Description>
          <form className={styles.identityForm} {...form.props}>
            <FormFields {...form.fields} />
            <FormAlert text={form.refusal?.told} />
            <div className={sheetStyles.deskConfirmEnd}>
              <AlertDialog.Close render={<Button variant="line">{words('leave')}</Button>} />
              <Button type="submit" variant="ink" busy={form.isPending}>
                {words(form.isPending ? 'confirming' : 'confirm')}
              </Button>
            </div>
          </form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
