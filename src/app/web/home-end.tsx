import { useQuery } from '@tanstack/react-query';
import { AdBanner } from '#features/advertising-inquiries/web/ad-banner.tsx';
import { DirectorySection } from '#features/businesses/web/directory-section.tsx';
import { CommunitySection } from '#features/community/web/community-section.tsx';
import { figuresQuery } from '#features/figures/web/queries.ts';
import { HolidaySection } from '#features/holiday-requests/web/holiday-section.tsx';
import { JobsSection } from '#features/jobs/web/jobs-section.tsx';
import { RentalsSection } from '#features/rentals/web/rentals-section.tsx';

/** The home page from the third window on: whoever comes this far waits for its script no longer. */
export function HomeEnd() {
  const { data: figures } = useQuery(figuresQuery());
  return (
    <>
      <RentalsSection counts={figures?.listings.rentals.categories} />
      <DirectorySection counts={figures?.listings.businesses.categories} />
      <JobsSection counts={figures?.listings.jobs} />
      <CommunitySection
        counts={figures && { members: figures.members, ...figures.community }}
        hasVoices={figures?.isDemo ?? false}
      />
      <HolidaySection />
      <AdBanner businesses={figures?.listings.businesses.all} />
    </>
  );
}
