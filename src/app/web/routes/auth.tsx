import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '#features/auth/messages.ts';
import type { SignInSearch } from '#features/auth/rules.ts';
import { AuthScreen } from '#features/auth/web/auth-screen.tsx';
import { WhyAtDoor } from '#features/auth/web/why-at-door.tsx';
import { useBeenIn } from '#features/auth/web/been-in.ts';
import { destinationOf, firstTab, tabNames } from '#features/auth/web/destination.ts';
import { BrandHome } from '#features/site/web/brand-home.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { pressedAsleepFrom } from '#features/site/web/sign-in-from.ts';
import type { Asked, Typed } from '#kit/web/address.ts';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { prefetchWanted, wantedAt, WantedAt } from '../checkout-address.tsx';
import { askedBy } from '../page-questions.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Where whoever came in goes on. */
const pathAfter = (search: Typed) => destinationOf(textOf(search['redirect']), textOf(search['plan']));

export const Route = createFileRoute('/auth')({
  // Read where it is used: what an address is checked with is loaded with every page.
  validateSearch: (raw: Asked<SignInSearch>): Typed => raw,
  loaderDeps: ({ search }) => askedBy('signIn', search),
  loader: async ({ context: { queryClient, language }, deps }) => {
    await prefetchWanted(queryClient, wantedAt(pathAfter(deps)), language);
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/auth', 'suitcase'),
  staticData: { frame: 'none' },
  component: Auth,
});

/** Whoever is signed in, now or already, is sent on (decisions, Accounts). */
function Auth() {
  const search = Route.useSearch();
  const path = pathAfter(search);
  const wanted = textOf(search['redirect']);
  const navigate = useNavigate();
  const user = useStoredUser();
  const isIn = Boolean(user);
  const start = firstTab(search, useBeenIn());

  // The bar's own link says from where; before the page was awake it could not.
  const lookBack = useEffectEvent(() => {
    const redirect = search['tab'] === tabNames.signIn && wanted === undefined ? pressedAsleepFrom() : undefined;
    if (redirect !== undefined)
      void navigate({
        to: '/auth',
        search: { ...(search as SignInSearch), redirect },
        replace: true,
        resetScroll: false,
      });
  });
  const isNobody = user === null;
  useEffect(() => {
    if (isNobody) lookBack();
  }, [isNobody]);

  const goOn = useEffectEvent(() => void navigate({ href: path, replace: true }));
  useEffect(() => {
    if (isIn) goOn();
  }, [isIn]);

  const top = (
    <>
      <BrandHome />
      <PageDials />
    </>
  );
  return (
    <AuthScreen
      start={start}
      onTab={(tab) =>
        void navigate({
          to: '/auth',
          search: { ...(search as SignInSearch), tab: tabNames[tab] },
          replace: true,
          resetScroll: false,
        })
      }
      accountType={search['plan'] === undefined ? undefined : 'business'}
      top={top}
      redirect={wanted ? path : undefined}
      about={
        <>
          <WantedAt path={path} />
          <WhyAtDoor redirect={wanted && path} />
        </>
      }
    />
  );
}
