import { useQuery } from '@tanstack/react-query';
import { formatRating } from '#market/listings/rating.ts';
import { ListingPanel } from '#market/listings/web/desk/listing-panel.tsx';
import { usePanelTools } from '#market/listings/web/desk/use-panel-tools.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { BusinessRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { businessNeeds } from '../edit-rules.ts';
import { messages } from '../messages.ts';
import { businessCategories } from '../rules.ts';
import { saidOfToday } from '../today.ts';
import { businessCalls, businessDeskApi as api, businessRefresh } from './desk-queries.ts';
import { BusinessForm } from './business-form.tsx';
import { businessChanges } from './business-table.tsx';
import { TodayStep } from './today-step.tsx';

/** The desk's directory. */
export function BusinessesPanel() {
  const words = useWords(desk);
  const publicWords = useWords(messages);
  const { language } = useLanguage();
  const query = useDeskQuery('status', 'owner', 'category', 'featured');
  const list = useQuery(api.list('GET /api/admin/businesses', { query }));
  const tools = usePanelTools();
  const now = useNow();
  const saidToday = (business: BusinessRecord) => {
    const said = saidOfToday(business, now);
    return said ? words(said.spans.length === 0 ? 'saidClosed' : 'saidOther') : null;
  };
  const tell = (business: BusinessRecord) => ({
    title: business.name,
    facts: [
      publicWords(`category.${business.category}`),
      business.location,
      business.priceRange,
      saidToday(business),
      business.rating === null
        ? publicWords('unrated')
        : publicWords('rating', { rating: formatRating(business.rating, language) }),
    ],
  });
  return (
    <ListingPanel
      kind="businesses"
      said={words}
      list={list}
      one={(id) => api.query('GET /api/admin/businesses/{id}', { params: { id } })}
      filters={[
        tools.category(businessCategories.map((value) => ({ value, label: publicWords(`category.${value}`) }))),
        tools.featured,
      ]}
      sorts={[{ value: 'name', label: words('byName') }, tools.byRating]}
      tell={tell}
      first={(business) => (business.status === 'published' ? <TodayStep business={business} /> : null)}
      step={businessCalls.step}
      needs={businessNeeds}
      changes={businessChanges}
      copy={api.mutation('POST /api/businesses/{id}/copies')}
      remove={api.mutation('DELETE /api/businesses/{id}')}
      keeps={() => words('hasBookings')}
      refresh={businessRefresh}
      sheet={(open) => <BusinessForm {...open} />}
    />
  );
}
