import { lazy, Suspense } from 'react';
import { isIdentityAsked } from '#kit/web/identity.ts';
import { useValue } from '#kit/web/value.ts';

// Few are ever asked: the dialog comes when somebody is.
const ConfirmIdentity = lazy(async () => {
  const { ConfirmIdentity } = await import('#features/auth/web/confirm-identity.tsx');
  return { default: ConfirmIdentity };
});

/** Asks whoever does what needs a fresh proof of who they are; what they did then goes on by itself. */
export function IdentityKeeper() {
  return useValue(isIdentityAsked) ? (
    <Suspense>
      <ConfirmIdentity />
    </Suspense>
  ) : null;
}
