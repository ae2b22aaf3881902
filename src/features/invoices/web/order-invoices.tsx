import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';

// The sheet comes when somebody asks for it: few do.
const InvoicesSheet = pressedPart(() => import('./invoices-sheet.tsx').then((module) => module.InvoicesSheet));

type OrderInvoicesProps = {
  readonly order: {
    readonly id: string;
    readonly title: string;
    readonly amount: string;
    readonly confirmedAt: string | null;
  };
};

/** The way to the invoices of what somebody paid for. */
export function OrderInvoices({ order }: OrderInvoicesProps) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  if (order.confirmedAt === null || order.amount === '0') return null;
  return (
    <>
      <Button variant="quiet" size="sm" aria-describedby={`booking-${order.id}`} onClick={() => setOpen(true)}>
        {words('own')}
      </Button>
      {isOpen && <InvoicesSheet order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
