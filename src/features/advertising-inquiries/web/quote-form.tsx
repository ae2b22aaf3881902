import { useState } from 'react';
import type { Values } from '#kit/shared/form-shape.ts';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormField } from '#kit/web/form/form-field.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { messages } from '../messages.ts';
import { quoteForm, quoteRequest } from '../rules.ts';
import { inquireAdvertising } from './queries.ts';
import * as styles from '#kit/web/form/form.module.css';

/** Asks for a price with an address alone; the button waits for one. */
export function QuoteForm() {
  const words = useWords(messages);
  const [email, setEmail] = useState('');
  const form = useForm({
    shape: quoteForm,
    call: inquireAdvertising(),
    bodyOf: (values: Values<'email'>) => ({ ...quoteRequest, ...values }),
    failed: words('quoteFailed'),
    sent: { title: words('quoteSubmitted'), description: words('quoteSubmittedText') },
    onSent: () => setEmail(''),
  });
  return (
    <form className={styles.form} {...form.props}>
      <FormField form={form} name="email" label={words('quoteEmail')} width="full">
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => {
              control.onChange();
              setEmail(event.currentTarget.value);
            }}
          />
        )}
      </FormField>
      <FormEnd
        form={form}
        variant="ink"
        send={words('requestQuote')}
        sending={words('sending')}
        disabled={email.trim() === ''}
      />
    </form>
  );
}
