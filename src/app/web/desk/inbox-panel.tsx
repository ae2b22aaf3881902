import { useQuery } from '@tanstack/react-query';
import { AdvertisingInquiryInbox } from '#features/advertising-inquiries/web/advertising-inquiry-inbox.tsx';
import { advertisingInquiryCounts } from '#features/advertising-inquiries/web/desk-queries.ts';
import { ApplicationsPanel } from '#features/applications/web/applications-panel.tsx';
import { applicationCountsQuery } from '#features/applications/web/desk-queries.ts';
import { BusinessInquiryInbox } from '#features/business-inquiries/web/business-inquiry-inbox.tsx';
import { businessInquiryCounts } from '#features/business-inquiries/web/desk-queries.ts';
import { ContactInbox } from '#features/support/web/contact-inbox.tsx';
import { contactCounts, issueCounts } from '#features/support/web/desk-queries.ts';
import { IssueInbox } from '#features/support/web/issue-inbox.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './inbox/messages.ts';

const inboxes = {
  contact: ContactInbox,
  issues: IssueInbox,
  businesses: BusinessInquiryInbox,
  advertising: AdvertisingInquiryInbox,
  applications: ApplicationsPanel,
} as const;
const isInbox = (view: string | undefined): view is keyof typeof inboxes =>
  view !== undefined && Object.hasOwn(inboxes, view);

/** All that visitors send in: five lists, each with how many are new. */
export function InboxPanel() {
  const words = useWords(messages);
  const { view } = useDeskAddress().search;
  const contact = useQuery(contactCounts());
  const issues = useQuery(issueCounts());
  const businesses = useQuery(businessInquiryCounts());
  const advertising = useQuery(advertisingInquiryCounts());
  const applications = useQuery(applicationCountsQuery());
  const Inbox = inboxes[isInbox(view) ? view : 'contact'];
  return (
    <>
      <DeskViews
        label={words('views')}
        views={[
          { value: 'contact', label: words('contact'), count: contact.data?.new },
          { value: 'issues', label: words('issues'), count: issues.data?.new },
          { value: 'businesses', label: words('businesses'), count: businesses.data?.new },
          { value: 'advertising', label: words('advertising'), count: advertising.data?.new },
          { value: 'applications', label: words('applications'), count: applications.data?.received },
        ]}
      />
      <Inbox />
    </>
  );
}
