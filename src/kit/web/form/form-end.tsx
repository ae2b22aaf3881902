import type { ReactNode } from 'react';
import { useWords } from '../i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FormAlert } from './form-alert.tsx';
import { FormNeedsScript } from './form-needs-script.tsx';
import { messages } from './messages.ts';
import type { Form } from './use-form.ts';
import * as styles from './form.module.css';

type FormEndProps = {
  readonly form: Pick<Form, 'isPending' | 'isSent' | 'refusal' | 'sent'>;
  readonly send: ReactNode;
  readonly sending: ReactNode;
  readonly variant?: 'coral' | 'ink' | 'sun';
  readonly disabled?: boolean;
};

/** How a form ends: why it was not taken, or that it was; and the button that sends it. */
export function FormEnd({ form, send, sending, variant = 'coral', disabled = false }: FormEndProps) {
  const words = useWords(messages);
  const { refusal, sent } = form;
  return (
    <div className={styles.formEnd}>
      <div className={styles.formTrap} aria-hidden="true">
        <label>
          {words('leaveEmpty')}
          <input name="nickname" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormAlert text={refusal && (refusal.text ?? words(refusal.key, { count: refusal.count }))} />
      <div role="status">
        {form.isSent && sent ? (
          <p className={styles.formSent}>
            <Icon name="check" />
            <span>
              <b>{sent.title}</b> {sent.description}
            </span>
          </p>
        ) : null}
      </div>
      <FormNeedsScript />
      <Button type="submit" variant={variant} arrow busy={form.isPending} disabled={disabled}>
        {form.isPending ? sending : send}
      </Button>
    </div>
  );
}
