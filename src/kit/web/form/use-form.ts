import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Fault } from '#kit/shared/field-checks.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '../i18n.tsx';
import { toast } from '../ui/toast-store.ts';
import type { Bound } from './bound.ts';
import type { Fields, FormTable } from './form-table.ts';
import {
  bodyOf,
  draftOf,
  faultsOf,
  fieldOf,
  fieldsOf,
  isRequired,
  refusedAt,
  secretsOf,
  type Faults,
} from './form-values.ts';
import { lookOf } from './look.ts';
import { messages } from './messages.ts';
import { minutesOf, reasonOf, type Reasons } from './reasons.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useKeptInputs } from './use-kept-inputs.ts';

/** Why a form was not taken: the name of its words, and minutes to wait. */
export type Refusal = {
  readonly key: 'tooMany' | 'invalid' | 'unavailable';
  readonly count: number;
  /** The form's own words for it, where it has some. */
  readonly text?: string | undefined;
  /** As the message over the page says it. */
  readonly told: string;
};

/** What is wrong: a fault of a field in its words, or the reason why all of it was refused. */
type Told<N> = { readonly at?: N; readonly fault?: Fault; readonly text: string };

type Sent = { readonly title: string; readonly description: string };

/** What is typed into a form that the browser keeps is text. */
export type Texts<N extends string = string> = Readonly<Record<N, string>>;

type FormPlan<V extends Texts, B, R> = {
  readonly table: FormTable<V>;
  readonly call: { readonly mutationFn: (input: { body: B }) => Promise<R> };
  /** What it begins with, of whoever is signed in. */
  readonly start?: Partial<V>;
  /** The name under which what is typed outlives a reload and a session that ended; nothing is kept without one. */
  readonly keep?: string;
  /** What goes along beside what the fields say. */
  readonly more?: NoInfer<Partial<B>>;
  /** Said when the call fails. */
  readonly failed: string;
  /** What this form says of refusals that it knows more about, by their codes; some tell how many minutes to wait. */
  readonly reasons?: Reasons;
  /** Where several fields are wrong, the order in which they are told; that of the table unless told. */
  readonly order?: readonly (keyof V & string)[];
  /** The message over the page when it can't be sent; none where that would lie over the fields. */
  readonly toastOf?: ((told: Told<keyof V & string>) => Sent) | false;
  /** True: what to do about this refusal is known elsewhere. */
  readonly isDealtWith?: (problem: Problem) => boolean;
  /** Said when it has arrived; a form without it shows a screen instead (`FormSheet`). */
  readonly sent?: Sent;
  /** With what was typed, which stands in no field any more. */
  readonly onSent?: (reply: R, typed: V) => void;
};

const keyOf = ({ code }: Problem): Refusal['key'] => {
  if (code === 'too_many_requests') return 'tooMany';
  return code === 'validation' ? 'invalid' : 'unavailable';
};

/** Whoever fills in the field that people do not see is let through to the server, which refuses it. */
const withNickname = <B>(body: B, nickname: string): B => (nickname === '' ? body : { ...body, nickname });

const isEmpty = (found: Faults) => Object.keys(found).length === 0;

/**
 * One public form: checks what was typed, sends it, and says what happened beside the fields and in a message. The
 * fields keep what was typed through failures and changes of language, because nothing here ever writes to them.
 */
export function useForm<V extends Texts, B extends object, R = unknown>(plan: FormPlan<V, B, R>) {
  const { table, call, start, keep, more, failed, reasons, order, toastOf, isDealtWith, sent, onSent } = plan;
  const words = useWords(messages);
  const faultWords = useFaultWords();
  const { language } = useLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSent, setSent] = useState(false);
  const { mutate, isPending } = useMutation(call);
  const first: V = { ...draftOf(table), ...start };
  const secrets = secretsOf(table);
  const open = Object.entries<string>(first).filter(([name]) => !secrets.includes(name));
  const { onInput, forget: forgetKept } = useKeptInputs(ref, keep, Object.fromEntries(open));

  const tell = (said: () => Sent, told: Told<keyof V & string>) => {
    if (toastOf !== false) toast({ ...(toastOf?.(told) ?? said()), tone: 'destructive' });
  };

  const mark = (found: Faults) => {
    setFaults(found);
    const at = (order ?? fieldsOf(table).map(({ name }) => name)).find((name) => found[name]);
    const fault = at && found[at];
    if (!fault) return;
    ref.current?.querySelector<HTMLElement>(`[name="${at}"]`)?.focus();
    const field = fieldOf(table, at);
    const { faults: own } = lookOf(field, table, { values: first, isOwner: false }, language, true);
    const kind = Object.values(found).includes('missing') ? 'missing' : 'wrong';
    const house = () => ({ title: words(`${kind}Title`), description: words(`${kind}Text`) });
    tell(house, { at, fault, text: own?.[fault] ?? faultWords(fault, field.fact) });
  };

  const refuse = (problem: Problem) => {
    if (isDealtWith?.(problem)) return;
    const count = minutesOf(problem);
    const text = reasonOf(problem, reasons);
    const found = refusedAt(table, problem);
    if (!isEmpty(found)) return mark(found);
    const key = keyOf(problem);
    const told = text ?? (key === 'tooMany' ? words(key, { count }) : failed);
    setRefusal({ key, count, text, told });
    tell(() => ({ title: words('error'), description: told }), { text: told });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog over another form sends only itself.
    event.stopPropagation();
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
        onSuccess: (reply) => {
          form.reset();
          forgetKept();
          setSent(true);
          if (sent) toast(sent);
          onSent?.(reply, values);
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
    props: { ref, onSubmit, onInput, noValidate: true, method: 'dialog' },
    /** For `FormFields`. */
    fields: { table, form: fields },
    isPending,
    isSent,
    /** Brings an empty form back after one that arrived. */
    again: () => setSent(false),
    sent,
    refusal,
  };
}

export type Form = ReturnType<typeof useForm<Texts, object>>;
