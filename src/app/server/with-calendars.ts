/** What calendar programs and other sites read of the house, each under an address of its own. */
import { Hono } from 'hono';
import { bookingsFeed } from '#features/calendar/server/bookings-feed.ts';
import { calendarRoutes } from '#features/calendar/server/routes.ts';
import { eventFeeds } from '#features/events/server/feeds.ts';
import { rentalCalendarRoutes } from '#features/rental-calendars/server/routes.ts';
import { takenFiles } from '#features/rental-calendars/server/taken-file.ts';
import type { Kept } from '#kit/server/kept.ts';
import { houseSecret } from '#kit/server/secrets/secrets.ts';
import type { ApiOptions } from './api-options.ts';

type House = Pick<ApiOptions, 'db' | 'clock' | 'publicUrl'> & { readonly kept: Kept };

export function withCalendars({ db, clock, publicUrl, kept }: House) {
  const secret = houseSecret(db, 'calendars');
  const feeds = new Hono()
    .route('/', bookingsFeed({ db, publicUrl }))
    .route('/', takenFiles({ db, clock, secret }))
    .route('/feeds', eventFeeds({ db, clock, kept, publicUrl }));
  return { feeds, rooms: [calendarRoutes(publicUrl), rentalCalendarRoutes({ origin: publicUrl, secret })] };
}
