import { inLine } from '#kit/shared/bidi.ts';
import { useDay } from '#market/town/web/use-day.ts';

type Named = { readonly title: string; readonly date: string | null };

/** What a listing is called among others of its owner: an event by its day too, for evenings come back under one title. */
export function useListingName(): (listing: Named) => string {
  const day = useDay();
  return ({ title, date }) => inLine([title, date === null ? null : day(date)]);
}
