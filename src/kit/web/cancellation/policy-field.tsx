import type { CancellationPolicy } from '#kit/shared/cancellation.ts';
import { cancellationPolicies, refundSteps } from '#kit/shared/cancellation.ts';
import { ChoiceField } from '../desk/fields/text-field.tsx';
import type { Bound } from '../desk/fields/use-listing-form.ts';
import { useWords } from '../i18n.tsx';
import { messages } from './messages.ts';
import { PolicyWords } from './policy-words.tsx';

/** The choice of a listing's policy, and what buyers will read of it. */
export function PolicyField({ field }: { readonly field: Bound<CancellationPolicy> }) {
  const words = useWords(messages);
  const options = cancellationPolicies.map((value) => ({ value, label: words(`name.${value}`) }));
  return (
    <>
      <ChoiceField field={field} label={words('policy')} width="full" options={options} />
      <div className="form-full" aria-live="polite">
        <PolicyWords steps={refundSteps[field.value]} />
      </div>
    </>
  );
}
