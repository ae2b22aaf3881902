import { lazy, Suspense, type ComponentProps } from 'react';

const ReportForm = lazy(() =>
  import('#features/reports/web/report-form.tsx').then((module) => ({ default: module.ReportForm })),
);

type Props = ComponentProps<typeof ReportForm>;

/** The form by which a review, an owner's answer to one, or news to guests is reported: it comes when it is asked for. */
export function ReportLater(of: Props) {
  return (
    <Suspense>
      <ReportForm {...of} />
    </Suspense>
  );
}
