import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#kit/web/i18n.tsx';
import { NewsList } from './news-list.tsx';
import { ownNews } from './queries.ts';
import type { ReportSlot } from './report-slot.ts';

type Props = { readonly eventId: string; readonly Report: ReportSlot };

/** What the organiser of an event wrote to everybody with a ticket, beside one’s own; nothing where there is none. */
export function NewsForGuests({ eventId, Report }: Props) {
  const { language } = useLanguage();
  const { data = [] } = useQuery(ownNews(language));
  return <NewsList news={data.filter((news) => news.eventId === eventId)} Report={Report} />;
}
