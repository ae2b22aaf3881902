import { ConfirmIdentity } from '#features/auth/web/confirm-identity.tsx';
import { isIdentityAsked } from '#kit/web/identity.ts';
import { useValue } from '#kit/web/value.ts';

/**
 * Asks whoever does what needs a fresh proof of who they are; what they did then goes on by itself. For the pages whose
 * calls need one (`confirms` in the contracts): /admin, /dashboard, /user-dashboard.
 */
export const IdentityKeeper = () => (useValue(isIdentityAsked) ? <ConfirmIdentity /> : null);
