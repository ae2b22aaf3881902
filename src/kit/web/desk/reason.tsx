import { useRef, useState, type Ref } from 'react';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/input.tsx';
import { useKeptText } from './use-draft.ts';

export type Reason = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly text: string;
  readonly isMissing: boolean;
  readonly write: (text: string) => void;
  /** Hands the reason over; where nothing is written, asks for it at its field instead. */
  readonly give: (take: (note: string) => void) => void;
};

/** A text without which something is not done: nobody is turned away without a word. It is kept under a name, if there is one. */
export function useReason(keep: string | undefined): Reason {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKeptText(keep);
  const [isMissing, setMissing] = useState(false);
  return {
    ref,
    text,
    isMissing,
    write: (text) => {
      setText(text);
      setMissing(false);
    },
    give: (take) => {
      if (text.trim() !== '') return take(text.trim());
      setMissing(true);
      ref.current?.focus();
    },
  };
}

type ReasonFieldProps = {
  readonly reason: Reason;
  readonly label: string;
  readonly hint?: string;
  /** Says that it has to be given. */
  readonly required?: string;
  /** Said when it is not. */
  readonly missing: string;
  readonly example?: string;
  readonly max: number | undefined;
  readonly rows?: number;
  readonly className?: string | undefined;
};

/** The field for it. */
export function ReasonField({
  reason,
  label,
  hint,
  required,
  missing,
  example,
  max,
  rows = 3,
  className,
}: ReasonFieldProps) {
  return (
    <Field
      label={label}
      {...(className === undefined ? {} : { className })}
      {...(hint === undefined ? {} : { hint })}
      {...(required === undefined ? {} : { required })}
      error={reason.isMissing ? missing : undefined}
    >
      {(control) => (
        <TextArea
          {...control}
          ref={reason.ref}
          rows={rows}
          maxLength={max}
          placeholder={example}
          value={reason.text}
          onChange={(event) => reason.write(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
