import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useStoredUser, type StoredUser } from '#kit/web/stored-user.ts';

/** Who is here, on a page for members: nobody is led to the door, and from there back to where they were. */
export function useMember(): StoredUser | null | undefined {
  const navigate = useNavigate();
  const user = useStoredUser();
  const isAway = user === null;
  const signIn = useEffectEvent(() => {
    void navigate({ to: '/auth', search: { redirect: location.pathname + location.search }, replace: true });
  });
  useEffect(() => {
    if (isAway) signIn();
  }, [isAway]);
  return user;
}
