import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { FormCard } from '../ui/form-card.tsx';
import { Sent } from '../ui/sent.tsx';
import type { Form } from './use-form.ts';
import * as styles from './form.module.css';

type FormSheetProps = {
  readonly form: Pick<Form, 'props' | 'isSent' | 'again'>;
  readonly title: string;
  /** Said in the form's place once it has arrived, with the word that brings an empty one. */
  readonly sent: { readonly title: string; readonly text: string; readonly again: string };
  readonly children: ReactNode;
};

/** A form on its sheet; when it has arrived, the word that it did takes its place. */
export function FormSheet({ form, title, sent, children }: FormSheetProps) {
  if (form.isSent)
    return (
      <FormCard>
        <Sent title={sent.title} text={sent.text}>
          <Button variant="line" onClick={form.again}>
            {sent.again}
          </Button>
        </Sent>
      </FormCard>
    );
  return (
    <FormCard title={title}>
      <form className={styles.form} {...form.props}>
        {children}
      </form>
    </FormCard>
  );
}
