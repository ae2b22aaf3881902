import { ApplicationsPanel } from '#features/applications/web/applications-panel.tsx';
import { ApplicantTalk } from '#features/messages/web/applicant-talk.tsx';

/** Who applied for an owner's jobs, with what the two write to each other. */
export const Applicants = () => (
  <ApplicationsPanel talk={({ id, name }) => <ApplicantTalk application={id} name={name} />} />
);
