import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { faultsAt, faultsIn, type Faults } from '#kit/shared/form-shape.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Prospect } from '../contract.ts';
import { messages } from '../messages.ts';
import { priorityOf, prospectForm, readScore } from '../rules.ts';
import { bodyOf, changedBetween, draftOf, emptyDraft, type ProspectDraft } from './draft.ts';
import { ProspectFields } from './prospect-fields.tsx';
import { createProspect, touched, updateProspect } from './queries.ts';
import * as factsStyles from '#kit/web/desk/facts.module.css';
import * as styles from './prospects.module.css';

type ProspectSheetProps = {
  /** Without one a new one is written. */
  readonly prospect?: Prospect;
  readonly onClose: () => void;
};

/** All that is known of a firm, to be written and changed (specification section 5). */
export function ProspectSheet({ prospect, onClose }: ProspectSheetProps) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [seen] = useState(prospect);
  const draft = useDraft<ProspectDraft>(prospect ? draftOf(prospect) : emptyDraft);
  const [faults, setFaults] = useState<Faults<string>>({});
  const outcome = {
    failed: { title: words('error'), description: words('saveFailed') },
    refresh: touched,
    onDone: onClose,
    onFailed: (problem: { code: string; fields: readonly { path: string }[] }) => {
      // What was saved meanwhile is fetched and shown beside what was written here.
      if (problem.code === 'edit_conflict') void queries.invalidateQueries({ predicate: isOfRoom });
      const paths = problem.fields.map(({ path }) => path);
      mark(faultsAt<string>(prospectForm, paths));
    },
  };
  const create = useChange(createProspect(), { ...outcome, done: { title: words('created') } });
  const update = useChange(updateProspect(), { ...outcome, done: { title: words('updated') } });
  const isPending = create.isPending || update.isPending;

  const mark = (found: Faults<string>) => {
    setFaults(found);
    const first = prospectForm.fields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = faultsIn(prospectForm, draft.values);
    mark(found);
    if (Object.keys(found).length > 0) return;
    const body = bodyOf(draft.values);
    if (prospect) update.change({ params: { id: prospect.id }, body: { ...body, version: prospect.version } });
    else create.change({ body });
  };
  const forget = (name: string) => {
    if (faults[name]) setFaults({ ...faults, [name]: undefined });
  };
  const priority = priorityOf(readScore(draft.values.priority_score));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={seen?.name ?? words('addTitle')}
      isDirty={draft.isDirty}
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
      <form id="prospect-form" ref={form} className={styles.prospectForm} noValidate method="dialog" onSubmit={save}>
        <ProspectFields draft={draft} faults={faults} forget={forget} />
      </form>
    </Sheet>
  );
}

const isOfRoom = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  touched.some((start) => String(queryKey[0]).startsWith(start));

/** What somebody else saved since this was opened; saving again replaces it. */
function Meanwhile({ seen, fresh }: { readonly seen: Prospect; readonly fresh: Prospect }) {
  const words = useWords(messages);
  const now = draftOf(fresh);
  return (
    <div className={factsStyles.deskNotice}>
      <p>{words('meanwhile')}</p>
      <ul>
        {changedBetween(draftOf(seen), now).map((name) => (
          <li key={name}>{`${words(name)}: ${valueOf(name, now, words) || words('emptied')}`}</li>
        ))}
      </ul>
    </div>
  );
}

function valueOf(
  name: keyof ProspectDraft,
  draft: ProspectDraft,
  words: ReturnType<typeof useWords<keyof typeof messages.en>>,
) {
  if (name === 'category') return words(`category.${draft.category}`);
  if (name === 'contact_status') return words(`contact_status.${draft.contact_status}`);
  return draft[name];
}
