/** The calls of the auth room. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client, receive } from '#kit/web/api.ts';
import { forgetDrafts } from '#kit/web/form/drafts.ts';
import { clearStoredUser } from '#kit/web/stored-user.ts';
import type { endpoints, User } from '../contract.ts';

const api = client<typeof endpoints>();

export const signUp = () => api.mutation('POST /api/auth/signup');
export const signIn = () => api.mutation('POST /api/auth/signin');
export const askPasswordReset = () => api.mutation('POST /api/auth/password-reset');
export const confirmPasswordReset = () => api.mutation('POST /api/auth/password-reset/confirm');
export const confirmEmailProof = () => api.mutation('POST /api/auth/email-proof/confirm');
/** Who is signed in, as the house knows it now. */
export const readMe = () =>
  receive(fetch, () => new Request(new URL('/api/auth/me', location.origin))) as Promise<{ user: User }>;
const signOutCall = () => api.mutation('POST /api/auth/signout');

/** Closes this session, or all of the member's, forgets who was here and what they saw, and goes home. */
export function useSignOut(): { signOut: (everywhere?: boolean) => void; isPending: boolean } {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...signOutCall(),
    // Whatever the server answers, this browser no longer acts for the member.
    onSettled: () => {
      forgetDrafts();
      clearStoredUser();
      queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/users/') });
      void navigate({ to: '/' });
    },
  });
  return { signOut: (everywhere = false) => mutate({ body: { everywhere } }), isPending };
}
