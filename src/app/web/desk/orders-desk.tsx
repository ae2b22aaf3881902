import { WaitingDateChanges } from '#features/date-changes/web/waiting-date-changes.tsx';
import { OrdersPanel } from '#features/orders/web/orders-panel.tsx';

/** All orders, and above them who asks for other dates: the desk may answer for an owner. */
export function OrdersDesk() {
  return (
    <>
      <WaitingDateChanges whose="admin" />
      <OrdersPanel />
    </>
  );
}
