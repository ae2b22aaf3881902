import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../cancel-messages.ts';
import type { Order } from '../contract.ts';
import { isCancellable, isReturnable } from '../rules.ts';
import * as styles from './cancel.module.css';

// The sheet comes when somebody asks for it: few do.
const CancelSheet = pressedPart(() => import('./cancel-sheet.tsx').then((module) => module.CancelSheet));

type Props = {
  readonly order: Order;
  /** The id of what names it; its card's heading unless told. */
  readonly describedBy?: string;
};

/** The way out of a booking, as long as there is one; of what was moved it stands out. */
export function CancelBooking({ order, describedBy = `booking-${order.id}` }: Props) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const now = useNow();
  const isPossible = isCancellable(order, now);
  const isReturn = order.moved !== undefined && isReturnable(order.moved, now);
  // An open sheet says itself that it is too late.
  if (!isPossible && !isAsking) return null;
  return (
    <>
      <Button
        variant={isReturn ? 'line' : 'quiet'}
        size="sm"
        className={isReturn ? styles.cancelReturn : styles.cancelButton}
        aria-describedby={describedBy}
        onClick={() => setAsking(true)}
      >
        {words(isReturn ? (order.amount === '0' ? 'returnFree' : 'return') : 'cancel')}
      </Button>
      {isAsking && <CancelSheet order={order} onClose={() => setAsking(false)} />}
    </>
  );
}
