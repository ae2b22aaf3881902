import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AdBanner } from '#features/advertising-inquiries/web/ad-banner.tsx';
import { DirectorySection } from '#features/businesses/web/directory-section.tsx';
import { CommunitySection } from '#features/community/web/community-section.tsx';
import { figuresQuery } from '#features/figures/web/queries.ts';
import { HolidaySection } from '#features/holiday-requests/web/holiday-section.tsx';
import { JobsSection } from '#features/jobs/web/jobs-section.tsx';
import { RentalsSection } from '#features/rentals/web/rentals-section.tsx';

/** The home page from the third window on. React brings the chapters to life one at a time, a pressed one first. */
export function HomeEnd() {
  const { data: figures } = useQuery(figuresQuery());
  return (
    <>
      <Suspense>
        <RentalsSection counts={figures?.listings.rentals.categories} />
      </Suspense>
      <Suspense>
        <DirectorySection counts={figures?.listings.businesses.categories} />
      </Suspense>
      <Suspense>
        <JobsSection counts={figures?.listings.jobs} />
      </Suspense>
      <Suspense>
        <CommunitySection
          counts={figures && { members: figures.members, ...figures.community }}
          hasVoices={figures?.isDemo ?? false}
        />
      </Suspense>
      <Suspense>
        <HolidaySection />
      </Suspense>
      <Suspense>
        <AdBanner businesses={figures?.listings.businesses.all} />
      </Suspense>
    </>
  );
}
