import { useQuery } from '@tanstack/react-query';
import { EventCards } from '#features/events/web/event-cards.tsx';
import { searchQuery } from '#features/search/web/queries.ts';
import { OnTonight } from '#features/search/web/on-tonight.tsx';
import { nightOf } from '#market/town/dates.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';

const shown = 3;

/** What is on tonight, and where nothing is, what comes next. */
export function Tonight() {
  const { language } = useLanguage();
  const date = nightOf(useNow());
  const tonight = useQuery(searchQuery({ type: 'events', date }, language)).data?.events;
  const hasTonight = tonight === undefined || tonight.length > 0;
  const soon = useQuery({ ...searchQuery({ type: 'events' }, language), enabled: !hasTonight }).data?.events;
  // What is to be announced stands in no list: it is not coming up yet.
  const events = ((hasTonight ? tonight : soon) ?? []).filter(({ date }) => date !== null).slice(0, shown);
  if (events.length === 0) return null;
  return (
    <OnTonight isTonight={hasTonight}>
      <EventCards events={events} />
    </OnTonight>
  );
}
