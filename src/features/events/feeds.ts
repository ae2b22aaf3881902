/** Where the calendar of events can be subscribed to. */
import { languages, type Language } from '#kit/shared/messages.ts';
import type { EventCategory } from './rules.ts';

export const feedFormats = ['ics', 'rss'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** What feeds are told as in links and answers. */
export const feedTypes: Readonly<Record<FeedFormat, string>> = { ics: 'text/calendar', rss: 'application/rss+xml' };

/** The feed of all events, or of one category, in a language; English is the bare address as with pages. */
export function feedPath(format: FeedFormat, language: Language, category?: EventCategory): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(language !== languages[0] && { lang: language }),
  });
  return `/feeds/events.${format}${query.size > 0 ? `?${query}` : ''}`;
}
