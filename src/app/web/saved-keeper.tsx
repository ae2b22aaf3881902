import { useEffect, useRef } from 'react';
import { useClock } from '#kit/web/now.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';

/**
 * Whoever signs in brings what the device kept, whoever signs out leaves nothing behind (issues 5 and 6). The script for
 * that comes with a member only: a visitor's first page carries none of it.
 */
export function SavedKeeper() {
  const id = useStoredUser()?.id;
  const clock = useClock();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (id === last.current) return;
    last.current = id;
    const follow = async () => {
      const { followAccount } = await import('./follow-account.ts');
      followAccount(id ?? null, clock());
    };
    // A line that drops loses nothing: the device keeps its list until the next page asks again.
    follow().catch(() => undefined);
  }, [id, clock]);
  return null;
}
