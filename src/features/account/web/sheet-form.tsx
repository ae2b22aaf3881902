import { Dialog } from '@base-ui/react/dialog';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';
import * as styles from './account.module.css';

type SheetFormProps = {
  readonly title: string;
  readonly send: string;
  readonly tone?: 'coral' | 'danger';
  /** For the `<form>` itself. */
  readonly props: ComponentProps<'form'>;
  /** There is something to send. */
  readonly isReady?: boolean;
  readonly isPending: boolean;
  readonly isDirty?: boolean;
  /** What is wrong with all of it. */
  readonly refusal: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A sheet that is one form: fields, what is wrong with them, and its two ends. No toast: it would lie over the fields. */
export function SheetForm(sheet: SheetFormProps) {
  const {
    title,
    send,
    tone = 'coral',
    props,
    isReady = true,
    isPending,
    isDirty = false,
    refusal,
    onClose,
    children,
  } = sheet;
  const words = useWords(messages);
  const id = useId();
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
      <form id={id} className={styles.accountForm} {...props}>
        {children}
        <FormAlert text={refusal} />
      </form>
    </Sheet>
  );
}
