import { useState } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { FormTable } from '#kit/web/form/form-table.ts';
import { bodyOf } from '#kit/web/form/form-values.ts';
import { useFormDraft } from '#kit/web/form/use-form-draft.ts';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { changesIn } from './changed-fields.ts';
import type { ListingCalls, ListingRecord, ListingSaid } from './listing.ts';
import type { Problem, ProblemCode } from '#kit/shared/problem.ts';
import { messages } from './messages.ts';
import { wantedOf } from './own-change.ts';

export type Saving<R, V, B> = {
  /** The one that is edited; none for a new one. */
  readonly record: R | undefined;
  readonly table: FormTable<V>;
  readonly calls: ListingCalls<B>;
  readonly said: ListingSaid;
  /** Addresses of the lists that look different afterwards. */
  readonly refresh: readonly string[];
  /** Asks for the record again. */
  readonly reload: () => Promise<R | undefined>;
  /** What is only done with a yes to it: the code of that refusal, and what goes along with the change as the yes. */
  readonly asks?: { readonly code: ProblemCode; readonly yes: object };
  readonly onClose: () => void;
};

/** What is new is a draft: nobody sees it yet. */
const nothingWaits = { waits: [] };

/** The form of one listing and its way to the server, with what happens when somebody else was faster. */
export function useSaving<R extends ListingRecord, V extends object, B extends object>(saving: Saving<R, V, B>) {
  const { table, calls, said, refresh, reload, asks, onClose } = saving;
  const words = useWords(messages);
  // What the form began with, or took over since: its version goes along with the change.
  const isOwner = useDeskSide() === 'owner';
  const { language } = useLanguage();
  // An owner goes on with what waits; the desk writes what is public.
  const begun = (record: R) => (isOwner ? wantedOf(record) : record);
  const [base, setBase] = useState(saving.record && begun(saving.record));
  const [newer, setNewer] = useState<R>();
  const [isRefused, setRefused] = useState(false);
  const [asked, setAsked] = useState<Problem>();
  const { ref, form, isDirty, isBusy, check, refuse, renew } = useFormDraft(
    table,
    base,
    `listing ${base?.id ?? refresh[0]}`,
  );

  const call = {
    mutationFn: (body: B) =>
      base
        ? calls.update.mutationFn({ params: { id: base.id }, body: { ...body, version: base.version } })
        : calls.create.mutationFn({ body }).then(() => nothingWaits),
  };
  const waitingIn = (names: readonly string[]) => changesIn(table).labels(names, language).join(', ');
  const { change, isPending } = useChange(call, {
    done: (reply) =>
      reply.waits.length > 0
        ? { title: words('change.sent'), description: words('change.sentText', { fields: waitingIn(reply.waits) }) }
        : { title: base ? said.updated : said.created },
    failed: { title: words('error'), description: base ? said.updateFailed : said.createFailed },
    refresh,
    asks: asks ? [asks.code] : [],
    onDone: onClose,
    onFailed: (problem) => {
      setAsked(problem.code === asks?.code ? problem : undefined);
      if (problem.code === 'edit_conflict') void reload().then(setNewer, () => undefined);
      if (problem.status === 422) setRefused(!refuse(problem));
    },
  });
  const takeOver = (isKeeping: boolean) => {
    if (!newer) return;
    renew(begun(newer), isKeeping);
    setBase(begun(newer));
    setNewer(undefined);
  };
  const save = (yes?: object) => {
    setRefused(false);
    if (check()) change({ ...bodyOf<V, B>(table, form.values, base), ...yes });
  };
  return {
    formRef: ref,
    form,
    isDirty,
    isBusy,
    base,
    isPending,
    isRefused,
    /** Somebody else saved it meanwhile: theirs, until it is decided what becomes of it. */
    conflict: newer ? { load: () => takeOver(false), merge: () => takeOver(true) } : undefined,
    save: () => save(),
    /** Waits for a yes, with the refusal that tells to what. */
    question: asked && { problem: asked, isPending, onYes: () => save(asks?.yes), onClose: () => setAsked(undefined) },
  };
}
