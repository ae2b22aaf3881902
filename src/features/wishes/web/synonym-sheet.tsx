import { useMemo, type FormEvent } from 'react';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { bodyOf } from '#kit/web/form/form-values.ts';
import { useFormDraft } from '#kit/web/form/use-form-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Synonym } from '../contract.ts';
import { messages } from '../messages.ts';
import { createSynonym, touched, updateSynonym } from './queries.ts';
import { synonymTable, type NameOfCategory, type SynonymBody, type SynonymDraft } from './synonym-table.tsx';
import * as formStyles from '#kit/web/form/form.module.css';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';

type SynonymSheetProps = {
  /** Without one a new one is written. */
  readonly synonym?: Synonym;
  /** What a new one begins with. */
  readonly start?: Partial<SynonymDraft>;
  readonly nameOf: NameOfCategory;
  readonly onClose: () => void;
};

/** What people type, and what they mean by it. */
export function SynonymSheet({ synonym, start, nameOf, onClose }: SynonymSheetProps) {
  const words = useWords(messages);
  const table = useMemo(() => synonymTable(nameOf), [nameOf]);
  const { ref, form, isDirty, check, refuse } = useFormDraft(table, synonym, {
    ...(start && { known: start }),
    keep: `synonym ${synonym?.id ?? start?.words ?? 'new'}`,
  });
  const outcome = {
    failed: { title: words('error'), description: words('saveFailed') },
    reasons: { conflict: words('taken'), validation: words('refused') },
    refresh: touched,
    onDone: onClose,
    onFailed: refuse,
  };
  const create = useChange(createSynonym(), { ...outcome, done: { title: words('added') } });
  const update = useChange(updateSynonym(), { ...outcome, done: { title: words('updated') } });
  const isPending = create.isPending || update.isPending;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !check()) return;
    const body: SynonymBody = bodyOf(table, form.values);
    if (synonym) update.change({ params: { id: synonym.id }, body: { ...body, version: synonym.version } });
    else create.change({ body });
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words('addTitle')}
      isDirty={isDirty}
      head={words('addLead')}
      foot={
        <Button variant="ink" type="submit" form="synonym-form" busy={isPending}>
          {isPending ? words('saving') : words('save')}
        </Button>
      }
    >
      <form
        id="synonym-form"
        ref={ref}
        className={`${formStyles.form} ${sheetStyles.deskSheetForm}`}
        noValidate
        method="dialog"
        onSubmit={save}
      >
        <FormFields table={table} form={form} />
      </form>
    </Sheet>
  );
}
