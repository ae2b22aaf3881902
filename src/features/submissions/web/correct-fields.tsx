import { kindOf } from '#features/listings/kinds.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { messages as publicMessages } from '../messages.ts';
import { correctedFields } from '../rules.ts';
import type { Submission } from '../contract.ts';
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
  const hasFault = correctedFields.some((name) => form.faultOf(name as 'category'));
  const categories = kindOf(type).categories.map((value) => ({
    value,
    label: publicWords(`category.${type}.${value}` as 'category.job.other'),
  }));
  return (
    <details className={styles.reviewFold} open={hasFault || undefined}>
      <summary>{words('correct')}</summary>
      <div className={styles.reviewFields}>
        {type === 'business' ? (
          <ReviewField form={form} name={`title_${language}`} label={words('name')} />
        ) : (
          <>
            <ReviewField form={form} name="title_en" />
            <ReviewField form={form} name="title_es" />
          </>
        )}
        <ReviewField form={form} name="description_en" rows={4} />
        <ReviewField form={form} name="description_es" rows={4} />
        <ReviewField form={form} name="category" options={categories} />
        <ReviewField form={form} name="location" />
        <ReviewField form={form} name="address" />
      </div>
    </details>
  );
}
