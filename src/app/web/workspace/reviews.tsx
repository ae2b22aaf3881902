import { OwnerReviewsPanel } from '#features/guest-reviews/web/owner-panel.tsx';
import { ReportLater } from '../report-later.tsx';

/** An owner's reviews, with the way to report one. */
export const Reviews = () => <OwnerReviewsPanel Report={ReportLater} />;
