import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { BecomeBusiness } from '#features/account/web/become-business.tsx';
import { useOwnStay } from '#features/orders/web/use-own-stay.ts';
import { messages } from '#features/payments/messages.ts';
import type { CheckoutSearch } from '#features/payments/rules.ts';
import { PlanCheckout } from '#features/payments/web/plan-checkout.tsx';
import { RentalCheckout } from '#features/payments/web/stays/rental-checkout.tsx';
import { PlanOrder } from '#features/plans/web/plan-order.tsx';
import { draftSearch, readDraft, type StaySearch } from '#features/rentals/stay-address.ts';
import { StayReceipt } from '#features/rentals/web/stay-receipt.tsx';
import { StayStep } from '#features/rentals/web/stay-step.tsx';
import { BrandHome } from '#features/site/web/brand-home.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import type { Asked, Typed } from '#kit/web/address.ts';
import { headAt } from '#market/pages/web/head.ts';
import { useWords, wordsOf } from '#kit/web/i18n.tsx';
import { clearStoredUser, useStoredUser } from '#kit/web/stored-user.ts';
import { toast } from '#kit/web/ui/toast.tsx';
import { prefetchWanted, wantedIn } from '../checkout-address.tsx';
import { askedBy } from '../page-questions.ts';
import { DatesPurchase } from '../dates-purchase.tsx';
import { EventPurchase, type KeptInAddress } from '../event-purchase.tsx';
import * as styles from '#features/payments/web/checkout.module.css';

export const Route = createFileRoute('/checkout')({
  // Read where it is used: what an address is checked with is loaded with every page.
  validateSearch: (raw: Asked<CheckoutSearch & StaySearch>): Typed => raw,
  loaderDeps: ({ search }) => askedBy('checkout', search),
  loader: async ({ context: { queryClient, language }, deps }) => {
    await prefetchWanted(queryClient, wantedIn(deps), language);
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/checkout', 'mirrorball'),
  staticData: { frame: 'none', needsScript: true },
  component: Checkout,
});

/** Order and payment, for members: what is private is drawn in the browser only. */
function Checkout() {
  const words = useWords(messages);
  const navigate = useNavigate({ from: '/checkout' });
  const user = useStoredUser();
  const search = Route.useSearch();
  const wanted = wantedIn(search);
  const isAway = user === null;
  const lost = user && (wanted === 'nothing' || wanted === 'unpriced') ? wanted : undefined;
  const signIn = useEffectEvent(() => {
    void navigate({ to: '/auth', search: { redirect: location.pathname + location.search }, replace: true });
  });
  const goAway = useEffectEvent((from: 'nothing' | 'unpriced') => {
    const key = from === 'nothing' ? 'invalid' : 'error';
    toast({ title: words(key), description: words(`${key}Text`), tone: 'destructive' });
    void navigate({ to: from === 'nothing' ? '/' : '/advertise', replace: true });
  });
  const keep = (kept: KeptInAddress) =>
    void navigate({ to: '.', search: { type: 'event', ...kept }, replace: true, resetScroll: false });
  // Back leads to where one chose it, not to another purchase of the same.
  const done = () => void navigate({ to: '/user-dashboard', search: { payment: 'success' }, replace: true });
  useEffect(() => {
    if (isAway) signIn();
    else if (lost) goAway(lost);
  }, [isAway, lost]);
  return (
    <main className={styles.checkout}>
      <header className={styles.checkoutTop}>
        <BrandHome />
        <PageDials />
      </header>
      {typeof wanted === 'object' && 'plan' in wanted && (
        <PlanCheckout
          key={wanted.plan}
          plan={wanted.plan}
          user={user ? { id: user.id, isBusiness: user.role === 'business' } : undefined}
          summary={(own) => <PlanOrder plan={wanted.plan} own={own} />}
          becoming={user?.role === 'traveller' ? <BecomeBusiness user={user} /> : null}
          onDone={done}
          onSignedOut={clearStoredUser}
        />
      )}
      {typeof wanted === 'object' && 'event' in wanted && (
        <EventPurchase
          key={wanted.event}
          id={wanted.event}
          userId={user?.id}
          search={search}
          onKeep={keep}
          onDone={done}
        />
      )}
      {typeof wanted === 'object' && 'supplement' in wanted && (
        <DatesPurchase key={wanted.supplement} id={wanted.supplement} userId={user?.id} />
      )}
      {typeof wanted === 'object' && 'rental' in wanted && (
        <Booking key={wanted.rental} id={wanted.rental} userId={user?.id} onDone={done} />
      )}
    </main>
  );
}

type BookingProps = { readonly id: string; readonly userId: string | undefined; readonly onDone: () => void };

/** A rental's checkout, with what the rentals' room draws of it. */
function Booking({ id, userId, onDone }: BookingProps) {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: '/checkout' });
  const draft = useMemo(() => readDraft(search), [search]);
  const own = useOwnStay(userId, id);
  return (
    <RentalCheckout
      {...{ id, draft, userId, onDone }}
      receipt={(rental, shown) => <StayReceipt rental={rental} {...shown} />}
      picker={(rental, onChosen) => <StayStep initial={draft} {...{ rental, own, onChosen }} />}
      onStay={(stay) => void navigate({ to: '.', search: { type: 'rental', id, ...draftSearch(stay) }, replace: true })}
      onSignedOut={clearStoredUser}
    />
  );
}
