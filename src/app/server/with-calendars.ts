/** What calendar programs and other sites read of the house, each under an address of its own, and what it reads of theirs. */
import { Hono } from 'hono';
import { bookingsFeed } from '#features/calendar/server/bookings-feed.ts';
import { calendarRoutes } from '#features/calendar/server/routes.ts';
import { eventFeeds } from '#features/events/server/feeds.ts';
import { calendarTasks } from '#features/rental-calendars/server/fetch.ts';
import { rentalCalendarRoutes } from '#features/rental-calendars/server/routes.ts';
import { takenFiles } from '#features/rental-calendars/server/taken-file.ts';
import { openNet } from '#kit/server/foreign/read-foreign.ts';
import type { Kept } from '#kit/server/kept/kept.ts';
import { houseSecret } from '#kit/server/secrets/secrets.ts';
import type { ApiOptions } from './api-options.ts';

type House = Pick<ApiOptions, 'db' | 'clock' | 'publicUrl' | 'net'> & { readonly kept: Kept };

export function withCalendars({ db, clock, publicUrl, kept, net = openNet }: House) {
  const secret = houseSecret(db, 'calendars');
  const feeds = new Hono()
    .route('/', bookingsFeed({ db, publicUrl }))
    .route('/', takenFiles({ db, clock, secret }))
    .route('/feeds', eventFeeds({ db, clock, kept, publicUrl }));
  return {
    feeds,
    tasks: [calendarTasks({ clock, publicUrl, net })],
    rooms: (nudge: (task: string) => void) => [
      calendarRoutes(publicUrl),
      rentalCalendarRoutes({ origin: publicUrl, secret, nudge }),
    ],
  };
}
