import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { HiddenPart } from '#market/masking/web/hidden-part.tsx';
import { messages } from '../messages.ts';
import { maxText } from '../rules.ts';
import type { useWriting } from './use-writing.ts';
import * as styles from './messages.module.css';

type Props = {
  readonly writing: ReturnType<typeof useWriting>;
  readonly label: string;
  /** What is hidden between the two, or that nothing is. */
  readonly hint: string;
};

/** Where a message is written, with a friendly word on what of it will be hidden before it goes out. */
export function Writer({ writing, label, hint }: Props) {
  const words = useWords(messages);
  const { text, set, isMissing, isPending, hidden, send } = writing;
  return (
    <form
      className={styles.talkWriter}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={label} hint={hint} error={isMissing ? words('missing') : undefined}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={maxText}
            value={text}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )}
      </Field>
      <HiddenPart preview={hidden} why={words('hiddenWhy')} />
      <Button type="submit" variant="ink" busy={isPending}>
        {words(isPending ? 'sending' : hidden ? 'sendSo' : 'send')}
      </Button>
    </form>
  );
}
