import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '#features/payments/messages.ts';
import { wantedBy, type CheckoutSearch } from '#features/payments/rules.ts';
import { EventCheckout } from '#features/payments/web/event-checkout.tsx';
import { NotYet } from '#features/payments/web/not-yet.tsx';
import { itemQuery } from '#features/payments/web/queries.ts';
import { BrandHome } from '#features/site/web/brand-home.tsx';
import { ThemeDial } from '#features/site/web/theme-dial.tsx';
import { headAt } from '#kit/web/head.ts';
import { useWords, wordsOf } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';
import { clearStoredUser, useStoredUser } from '#kit/web/stored-user.ts';
import { toast } from '#kit/web/ui/toast.tsx';

/** Values arrive parsed: an id of digits only would be a number. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

function readSearch(search: Record<string, unknown>): CheckoutSearch {
  const [type, id, plan] = [textOf(search['type']), textOf(search['id']), textOf(search['plan'])];
  return { ...(type ? { type } : {}), ...(id ? { id } : {}), ...(plan ? { plan } : {}) };
}

export const Route = createFileRoute('/checkout')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, language }, deps }) => {
    const wanted = wantedBy(deps);
    if (typeof wanted === 'object') await prefetch(queryClient, itemQuery(wanted.event, language));
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/checkout', 'mirrorball'),
  staticData: { frame: 'none' },
  component: Checkout,
});

/** Order and payment, for members: what is private is drawn in the browser only. */
function Checkout() {
  const words = useWords(messages);
  const navigate = useNavigate();
  const user = useStoredUser();
  const wanted = wantedBy(Route.useSearch());
  const isAway = user === null;
  const isLost = Boolean(user) && wanted === 'nothing';

  const signIn = useEffectEvent(() => {
    const redirect = location.pathname + location.search;
    void navigate({ to: '/auth', search: { redirect }, replace: true });
  });
  const goHome = useEffectEvent(() => {
    toast({ title: words('invalid'), description: words('invalidText'), tone: 'destructive' });
    void navigate({ to: '/', replace: true });
  });
  useEffect(() => {
    if (isAway) signIn();
    else if (isLost) goHome();
  }, [isAway, isLost]);

  return (
    <main className="checkout">
      <header className="checkout-top">
        <BrandHome />
        <ThemeDial />
      </header>
      {wanted === 'later' && <NotYet />}
      {typeof wanted === 'object' && (
        <EventCheckout
          key={wanted.event}
          id={wanted.event}
          userId={user?.id}
          onDone={() => void navigate({ to: '/user-dashboard', search: { payment: 'success' } })}
          onLocked={clearStoredUser}
        />
      )}
    </main>
  );
}
