import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { communityOffers, toggled, type CommunityOffer } from '../rules.ts';
import { OfferCard } from './offer-card.tsx';
import { joinedQuery, setJoined } from './queries.ts';
import * as styles from './offers.module.css';

/** What there is in the house of each, for whoever joined it: no chat is open and nobody is introduced, so none is promised. */
function Way({ offer }: { readonly offer: CommunityOffer }) {
  const label = useWords(messages)(`go.${offer}`);
  if (offer === 'local-buddies')
    return (
      <ButtonLink arrow to="/safety-tips">
        {label}
      </ButtonLink>
    );
  return (
    <ButtonLink arrow to="/search" search={offer === 'meetups' ? { type: 'events', priceMax: 0 } : { type: 'events' }}>
      {label}
    </ButtonLink>
  );
}

/** The offers as a member sees them: joined or not, changed with one press. */
export function MemberOffers() {
  const words = useWords(messages);
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
          toast({ title: words(said), description: words(`${said}Text`, { offer: words(`name.${offer}`) }) });
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
      <ul className={styles.offers} aria-label={words('offers')} aria-busy={offers === undefined}>
        {communityOffers.map((offer) => {
          const isIn = offers?.includes(offer) ?? false;
          return (
            <OfferCard key={offer} offer={offer} isJoined={isIn}>
              {isIn ? <Way offer={offer} /> : null}
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
