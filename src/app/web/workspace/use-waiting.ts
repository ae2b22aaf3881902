import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '#features/applications/web/desk-queries.ts';
import { unreadQuery } from '#features/messages/web/queries.ts';
import { watched } from '#kit/web/desk/watched.ts';
import type { Part } from './parts.ts';

/** How much waits for an answer in the parts of a workspace that somebody may open. */
export function useWaiting(parts: readonly Part[]): Readonly<Partial<Record<Part, number | undefined>>> {
  const messages = useQuery({ ...watched(unreadQuery()), enabled: parts.includes('messages') });
  const applicants = useQuery({ ...watched(waitingQuery()), enabled: parts.includes('applicants') });
  return { messages: messages.data?.conversations, applicants: applicants.data?.applications };
}
