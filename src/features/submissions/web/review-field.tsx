import type { ComponentProps } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input, TextArea } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { messages } from '../desk-messages.ts';
import type { ReviewField as Name } from './review-draft.ts';
import type { ReviewForm } from './use-decision.ts';
import * as styles from './review.module.css';

type ReviewFieldProps = {
  readonly form: Pick<ReviewForm, 'draft' | 'faultOf'>;
  readonly name: Name;
  readonly label?: string;
  readonly hint?: string;
  readonly isLong?: boolean;
  readonly options?: readonly { value: string; label: string }[];
  readonly input?: Omit<ComponentProps<'input'>, 'className'>;
};

/** One field of a review: a line, a text or a choice. */
export function ReviewField({ form, name, label, hint, isLong, options, input }: ReviewFieldProps) {
  const words = useWords(messages);
  const { draft } = form;
  const value = draft.values[name];
  const write = (text: string) => draft.set(name, text);
  const [, tongue] = /_(en|es)$/.exec(name) ?? [];
  const lang = tongue ? { lang: tongue } : {};
  return (
    <Field
      className={isLong ? styles.reviewWide : ''}
      label={label ?? words(name as 'date')}
      hint={hint}
      error={form.faultOf(name)}
    >
      {(control) => {
        if (options)
          return (
            <Select
              {...control}
              value={value}
              options={options}
              onChange={(event) => write(event.currentTarget.value)}
            />
          );
        if (isLong)
          return (
            <TextArea
              {...control}
              {...lang}
              rows={4}
              maxLength={2000}
              value={value}
              onChange={(event) => write(event.currentTarget.value)}
            />
          );
        return (
          <Input
            {...control}
            {...lang}
            maxLength={200}
            {...input}
            value={value}
            onChange={(event) => write(event.currentTarget.value)}
          />
        );
      }}
    </Field>
  );
}
