import { AdBanner } from '#features/advertising-inquiries/web/ad-banner.tsx';
import { CommunitySection } from '#features/community/web/community-section.tsx';
import { HolidaySection } from '#features/holiday-requests/web/holiday-section.tsx';

/** The last chapters of the home page: whoever comes this far waits for their script no longer. */
export function HomeEnd() {
  return (
    <>
      <CommunitySection />
      <HolidaySection />
      <AdBanner />
    </>
  );
}
