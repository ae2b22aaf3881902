import { useState } from 'react';
import { FormEnd } from '#kit/web/form/form-end.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { useForm, type Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { quoteFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { quoteRequest } from '../rules.ts';
import { inquireAdvertising } from './queries.ts';
import * as styles from '#kit/web/form/form.module.css';

const table: FormTable<Texts<keyof typeof quoteFacts>, WordsOf<typeof messages>> = {
  facts: quoteFacts,
  words: messages,
  fields: { email: { label: 'quoteEmail', width: 'full', fills: 'email' } },
};

/** Asks for a price with an address alone; the button waits for one. */
export function QuoteForm() {
  const words = useWords(messages);
  const [isEmpty, setEmpty] = useState(true);
  const form = useForm({
    table,
    call: inquireAdvertising(),
    keep: 'advertising-quote',
    more: quoteRequest,
    failed: words('quoteFailed'),
    sent: { title: words('quoteSubmitted'), description: words('quoteSubmittedText') },
    onSent: () => setEmpty(true),
  });
  return (
    <form
      className={styles.form}
      {...form.props}
      // What is typed, not what React holds for a change: after a reset it takes the same text for none.
      onInput={(event) => setEmpty(String(new FormData(event.currentTarget).get('email') ?? '').trim() === '')}
    >
      <FormFields {...form.fields} />
      <FormEnd form={form} variant="ink" send={words('requestQuote')} sending={words('sending')} disabled={isEmpty} />
    </form>
  );
}
