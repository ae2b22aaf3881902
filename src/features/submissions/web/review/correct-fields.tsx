import { kindOf } from '#features/listings/kinds.ts';
import { writtenFor, writtenLanguages } from '#kit/shared/localized.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../../desk-messages.ts';
import { messages as publicMessages } from '../../messages.ts';
import { correctedFields } from '../../rules.ts';
import type { Submission } from '../../contract.ts';
import { ReviewField } from './review-field.tsx';
import type { ReviewForm } from './use-decision.ts';
import * as styles from './review.module.css';

/** What was sent in, to be corrected, and its other language. Folded away: most need neither. */
export function CorrectFields({
  submission,
  form,
}: {
  readonly submission: Submission;
  readonly form: Pick<ReviewForm, 'draft' | 'faultOf'>;
}) {
  const words = useWords(messages);
  const publicWords = useWords(publicMessages);
  const { type, language } = submission;
  // A firm is called the same in every language.
  const isName = type === 'business';
  const titles = isName ? writtenFor(language).slice(0, 1) : writtenLanguages;
  const hasFault = correctedFields.some((name) => form.faultOf(name as 'category'));
  const categories = kindOf(type).categories.map((value) => ({
    value,
    label: publicWords(`category.${type}.${value}` as 'category.job.other'),
  }));
  return (
    <details className={styles.reviewFold} open={hasFault || undefined}>
      <summary>{words('correct')}</summary>
      <div className={styles.reviewFields}>
        {titles.map((written) => (
          <ReviewField key={written} form={form} name={`title_${written}`} label={isName ? words('name') : undefined} />
        ))}
        {writtenLanguages.map((written) => (
          <ReviewField key={written} form={form} name={`description_${written}`} rows={4} />
        ))}
        <ReviewField form={form} name="category" options={categories} />
        <ReviewField form={form} name="location" />
        <ReviewField form={form} name="address" />
      </div>
    </details>
  );
}
