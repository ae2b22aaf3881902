import { RentalCalendars } from '#features/rental-calendars/web/rental-calendars.tsx';
import { RentalsPanel } from '#features/rentals/web/rentals-panel.tsx';

/** The desk's rentals, each with its calendars on other sites. */
export function RentalsDesk() {
  return <RentalsPanel calendars={(id) => <RentalCalendars id={id} />} />;
}
