import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { Joined } from '../contract.ts';
import { messages as names } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { communityOffers, toggled, type CommunityOffer } from '../rules.ts';
import { OfferCard } from './offer-card.tsx';
import { OpenChat } from './open-chat.tsx';
import { joinedQuery, setJoined } from './queries.ts';
import * as styles from './offers.module.css';

type WayProps = { readonly offer: CommunityOffer; readonly chat: Joined['chats'][number] | undefined };

/** What there is of each for whoever joined it: its chat where the desk has opened one, and what stands in the house. */
function Ways({ offer, chat }: WayProps) {
  const label = useWords(messages)(`go.${offer}`);
  const look = chat === undefined ? ({ arrow: true } as const) : ({ variant: 'teal' } as const);
  const way =
    offer === 'local-buddies' ? (
      <ButtonLink {...look} to="/safety-tips">
        {label}
      </ButtonLink>
    ) : (
      <ButtonLink
        {...look}
        to="/search"
        search={offer === 'meetups' ? { type: 'events', priceMax: 0 } : { type: 'events' }}
      >
        {label}
      </ButtonLink>
    );
  return chat === undefined ? (
    way
  ) : (
    <>
      <OpenChat chat={chat} />
      {/* What is on was for the meantime. */}
      {offer === 'group-chats' ? null : way}
    </>
  );
}

/** The offers as a member sees them: joined or not, changed with one press. */
export function MemberOffers() {
  const words = useWords(messages);
  const nameWords = useWords(names);
  const queries = useQueryClient();
  const joined = useQuery(joinedQuery());
  const { mutate, isPending, variables } = useMutation(setJoined());
  const offers = joined.data?.offers;

  if (joined.isError && !joined.isFetching && offers === undefined)
    return (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void joined.refetch() }}>
        {words('failedHint')}
      </Failure>
    );

  const change = (offer: CommunityOffer) => {
    if (offers === undefined || isPending) return;
    const isIn = offers.includes(offer);
    const said = isIn ? 'nowOut' : 'nowIn';
    mutate(
      { body: { offers: toggled(offers, offer) } },
      {
        onSuccess: (reply) => {
          queries.setQueryData(joinedQuery().queryKey, reply);
          toast({ title: words(said), description: words(`${said}Text`, { offer: nameWords(`name.${offer}`) }) });
        },
        onError: ({ code }) =>
          toast({
            title: words('error'),
            description: words(code === 'unauthenticated' ? 'signInAgain' : 'notSaved'),
            tone: 'destructive',
          }),
      },
    );
  };

  const isChanging = (offer: CommunityOffer) =>
    isPending && offers !== undefined && variables.body.offers.includes(offer) !== offers.includes(offer);

  return (
    <>
      <p className="sr-only" role="status">
        {offers === undefined ? words('loading') : ''}
      </p>
      <ul className={styles.offers} aria-label={nameWords('offers')} aria-busy={offers === undefined}>
        {communityOffers.map((offer) => {
          const isIn = offers?.includes(offer) ?? false;
          const chat = joined.data?.chats.find((one) => one.offer === offer);
          return (
            <OfferCard key={offer} offer={offer} isJoined={isIn} hasChat={chat !== undefined}>
              {isIn ? <Ways offer={offer} chat={chat} /> : null}
              <Button
                variant={isIn ? 'line' : 'coral'}
                busy={offers === undefined || isChanging(offer)}
                onClick={() => change(offer)}
              >
                {words(isIn ? `leave.${offer}` : `join.${offer}`)}
              </Button>
            </OfferCard>
          );
        })}
      </ul>
    </>
  );
}
