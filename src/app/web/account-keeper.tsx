import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storedUser } from '#kit/web/stored-user.ts';

/** Where somebody is told what is theirs by the role they have. */
const own = /^\/(?:user-)?dashboard$|^\/admin$/;

/**
 * Asks the house who is signed in, once for every page that is loaded and whenever one's own pages are entered: a browser
 * may have forgotten it, and the role may be another one by now. Visitors without a session are asked nothing, and load
 * no script for it.
 */
export function AccountKeeper() {
  const place = useLocation({ select: ({ pathname }) => (own.test(pathname) ? pathname : '') });
  useEffect(() => {
    if (storedUser() === null) return;
    const ask = async () => {
      const { rereadAccount } = await import('./reread-account.ts');
      await rereadAccount();
    };
    // A line that drops changes nothing: the next page asks again.
    ask().catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- entering one's own pages is a reason to ask
  }, [place]);
  return null;
}
