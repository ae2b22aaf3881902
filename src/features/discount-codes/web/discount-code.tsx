import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import type { CodeField } from '../code-field.ts';
import type { TriedCode } from '../contract.ts';
import { messages } from '../messages.ts';
import { offOf } from './off.ts';
import { triedQuery } from './queries.ts';
import * as styles from './discount-code.module.css';

/** Where a code is typed at the checkout, and what it does. */
export function DiscountCode({
  eventId,
  named,
  code,
  isFree,
  refused,
  isLocked,
  takesFocus,
  onCode,
  onNone,
}: CodeField) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(named !== undefined || refused !== undefined);
  const [typed, setTyped] = useState(named ?? '');
  const here = useRef<HTMLDivElement>(null);
  const attempt = useMutation<TriedCode, Problem, string>({
    mutationFn: (word) => queries.fetchQuery(triedQuery(eventId, word)),
    onSuccess: onCode,
    onError: (problem) => (named === undefined ? undefined : onNone(problem)),
  });
  const tryNamed = useEffectEvent((word: string | undefined) => {
    if (word !== undefined && !code) attempt.mutate(word);
  });
  useEffect(() => tryNamed(named), [named]);
  useEffect(() => {
    if (takesFocus) here.current?.focus();
  }, [takesFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !attempt.isPending && !isLocked) attempt.mutate(typed.trim());
  };
  const reasonOf = (problem: Problem) => {
    if (problem.code === 'too_many_requests')
      return words('reason.too_many_requests', { count: Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60)) });
    const known = (['code_unknown', 'code_ended', 'code_used_up'] as const).find((one) => one === problem.code);
    return words(`reason.${known ?? 'other'}`);
  };
  const fault = attempt.error ?? refused;

  if (code)
    return (
      <div ref={here} className={styles.discount} tabIndex={-1} role="status">
        <p>
          {isFree
            ? words('appliedFree', { code: code.word })
            : words('applied', { code: code.word, off: offOf(code, language) })}
        </p>
        {isLocked ? null : (
          <Button variant="line" size="sm" onClick={() => onCode(undefined)}>
            {words('remove')}
          </Button>
        )}
      </div>
    );
  return (
    <div ref={here} className={styles.discount} tabIndex={-1}>
      {isOpen ? (
        <form noValidate onSubmit={submit}>
          <Field label={words('code')} {...(fault ? { error: reasonOf(fault) } : {})}>
            {(control) => (
              <Input
                {...control}
                name="code"
                value={typed}
                maxLength={60}
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="ink" size="sm" busy={attempt.isPending || isLocked}>
            {words(attempt.isPending ? 'applying' : 'apply')}
          </Button>
        </form>
      ) : (
        <Button variant="line" size="sm" onClick={() => setOpen(true)}>
          {words('have')}
        </Button>
      )}
      <p role="alert" className={styles.discountNote}>
        {refused && !attempt.error ? words('fullPrice') : ''}
      </p>
    </div>
  );
}
