import { useRouter } from '@tanstack/react-router';
import { EventsSection } from '#features/events/web/events-section.tsx';

/** The home page's second window, after the search. */
export function HomeEvents() {
  return <EventsSection origin={useRouter().options.context.origin} />;
}
