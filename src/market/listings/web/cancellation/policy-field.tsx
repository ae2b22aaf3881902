import type { CancellationPolicy } from '../../cancellation.ts';
import { refundSteps } from '../../cancellation.ts';
import { ChoiceField } from '#kit/web/form/text-field.tsx';
import type { Bound } from '#kit/web/form/bound.ts';
import type { Look } from '#kit/web/form/form-table.ts';
import { PolicyWords } from './policy-words.tsx';
import * as styles from '#kit/web/form/form.module.css';

/** The choice of a listing's policy, and what buyers will read of it. */
export function PolicyField({ field, look }: { readonly field: Bound<CancellationPolicy>; readonly look: Look }) {
  return (
    <>
      <ChoiceField field={field} look={look} />
      <div className={styles.formFull} aria-live="polite">
        <PolicyWords steps={refundSteps[field.value]} />
      </div>
    </>
  );
}
