import type { CancellationPolicy } from '../../cancellation.ts';
import { cancellationPolicies, refundSteps } from '../../cancellation.ts';
import { ChoiceField } from '../fields/text-field.tsx';
import type { Bound } from '../fields/use-listing-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';
import { PolicyWords } from './policy-words.tsx';

/** The choice of a listing's policy, and what buyers will read of it. */
export function PolicyField({ field }: { readonly field: Bound<CancellationPolicy> }) {
  const words = useWords(messages);
  const options = cancellationPolicies.map((value) => ({ value, label: words(`name.${value}`) }));
  return (
    <>
      <ChoiceField field={field} label={words('policy')} width="full" options={options} />
      <div aria-live="polite">
        <PolicyWords steps={refundSteps[field.value]} />
      </div>
    </>
  );
}
