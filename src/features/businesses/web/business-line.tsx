import { inLine } from '#kit/shared/bidi.ts';
import { ListingLines } from '#market/listings/web/detail/listing-lines.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import type { Business } from '../contract.ts';
import { messages } from '../messages.ts';

/** The place that something is at, as a line that leads to its page. */
export function BusinessLine({ title, business }: { readonly title: string; readonly business: Business }) {
  const words = useWords(messages);
  const { id, name, category, location, priceRange } = business;
  const first = inLine([words(`category.${category}`), location]);
  return <ListingLines title={title} lines={[{ id, to: `/businesses/${id}`, first, title: name, last: priceRange }]} />;
}
