import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Problem, ProblemCode } from '#kit/shared/problem.ts';
import { useWords } from '../i18n.tsx';
import { toast } from '../ui/toast-store.ts';
import type { Bound } from './bound.ts';
import type { Fields, FormTable } from './form-table.ts';
import { bodyOf, draftOf, faultsOf, fieldOf, fieldsOf, isRequired, refusedAt, type Faults } from './form-values.ts';
import { messages } from './messages.ts';

/** Why a form was not taken: the name of its words, and minutes to wait. */
export type Refusal = {
  readonly key: 'tooMany' | 'invalid' | 'unavailable';
  readonly count: number;
  /** The form's own words for it, where it has some. */
  readonly text?: string | undefined;
};

type Sent = { readonly title: string; readonly description: string };

/** What is typed into a form that the browser keeps is text. */
export type Texts<N extends string = string> = Readonly<Record<N, string>>;

type FormPlan<V extends Texts, B> = {
  readonly table: FormTable<V>;
  readonly call: { readonly mutationFn: (input: { body: B }) => Promise<unknown> };
  /** What it begins with, of whoever is signed in. */
  readonly start?: Partial<V>;
  /** What goes along beside what the fields say. */
  readonly more?: NoInfer<Partial<B>>;
  /** Said when the call fails. */
  readonly failed: string;
  /** What this form says of refusals that only it can meet, by their codes. */
  readonly reasons?: Readonly<Partial<Record<ProblemCode, string>>>;
  /** Said when it has arrived; a form without it shows a screen instead (`FormSheet`). */
  readonly sent?: Sent;
  readonly onSent?: () => void;
};

const refusalOf = (problem: Problem): Refusal => {
  if (problem.code === 'too_many_requests')
    return { key: 'tooMany', count: Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60)) };
  return { key: problem.code === 'validation' ? 'invalid' : 'unavailable', count: 0 };
};

/** Whoever fills in the field that people do not see is let through to the server, which refuses it. */
const withNickname = <B>(body: B, nickname: string): B => (nickname === '' ? body : { ...body, nickname });

const isEmpty = (found: Faults) => Object.keys(found).length === 0;

/**
 * One public form: checks what was typed, sends it, and says what happened beside the fields and in a message. The
 * fields keep what was typed through failures and changes of language, because nothing here ever writes to them.
 */
export function useForm<V extends Texts, B extends object>(plan: FormPlan<V, B>) {
  const { table, call, start, more, failed, reasons, sent, onSent } = plan;
  const words = useWords(messages);
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<Refusal & { readonly code: ProblemCode }>();
  const [isSent, setSent] = useState(false);
  const { mutate, isPending } = useMutation(call);
  const first: V = { ...draftOf(table), ...start };

  const mark = (found: Faults) => {
    setFaults(found);
    const wrong = fieldsOf(table).find(({ name }) => found[name]);
    ref.current?.querySelector<HTMLElement>(`[name="${wrong?.name}"]`)?.focus();
    const kind = Object.values(found).includes('missing') ? 'missing' : 'wrong';
    toast({ title: words(`${kind}Title`), description: words(`${kind}Text`), tone: 'destructive' });
  };

  const refuse = (problem: Problem) => {
    const found = refusedAt(table, problem.code === 'validation' ? problem.fields.map(({ path }) => path) : []);
    if (!isEmpty(found)) return mark(found);
    const reason = refusalOf(problem);
    setRefusal({ ...reason, code: problem.code });
    const tooMany = reason.key === 'tooMany' ? words('tooMany', { count: reason.count }) : undefined;
    const description = reasons?.[problem.code] ?? tooMany ?? failed;
    toast({ title: words('error'), description, tone: 'destructive' });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const read = (name: string) => String(data.get(name) ?? '');
    const values = Object.fromEntries(fieldsOf(table).map(({ name }) => [name, read(name)])) as V;
    setRefusal(undefined);
    setSent(false);
    const found = faultsOf(table, values, first, true);
    if (!isEmpty(found)) return mark(found);
    setFaults({});
    const body: B = { ...bodyOf<V, B>(table, values), ...more };
    mutate(
      { body: withNickname(body, read('nickname')) },
      {
        onSuccess: () => {
          form.reset();
          setSent(true);
          if (sent) toast(sent);
          onSent?.();
        },
        onError: refuse,
      },
    );
  };

  /** What is wrong with a field is forgotten as soon as it is changed. */
  const forget = (name: string) => {
    if (faults[name]) setFaults(Object.fromEntries(Object.entries(faults).filter(([path]) => path !== name)));
  };
  const at = <N extends keyof V & string>(name: N): Bound<V[N]> => ({
    name,
    value: first[name],
    fact: fieldOf(table, name).fact,
    isRequired: isRequired(table, name, first, first, true),
    canBeNone: true,
    change: () => forget(name),
    fault: faults[name],
    faultOfPart: () => undefined,
    isLoose: true,
  });
  const fields: Fields<V> = { values: first, at, setBusy: () => undefined };

  return {
    /**
     * For the `<form>` itself. Outside of a dialog the method `dialog` does nothing: whoever is faster than the script
     * neither loses what they wrote nor finds it in the address.
     */
    props: { ref, onSubmit, noValidate: true, method: 'dialog' },
    /** For `FormFields`. */
    fields: { table, form: fields },
    isPending,
    isSent,
    /** Brings an empty form back after one that arrived. */
    again: () => setSent(false),
    sent,
    refusal: refusal && { ...refusal, text: reasons?.[refusal.code] },
  };
}

export type Form = ReturnType<typeof useForm<Texts, object>>;
