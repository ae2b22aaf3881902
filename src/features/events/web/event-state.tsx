import { formatDate } from '#kit/shared/dates.ts';
import { StateNote } from '#market/listings/web/detail/state-note.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { Event } from '../contract.ts';
import { messages } from '../page-messages.ts';
import type { saleState } from '../timing.ts';

type Props = { readonly event: Event; readonly state: Exclude<ReturnType<typeof saleState>, 'onSale'> };

/** Why there is no ticket, and what to do instead. */
export function EventState({ event, state }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const away = (label: string) => (
    <Link to="/search" search={{ type: 'events' }}>
      {label}
    </Link>
  );
  if (state === 'past')
    return (
      <StateNote tone="past" title={words('pastTitle')}>
        {words('pastText', { date: event.date === null ? '' : formatDate(event.date, 'long', language) })}{' '}
        {away(words('pastLink'))}
      </StateNote>
    );
  if (state === 'soldOut')
    return (
      <StateNote tone="soldOut" title={words('soldOutTitle')}>
        {words('soldOutText')} {away(words('soldOutLink'))}
      </StateNote>
    );
  return (
    <StateNote tone="closed" title={words('notOnSaleTitle')}>
      {words(whyNot(event))}
    </StateNote>
  );
}

function whyNot({ date, price, currency }: Event) {
  if (date === null) return 'notOnSaleDate';
  if (price === null) return 'notOnSalePrice';
  return currency === 'EUR' ? 'notOnSaleOwner' : 'notOnSaleCurrency';
}
