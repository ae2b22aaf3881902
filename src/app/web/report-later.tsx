import { lazy, Suspense } from 'react';

const ReportForm = lazy(() =>
  import('#features/reports/web/report-form.tsx').then((module) => ({ default: module.ReportForm })),
);

type Props = { readonly kind: 'review' | 'answer'; readonly id: string; readonly onClose: () => void };

/** The form by which a review, or an owner's answer to one, is reported: it comes when it is asked for. */
export function ReportLater(of: Props) {
  return (
    <Suspense>
      <ReportForm {...of} />
    </Suspense>
  );
}
