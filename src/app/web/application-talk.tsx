import { ApplicationsSection } from '#features/applications/web/applications-section.tsx';
import type { TalkSlot } from '#features/applications/web/application-card.tsx';
import { ApplicationTalk } from '#features/messages/web/application-talk.tsx';

/** The way from an own application to its conversation. */
export const applicationTalk: TalkSlot = ({ id, canAnswer }, describedBy) => (
  <ApplicationTalk application={id} mayBegin={canAnswer} describedBy={describedBy} />
);

/** A member's applications, each with the way to its conversation. */
export const OwnApplications = ({ userId }: { readonly userId: string }) => (
  <ApplicationsSection userId={userId} talk={applicationTalk} />
);
