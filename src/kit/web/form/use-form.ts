import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { faultsAt, faultsIn, type Faults, type FormShape, type Values } from '#kit/shared/form-shape.ts';
import type { Problem, ProblemCode } from '#kit/shared/problem.ts';
import { useWords } from '../i18n.tsx';
import { toast } from '../ui/toast-store.ts';
import { messages } from './messages.ts';

/** Why a form was not taken: the name of its words, and minutes to wait. */
export type Refusal = {
  readonly key: 'tooMany' | 'invalid' | 'unavailable';
  readonly count: number;
  /** The form's own words for it, where it has some. */
  readonly text?: string | undefined;
};

type Sent = { readonly title: string; readonly description: string };

type FormPlan<F extends string, B> = {
  readonly shape: FormShape<F>;
  readonly call: { readonly mutationFn: (input: { body: B }) => Promise<unknown> };
  /** What was typed, as the call wants it. */
  readonly bodyOf: (values: Values<F>) => NoInfer<B>;
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

/**
 * One public form: checks what was typed, sends it, and says what happened beside the fields and in a message. The
 * fields keep what was typed through failures and changes of language, because nothing here ever writes to them.
 */
export function useForm<F extends string, B>({ shape, call, bodyOf, failed, reasons, sent, onSent }: FormPlan<F, B>) {
  const words = useWords(messages);
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState({} as Faults<F>);
  const [refusal, setRefusal] = useState<Refusal & { readonly code: ProblemCode }>();
  const [isSent, setSent] = useState(false);
  const { mutate, isPending } = useMutation(call);

  const mark = (found: Faults<F>) => {
    setFaults(found);
    const first = shape.fields.find((field) => found[field]);
    ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const kind = Object.values(found).includes('missing') ? 'missing' : 'wrong';
    toast({ title: words(`${kind}Title`), description: words(`${kind}Text`), tone: 'destructive' });
  };

  const refuse = (problem: Problem) => {
    const found = faultsAt(shape, problem.code === 'validation' ? problem.fields.map(({ path }) => path) : []);
    if (Object.keys(found).length > 0) return mark(found);
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
    const values = Object.fromEntries(shape.fields.map((field) => [field, read(field)])) as Values<F>;
    setRefusal(undefined);
    setSent(false);
    const found = faultsIn(shape, values);
    if (Object.keys(found).length > 0) return mark(found);
    setFaults({} as Faults<F>);
    mutate(
      { body: withNickname(bodyOf(values), read('nickname')) },
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

  return {
    /**
     * For the `<form>` itself. Outside of a dialog the method `dialog` does nothing: whoever is faster than the script
     * neither loses what they wrote nor finds it in the address.
     */
    props: { ref, onSubmit, noValidate: true, method: 'dialog' },
    shape,
    isPending,
    isSent,
    /** Brings an empty form back after one that arrived. */
    again: () => setSent(false),
    sent,
    refusal: refusal && { ...refusal, text: reasons?.[refusal.code] },
    faults,
    /** What is wrong with a field is forgotten as soon as it is changed. */
    forget: (field: F) => {
      if (faults[field]) setFaults({ ...faults, [field]: undefined });
    },
  };
}

export type Form<F extends string> = ReturnType<typeof useForm<F, object>>;
