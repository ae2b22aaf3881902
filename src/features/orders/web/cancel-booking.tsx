import { lazy, Suspense, useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../cancel-messages.ts';
import type { Booking } from '../contract.ts';
import { isCancellable } from '../rules.ts';
import * as styles from './cancel.module.css';

// The sheet comes when somebody asks for it: few do.
const CancelSheet = lazy(() => import('./cancel-sheet.tsx').then((module) => ({ default: module.CancelSheet })));

/** The way out of a booking, as long as there is one. */
export function CancelBooking({ order }: { readonly order: Booking }) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const isPossible = isCancellable(order, useNow());
  // An open sheet says itself that it is too late.
  if (!isPossible && !isAsking) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={styles.cancelButton}
        aria-describedby={`booking-${order.id}`}
        onClick={() => setAsking(true)}
      >
        {words('cancel')}
      </Button>
      <Suspense>{isAsking && <CancelSheet order={order} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
