import { pressedPart } from '#kit/web/parts/pressed-part.tsx';

/** The form by which a review, an owner's answer to one, or news to guests is reported: it comes when it is asked for. */
export const ReportLater = pressedPart(() =>
  import('#features/reports/web/report-form.tsx').then((module) => module.ReportForm),
);
