import { useQuery } from '@tanstack/react-query';
import { ApplicationsPanel } from '#features/applications/web/applications-panel.tsx';
import { ApplicantTalk } from '#features/messages/web/applicant-talk.tsx';
import { unreadQuery } from '#features/messages/web/queries.ts';
import { watched } from '#kit/web/desk/watched.ts';

/** Who applied for an owner's jobs, with what the two write to each other and which of it nobody has read. */
export function Applicants() {
  const unread = useQuery(watched(unreadQuery())).data?.applications;
  return (
    <ApplicationsPanel
      talk={({ id, name }) => <ApplicantTalk application={id} name={name} />}
      {...(unread && { unread })}
    />
  );
}
