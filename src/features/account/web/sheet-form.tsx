import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../messages.ts';
import type { Fault } from './faults.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';
import * as styles from './account.module.css';

type SheetFormProps = {
  readonly title: string;
  readonly send: string;
  readonly tone?: 'coral' | 'danger';
  readonly isPending: boolean;
  /** There is something to send. */
  readonly isReady?: boolean;
  readonly isDirty?: boolean;
  readonly fault: Fault | undefined;
  /** What is wrong with all of it. */
  readonly refusal: string | undefined;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A sheet that is one form: fields, what is wrong with them, and its two ends. */
export function SheetForm(props: SheetFormProps) {
  const { title, send, tone = 'coral', isPending, isReady = true, isDirty = false } = props;
  const { fault, refusal, onSubmit, onClose } = props;
  const words = useWords(messages);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Whoever hears the page hears the field, and what is wrong with it.
    const field = fault?.field && form.current?.elements.namedItem(fault.field);
    if (field instanceof HTMLElement) field.focus();
  }, [fault]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit(event.currentTarget);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      isDirty={isDirty && !isPending}
      foot={
        <>
          <Button type="submit" form={id} variant={tone} busy={isPending} disabled={!isReady}>
            {send}
          </Button>
          <Dialog.Close render={<Button variant="quiet" className={sheetStyles.deskSheetLast} />}>
            {words('close')}
          </Dialog.Close>
        </>
      }
    >
      <form ref={form} id={id} className={styles.accountForm} method="post" noValidate onSubmit={submit}>
        {props.children}
        <div role="alert">
          {refusal === undefined ? null : (
            <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`}>
              <Icon name="alert" />
              {refusal}
            </p>
          )}
        </div>
      </form>
    </Sheet>
  );
}
