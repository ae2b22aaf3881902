import { kindOf } from '#features/listings/kinds.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { Submission } from '../../contract.ts';
import { messages } from '../../told-messages.ts';
import { askedOf } from '../told.ts';
import { ToldFields } from '../told-fields.tsx';
import type { ReviewForm } from './use-decision.ts';
import * as styles from './review.module.css';

type Props = { readonly submission: Submission; readonly form: Pick<ReviewForm, 'draft' | 'faultOf'> };

/** What the page of its kind tells besides (decision 0072). Folded away, unless its sender told something of it. */
export function TellMore({ submission, form }: Props) {
  const words = useWords(messages);
  const { values, set } = form.draft;
  const names = askedOf(kindOf(submission.type).told, values.category);
  const isTold = names.some((name) => submission.details[name] !== undefined || form.faultOf(name));
  return (
    <details className={styles.reviewFold} open={isTold || undefined}>
      <summary>{words('moreDesk')}</summary>
      <div className={styles.reviewFields}>
        <ToldFields
          names={names}
          told={values}
          onTell={set}
          faultOf={(name) => (form.faultOf(name) ? 'refused' : undefined)}
          lang={submission.language}
        />
      </div>
    </details>
  );
}
