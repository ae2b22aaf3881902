import type { ReactNode } from 'react';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { FormNeedsScript } from '#kit/web/form/form-needs-script.tsx';
import type { useForm } from '#kit/web/form/use-form.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import * as styles from './auth.module.css';

type AuthFormProps = {
  readonly form: ReturnType<typeof useForm>;
  readonly send: string;
  readonly sending: string;
  /** Why it is here again, until it is sent. */
  readonly said?: string | undefined;
  /** A way out of it, below its fields. */
  readonly children?: ReactNode;
};

/** A form of the door: its fields, why it was not taken, and the button. */
export function AuthForm({ form, said, send, sending, children }: AuthFormProps) {
  return (
    <form className={styles.authForm} {...form.props}>
      <FormFields {...form.fields} />
      {children}
      <FormAlert text={form.refusal?.told ?? said} />
      <FormNeedsScript />
      <Button type="submit" arrow busy={form.isPending} className={styles.authGo}>
        {form.isPending ? sending : send}
      </Button>
    </form>
  );
}
