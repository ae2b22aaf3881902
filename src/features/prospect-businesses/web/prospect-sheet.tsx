import { useState, type FormEvent } from 'react';
import type { Words } from '#kit/shared/messages.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { bodyOf, draftOf } from '#kit/web/form/form-values.ts';
import { useFormDraft } from '#kit/web/form/use-form-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Prospect } from '../contract.ts';
import { messages } from '../messages.ts';
import { priorityOf, readScore } from '../rules.ts';
import { changedBetween, prospectTable, type ProspectBody, type ProspectDraft } from './prospect-table.tsx';
import { createProspect, touched, updateProspect } from './queries.ts';
import * as factsStyles from '#kit/web/desk/facts.module.css';
import * as formStyles from '#kit/web/form/form.module.css';
import * as styles from './prospects.module.css';

type ProspectSheetProps = {
  /** Without one a new one is written. */
  readonly prospect?: Prospect;
  readonly onClose: () => void;
};

/** All that is known of a firm, to be written and changed (specification section 5). */
export function ProspectSheet({ prospect, onClose }: ProspectSheetProps) {
  const words = useWords(messages);
  const [seen] = useState(prospect);
  const { ref, form, isDirty, check, refuse } = useFormDraft(prospectTable, seen, {
    keep: `prospect ${seen?.id ?? 'new'}`,
  });
  const outcome = {
    failed: { title: words('error'), description: words('saveFailed') },
    refresh: touched,
    onDone: onClose,
    // What was saved meanwhile is shown beside what was written here.
    onFailed: refuse,
  };
  const create = useChange(createProspect(), { ...outcome, done: { title: words('created') } });
  const update = useChange(updateProspect(), { ...outcome, done: { title: words('updated') } });
  const isPending = create.isPending || update.isPending;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !check()) return;
    const body: ProspectBody = bodyOf(prospectTable, form.values);
    if (prospect) update.change({ params: { id: prospect.id }, body: { ...body, version: prospect.version } });
    else create.change({ body });
  };
  const priority = priorityOf(readScore(form.values.priority_score));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={seen?.name ?? words('addTitle')}
      isDirty={isDirty}
      head={<StatusPill status={priority}>{words(`priority.${priority}`)}</StatusPill>}
      foot={
        <Button variant="ink" type="submit" form="prospect-form" busy={isPending}>
          {isPending ? words('saving') : words('save')}
        </Button>
      }
    >
      <div role="status">
        {seen && prospect && seen.version !== prospect.version ? <Meanwhile seen={seen} fresh={prospect} /> : null}
      </div>
      <form
        id="prospect-form"
        ref={ref}
        className={`${formStyles.form} ${styles.prospectForm}`}
        noValidate
        method="dialog"
        onSubmit={save}
      >
        <FormFields table={prospectTable} form={form} />
      </form>
    </Sheet>
  );
}

/** What somebody else saved since this was opened; saving again replaces it. */
function Meanwhile({ seen, fresh }: { readonly seen: Prospect; readonly fresh: Prospect }) {
  const words = useWords(messages);
  const now = draftOf(prospectTable, fresh);
  return (
    <div className={factsStyles.deskNotice}>
      <p>{words('meanwhile')}</p>
      <ul>
        {changedBetween(draftOf(prospectTable, seen), now).map((name) => (
          <li key={name}>{`${words(name)}: ${valueOf(name, now, words) || words('emptied')}`}</li>
        ))}
      </ul>
    </div>
  );
}

function valueOf(name: keyof ProspectDraft, draft: ProspectDraft, words: Words<typeof messages>) {
  if (name === 'category') return words(`category.${draft.category}`);
  if (name === 'contact_status') return words(`contact_status.${draft.contact_status}`);
  return draft[name];
}
