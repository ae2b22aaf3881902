/** What an address of the checkout asks for: for the checkout itself, and for the door that stands before it. */
import type { QueryClient } from '@tanstack/react-query';
import { wantedBy, type Wanted } from '#features/payments/rules.ts';
import { itemQuery, rentalQuery, typesQuery } from '#features/payments/web/queries.ts';
import { WantedEvent, WantedPlan, WantedRental } from '#features/payments/web/wanted-note.tsx';
import { readDraft } from '#features/rentals/stay-address.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Typed } from '#kit/web/address.ts';
import { prefetch } from '#kit/web/query-client.ts';
import { readQuestion, textIn } from '#kit/shared/question.ts';

export function wantedIn(search: Typed): Wanted {
  const [type, id, plan] = [textIn(search['type']), textIn(search['id']), textIn(search['plan'])];
  return wantedBy({ ...(type ? { type } : {}), ...(id ? { id } : {}), ...(plan ? { plan } : {}) });
}

/** Loads what is wanted before the page shows. */
export async function prefetchWanted(client: QueryClient, wanted: Wanted, language: Language): Promise<void> {
  if (typeof wanted !== 'object' || 'plan' in wanted || 'supplement' in wanted) return;
  if ('rental' in wanted) return prefetch(client, rentalQuery(wanted.rental, language));
  const types = prefetch(client, typesQuery(wanted.event, language));
  await Promise.all([prefetch(client, itemQuery(wanted.event, language)), types]);
}

const checkout = '/checkout?';
const searchOf = (path: string): Typed =>
  path.startsWith(checkout) ? readQuestion(path.slice(checkout.length - 1).split('#')[0] ?? '') : {};

/** What somebody is about to buy at this path of the site. */
export const wantedAt = (path: string): Wanted => wantedIn(searchOf(path));

/** The same in a few lines; nothing where nothing is bought. */
export function WantedAt({ path }: { readonly path: string }) {
  const wanted = wantedAt(path);
  // What is one's own is told once it is known who is here.
  if (typeof wanted !== 'object' || 'supplement' in wanted) return null;
  if ('plan' in wanted) return <WantedPlan plan={wanted.plan} />;
  const search = searchOf(path);
  if ('event' in wanted) return <WantedEvent id={wanted.event} ticketType={textIn(search['ticketType'])} />;
  return <WantedRental id={wanted.rental} draft={readDraft(search)} />;
}
