import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '#features/auth/messages.ts';
import { AuthScreen } from '#features/auth/web/auth-screen.tsx';
import { destinationOf } from '#features/auth/web/destination.ts';
import { BrandHome } from '#features/site/web/brand-home.tsx';
import { ThemeDial } from '#features/site/web/theme-dial.tsx';
import { headAt } from '#kit/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';

type AuthSearch = { redirect?: string; plan?: string; tab?: 'signin' };

export const Route = createFileRoute('/auth')({
  validateSearch: ({ redirect, plan, tab }: Record<string, unknown>): AuthSearch => ({
    ...(typeof redirect === 'string' ? { redirect } : {}),
    ...(typeof plan === 'string' ? { plan } : {}),
    ...(tab === 'signin' ? { tab } : {}),
  }),
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/auth', 'suitcase'),
  staticData: { frame: 'none' },
  component: Auth,
});

/** Whoever is signed in, now or already, is sent on (decisions, Accounts). */
function Auth() {
  const { redirect, plan, tab } = Route.useSearch();
  const navigate = useNavigate();
  const user = useStoredUser();
  const isIn = Boolean(user);

  const goOn = useEffectEvent(() => void navigate({ href: destinationOf(redirect, plan), replace: true }));
  useEffect(() => {
    if (isIn) goOn();
  }, [isIn]);

  const top = (
    <>
      <BrandHome />
      <ThemeDial />
    </>
  );
  return <AuthScreen start={tab === 'signin' ? 'signIn' : 'signUp'} top={top} />;
}
