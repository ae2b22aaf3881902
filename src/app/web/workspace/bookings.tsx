import { WaitingDateChanges } from '#features/date-changes/web/waiting-date-changes.tsx';
import { BookingsPanel } from '#features/workspace/web/bookings-panel.tsx';

/** What people booked of an owner's listings, and above it who asks for other dates. */
export function Bookings() {
  return (
    <>
      <WaitingDateChanges whose="workspace" />
      <BookingsPanel />
    </>
  );
}
