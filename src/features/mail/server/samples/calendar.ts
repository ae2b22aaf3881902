/** For tests only: the letters about calendars of `samples.ts`. */
import type { OwnerLetters } from '../../owner-letters.ts';

const about = { name: 'Ana Pla', title: 'Two balconies on the bay', calendar: 'Airbnb' };

export const calendarSamples = {
  calendarFailing: [{ ...about, since: '2026-08-21T18:00:00.000Z', rentalId: 'AbCdEfGhJkLmNpQr' }],
  calendarClash: [{ ...about, from: '2026-09-02', until: '2026-09-05', orderId: 'AbCdEfGhJkLmNpQr' }],
} satisfies { readonly [N in 'calendarFailing' | 'calendarClash']: readonly OwnerLetters[N][] };
