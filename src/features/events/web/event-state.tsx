import { formatDate } from '#kit/shared/dates.ts';
import { StateNote } from '#market/listings/web/detail/state-note.tsx';
import { useWas } from '#market/listings/web/moved/use-was.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { Event } from '../contract.ts';
import { messages } from '../page-messages.ts';
import { lastDayOf, type saleState } from '../timing.ts';

type State = ReturnType<typeof saleState>;
type Props = { readonly event: Event; readonly state: Exclude<State, 'onSale'> };

/** What has to be known before anybody looks for the button: that it was moved, and why there is no ticket. */
export function EventNotes({ event, state }: { readonly event: Event; readonly state: State }) {
  const { moved, was } = useWas();
  const isAhead = state !== 'past' && state !== 'calledOff';
  return (
    <>
      {event.moved && isAhead ? (
        <StateNote tone="moved" title={moved}>
          {was(event.moved, { ...event, lastDay: lastDayOf(event) })}
        </StateNote>
      ) : null}
      {state === 'onSale' ? null : <EventState event={event} state={state} />}
    </>
  );
}

/** Why there is no ticket, and what to do instead. */
function EventState({ event, state }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const away = (label: string) => (
    <Link to="/search" search={{ type: 'events' }}>
      {label}
    </Link>
  );
  if (state === 'calledOff')
    return (
      <StateNote tone="off" title={words('offTitle')}>
        {words('offText')} {away(words('soldOutLink'))}
      </StateNote>
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
  if (state === 'saleEnded')
    return (
      <StateNote tone="closed" title={words('saleEndedTitle')}>
        {words(event.price === '0' ? 'saleEndedFree' : 'saleEndedText')} {away(words('soldOutLink'))}
      </StateNote>
    );
  return (
    <StateNote tone="closed" title={words('notOnSaleTitle')}>
      {words(whyNot(event))}
    </StateNote>
  );
}

function whyNot({ date, price, currency, sellerUnknown, ownerUnpayable, closed }: Event) {
  if (date === null) return 'notOnSaleDate';
  if (price === null) return 'notOnSalePrice';
  if (sellerUnknown) return 'notOnSaleSeller';
  if (ownerUnpayable) return 'notOnSaleUnpayable';
  if (closed) return 'notOnSaleTickets';
  return currency === 'EUR' ? 'notOnSaleOwner' : 'notOnSaleCurrency';
}
