import { AdvertisingInquiryInbox } from '#features/advertising-inquiries/web/advertising-inquiry-inbox.tsx';
import { ApplicationsPanel } from '#features/applications/web/applications-panel.tsx';
import { BusinessInquiryInbox } from '#features/business-inquiries/web/business-inquiry-inbox.tsx';
import { ContactInbox } from '#features/support/web/contact-inbox.tsx';
import { IssueInbox } from '#features/support/web/issue-inbox.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { DeskCounts } from './desk-counts.ts';
import { messages } from './inbox/messages.ts';

const inboxes = {
  contact: ContactInbox,
  issues: IssueInbox,
  businesses: BusinessInquiryInbox,
  advertising: AdvertisingInquiryInbox,
  applications: ApplicationsPanel,
} as const;
const views = Object.keys(inboxes) as (keyof typeof inboxes)[];

/** All that visitors send in: five lists, each with how many are new. */
export function InboxPanel({ counts: { inbox } }: { readonly counts: DeskCounts }) {
  const words = useWords(messages);
  const { view } = useDeskAddress().search;
  const Inbox = inboxes[views.find((one) => one === view) ?? 'contact'];
  return (
    <>
      <DeskViews
        label={words('views')}
        views={views.map((value) => {
          const count = inbox?.[value];
          // The list below has those that are done as well: a bare number beside it would read as its length.
          const label = count ? (
            <>
              {words(value)} <b>{words('new', { count })}</b>
            </>
          ) : (
            words(value)
          );
          return { value, label };
        })}
      />
      <Inbox />
    </>
  );
}
