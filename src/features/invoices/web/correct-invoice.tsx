import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Invoice } from '../contract.ts';
import { messages } from '../messages.ts';
import { BillForm } from './bill-form.tsx';

type CorrectProps = {
  readonly invoice: Pick<Invoice, 'id' | 'number' | 'recipient'>;
  readonly asked: 'owner' | 'desk';
};

/** Puts right, for whoever sold or the desk, whom an invoice names. */
export function CorrectInvoice({ invoice, asked }: CorrectProps) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { number, recipient } = invoice;
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={words('correctNumber', { number })} onClick={() => setOpen(true)}>
        {words('correct')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={words('correctTitle')}
        head={<span>{inLine([number, recipient])}</span>}
        foot={<Dialog.Close render={<Button variant="ink" />}>{words('close')}</Dialog.Close>}
      >
        <BillForm invoice={invoice} asked={asked} onDone={close} />
      </Sheet>
    </>
  );
}
