import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '#features/applications/web/desk-queries.ts';
import { unreadQuery } from '#features/messages/web/queries.ts';
import { watched } from '#kit/web/desk/watched.ts';
import type { WorkspaceTab } from './panels.ts';

/** How much waits for an answer in the tabs of a workspace that somebody may open. */
export function useWaiting(tabs: readonly WorkspaceTab[]): Readonly<Partial<Record<WorkspaceTab, number | undefined>>> {
  const messages = useQuery({ ...watched(unreadQuery()), enabled: tabs.includes('messages') });
  const applicants = useQuery({ ...watched(waitingQuery()), enabled: tabs.includes('applicants') });
  return { messages: messages.data?.conversations, applicants: applicants.data?.applications };
}
