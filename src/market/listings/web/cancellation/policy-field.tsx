import type { CancellationPolicy } from '../../cancellation.ts';
import { refundSteps } from '../../cancellation.ts';
import { ChoiceField } from '#kit/web/form/text-field.tsx';
import type { Bound } from '#kit/web/form/bound.ts';
import type { Look } from '#kit/web/form/form-table.ts';
import { PolicyWords } from './policy-words.tsx';

/** The choice of a listing's policy, and what buyers will read of it. */
export function PolicyField({ field, look }: { readonly field: Bound<CancellationPolicy>; readonly look: Look }) {
  return (
    <>
      <ChoiceField field={field} look={look} />
      <div className="form-full" aria-live="polite">
        <PolicyWords steps={refundSteps[field.value]} />
      </div>
    </>
  );
}
