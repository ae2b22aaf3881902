import { useState } from 'react';
import { listingState } from '../../listing.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { FormTable } from '#kit/web/form/form-table.ts';
import { bodyOf, changedIn, openIn } from '#kit/web/form/form-values.ts';
import { useFormDraft } from '#kit/web/form/use-form-draft.ts';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { changesIn } from './changed-fields.ts';
import type { ListingCalls, ListingRecord } from './listing.ts';
import type { ListingWords } from './listing-words.ts';
import type { Problem, ProblemCode } from '#kit/shared/problem.ts';
import { messages } from './messages.ts';
import { wantedOf } from './own-change.ts';
import { useKnown } from './own-start.ts';
import { useStepWords } from './use-step-words.ts';

export type Saving<R, V, B> = {
  readonly kind: ListingKind;
  /** The one that is edited; none for a new one. */
  readonly record: R | undefined;
  readonly table: FormTable<V>;
  readonly calls: ListingCalls<B>;
  readonly said: ListingWords;
  /** Addresses of the lists that look different afterwards. */
  readonly refresh: readonly string[];
  /** Asks for the record again. */
  readonly reload: () => Promise<R | undefined>;
  /** What is only done with a yes to it: the code of that refusal, and what goes along with the change as the yes. */
  readonly asks?: { readonly code: ProblemCode; readonly yes: object };
  /** Whether it is asked first what else the changed fields are for; the answer goes along with the change. */
  readonly chooses?: (record: R, changed: readonly string[]) => boolean;
  readonly onClose: () => void;
};

/** What the form is for: to be kept, or to be sent to the desk as well. */
type Aim = 'keep' | 'ask';

/** The form of one listing and its way to the server, with what happens when somebody else was faster. */
export function useSaving<R extends ListingRecord, V extends object, B extends object>(saving: Saving<R, V, B>) {
  const { table, calls, said, refresh, reload, asks, chooses, onClose } = saving;
  const words = useWords(messages);
  // What the form began with, or took over since: its version goes along with the change.
  const isOwner = useDeskSide() === 'owner';
  const { language } = useLanguage();
  // An owner goes on with what waits; the desk writes what is public.
  const begun = (record: R) => (isOwner ? wantedOf(record) : record);
  const [base, setBase] = useState(saving.record && begun(saving.record));
  const [newer, setNewer] = useState<R>();
  const [isRefused, setRefused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [asked, setAsked] = useState<Problem>();
  const [choosing, setChoosing] = useState<B>();
  // What went along when it was saved last: a yes to its refusal is to the same.
  const [sentAlong, setSentAlong] = useState<object>();
  const isOwnDraft = isOwner && (!base || listingState(base) === 'draft');
  const { ref, form, isDirty, isBehind, settle, isBusy, faults, check, refuse, renew } = useFormDraft(table, base, {
    known: useKnown(saving.kind),
    unfinished: isOwnDraft,
    keep: `listing ${base?.id ?? refresh[0]}`,
  });
  // Its own form asked for everything.
  const asking = useChange(calls.step, { ...useStepWords('ask', []), refresh });

  const call = {
    mutationFn: async ({ body }: { readonly body: B; readonly aim: Aim }) => {
      if (base) {
        const { id, version } = base;
        const { waits, told } = await calls.update.mutationFn({ params: { id }, body: { ...body, version } });
        return { id, version: version + 1, waits, told };
      }
      // What is new is a draft: nothing of it waits.
      const { id } = await calls.create.mutationFn({ body });
      return { id, version: 1, waits: [], told: undefined };
    },
  };
  const labelsOf = (names: readonly string[]) => changesIn(table).labels(names, language).join(', ');
  const { change, isPending } = useChange(call, {
    done: (reply) =>
      reply.told
        ? reply.told
        : reply.waits.length > 0
          ? { title: words('change.sent'), description: words('change.sentText', { fields: labelsOf(reply.waits) }) }
          : { title: said(base ? 'updated' : 'created') },
    isQuiet: ({ aim }) => aim === 'ask',
    failed: { title: words('error'), description: said(base ? 'updateFailed' : 'createFailed') },
    refresh,
    asks: asks ? [asks.code] : [],
    onDone: ({ id, version }, { aim }) => {
      if (aim === 'ask') asking.change({ params: { id }, body: { step: 'ask', version } });
    },
    // Not before: its row would be the one of yesterday, and whoever presses a step on it be told that somebody else was faster.
    onFresh: onClose,
    onFailed: (problem) => {
      setAsked(problem.code === asks?.code ? problem : undefined);
      setChoosing(undefined);
      if (problem.code === 'edit_conflict') void reload().then(setNewer, () => undefined);
      if (problem.status !== 422) return;
      setHeld(problem.fields.some(({ path }) => path === 'status'));
      setRefused(!refuse(problem));
    },
  });
  const takeOver = (isKeeping: boolean) => {
    if (!newer) return;
    renew(begun(newer), isKeeping);
    setBase(begun(newer));
    setNewer(undefined);
  };
  const save = (aim: Aim = 'keep', yes?: object) => {
    setRefused(false);
    setHeld(false);
    const body = bodyOf<V, B & { status?: string }>(table, form.values, base);
    const isDraft = isOwnDraft || (!isOwner && body.status === 'draft');
    // Whose it is sees no state: theirs is the draft's, or what it was.
    const kept = isOwnDraft ? { ...body, status: 'draft' } : body;
    if (!check(isDraft && aim === 'keep')) return;
    const isFirst = base && aim === 'keep' && yes === undefined;
    if (isFirst && chooses?.(base, Object.keys(changedIn(table, form.values, base)))) setChoosing(kept);
    else {
      setSentAlong(yes);
      change({ body: { ...kept, ...yes }, aim });
    }
  };
  return {
    formRef: ref,
    form,
    isDirty,
    isBusy,
    base,
    isPending,
    isRefused,
    /** It is public and somebody's: it comes down with a reason for them, not by being saved as a draft. */
    isHeld,
    /** Somebody else saved it meanwhile: theirs, until it is decided what becomes of it. */
    conflict: newer
      ? { load: () => takeOver(false), merge: () => takeOver(true) }
      : base && isBehind
        ? { load: () => renew(base, false), merge: settle }
        : undefined,
    /** One's own draft may be kept with gaps, and sent to the desk without. */
    isOwnDraft,
    /** What it still lacks, since that was asked for. */
    open: changesIn(table).gaps(openIn(faults), language).join(', '),
    save: () => save(),
    saveAndAsk: () => save('ask'),
    /** Waits for an answer: what is to be saved, and what else it is for. */
    choice: base &&
      choosing && {
        id: base.id,
        body: { ...choosing, version: base.version },
        isPending,
        onChosen: (also: object) => save('keep', also),
        onClose: () => setChoosing(undefined),
      },
    /** Waits for a yes, with the refusal that tells to what. */
    question: asked && {
      problem: asked,
      isPending,
      onYes: () => save('keep', { ...sentAlong, ...asks?.yes }),
      onClose: () => setAsked(undefined),
    },
  };
}
