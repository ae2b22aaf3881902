import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { ListFaces } from '#kit/web/ui/list-faces.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { messages } from '../messages.ts';
import { EventCards } from './event-cards.tsx';
import { FollowEvents } from './follow-events.tsx';
import { featuredEventsQuery } from './queries.ts';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './event-card.module.css';

const shown = 6;
const titleId = 'events-title';

/** #events on the home page: the featured events. `origin` is that of the site. */
export function EventsSection({ origin }: { readonly origin: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const list = useQuery(featuredEventsQuery(language));
  return (
    <section id="events" className={`${cardRowStyles.section} ${styles.sectionEvents}`} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHead id={titleId} kicker={words('kicker')} title={words('title')} lead={words('lead')} />
        <ListFaces list={list} words={words}>
          {(events) => <EventCards events={events.slice(0, shown)} />}
        </ListFaces>
        <p className={cardRowStyles.sectionMore}>
          <ButtonLink to="/search" search={{ type: 'events' }} variant="line">
            {words('viewAll')}
          </ButtonLink>
        </p>
        <FollowEvents origin={origin} />
      </div>
    </section>
  );
}
