import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { formatPrice } from '#kit/shared/money.ts';
import type { Language } from '#kit/shared/messages.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { regularTicket } from '../cheapest.ts';
import { messages } from '../messages.ts';
import { ticketTypesQuery } from './queries.ts';
import { useStandingWords } from './use-standing-words.ts';
import * as styles from './ticket-types.module.css';

type Props = {
  readonly eventId: string;
  /** Of the regular ticket; null while it is to be announced. */
  readonly price: string | null;
  /** Whether there are tickets at all; without places left nothing leads to the checkout. */
  readonly sells: boolean;
  /** Where one that is sold out is waited for, by its id or `regular`; none where nothing would come of it. */
  readonly waitAt?: ((ticketType: string) => string) | undefined;
};

/** The ticket types of an event on its page, the regular one first; nothing where there is but that. */
export function TicketTypeList({ eventId, price, sells, waitAt }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const standing = useStandingWords();
  const { data } = useQuery(ticketTypesQuery(eventId, language));
  if (data === undefined || price === null) return null;
  const sale = data.regularSale;
  // Alone it is told where it is bounded.
  if (data.types.length === 0 && (sale === null || (sale.state === 'open' && standing(sale) === null))) return null;
  return (
    <DetailSection title={words('types')}>
      <ul className={styles.ticketTypes}>
        {sale === null ? null : (
          <Line
            name={data.regular ?? words('regular')}
            price={price}
            isGone={sale.state !== 'open'}
            waitAt={sale.state === 'soldOut' ? waitAt?.(regularTicket) : undefined}
            to={sells && sale.state === 'open' ? { type: 'event', id: eventId, ticketType: regularTicket } : undefined}
          >
            {standing(sale) === null ? null : <small>{standing(sale)}</small>}
          </Line>
        )}
        {data.types.map((type) => (
          <Line
            key={type.id}
            name={type.name}
            lang={type.foreign?.name}
            price={type.price}
            isGone={type.state !== 'open'}
            waitAt={type.state === 'soldOut' ? waitAt?.(type.id) : undefined}
            to={sells && type.state === 'open' ? { type: 'event', id: eventId, ticketType: type.id } : undefined}
          >
            {type.description === '' ? null : <span lang={type.foreign?.description}>{type.description}</span>}
            {standing(type) === null ? null : <small>{standing(type)}</small>}
          </Line>
        ))}
      </ul>
    </DetailSection>
  );
}

type LineProps = {
  readonly name: string;
  readonly lang?: Language | undefined;
  readonly price: string;
  readonly isGone?: boolean;
  /** What leads to its checkout. */
  readonly to: Readonly<Record<string, string>> | undefined;
  /** What leads to where it is waited for, on the same page. */
  readonly waitAt?: string | undefined;
  readonly children?: ReactNode;
};

function Line({ name, lang, price, isGone = false, to, waitAt, children }: LineProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const nameId = useId();
  return (
    <li className={styles.ticketType} data-gone={isGone || undefined}>
      <p>
        <b id={nameId} lang={lang}>
          {name}
        </b>
        {children}
      </p>
      <b className="tower-s">{formatPrice(price, language)}</b>
      {to ? (
        <ButtonLink to="/checkout" search={to} variant="line" size="sm" aria-label={words('buy', { name })}>
          {words('buyShort')}
        </ButtonLink>
      ) : null}
      {waitAt === undefined ? null : (
        <Button variant="line" size="sm" render={<a href={`#${waitAt}`} aria-label={words('wait', { name })} />}>
          {words('waitShort')}
        </Button>
      )}
    </li>
  );
}
