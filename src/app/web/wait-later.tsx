import { useQuery } from '@tanstack/react-query';
import { ticketTypesQuery } from '#features/ticket-types/web/queries.ts';
import { wantedIn } from '#features/waiting-list/rules.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { useIsAlive } from '#kit/web/is-alive.ts';
import { latePart } from '#kit/web/parts/late-part.tsx';
import { useFragment } from '#kit/web/use-fragment.ts';
import { missing } from './missing.tsx';

const WaitForPlaces = latePart(
  () => import('#features/waiting-list/web/wait-for-places.tsx').then((module) => module.WaitForPlaces),
  missing('wait'),
);

type Props = {
  readonly eventId: string;
  readonly places?: number;
  /** The ticket that was found sold out, by its type's id or `regular`. */
  readonly ticketType?: string;
  /** Only where the address asks for it: one of several tickets is sold out. */
  readonly whereAsked?: boolean;
  /** Nothing of it is sold any more. */
  readonly isOver?: boolean;
};

/** Where an event or one of its tickets is sold out, the wish to hear of places: it comes when the page is alive, and no kept page has it. */
export function WaitLater({ eventId, places, ticketType, whereAsked = false, isOver = false }: Props) {
  const { language } = useLanguage();
  const asked = wantedIn(useFragment());
  const { data } = useQuery(ticketTypesQuery(eventId, language));
  const isAlive = useIsAlive();
  if (!isAlive || data === undefined || (whereAsked && asked === undefined)) return null;
  const { regular, regularSale: sale, types } = data;
  const all = [
    ...(sale === null ? [] : [{ ticketType: 'regular', name: regular, state: sale.state }]),
    ...types.map(({ id, name, foreign, state }) => ({ ticketType: id, name, lang: foreign?.name, state })),
  ];
  // What is not sold yet, or not any more, does not come free; what can be had is waited for where all places are gone.
  const isWaitable = (state: string) => state === 'soldOut' || (state === 'open' && !whereAsked);
  const tickets = types.length === 0 ? [] : all.filter(({ state }) => isWaitable(state));
  return (
    <WaitForPlaces
      eventId={eventId}
      tickets={tickets}
      wanted={ticketType ?? asked ?? 'any'}
      isOver={isOver}
      {...(places !== undefined && { places })}
    />
  );
}
