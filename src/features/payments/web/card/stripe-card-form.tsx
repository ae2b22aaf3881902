import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useTheme } from '#market/town/web/theme.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../../messages.ts';
import { CardRefusal, type Refusal } from './card-refusal.tsx';
import { Face } from '../face.tsx';
import type { FormLook, StripeForm } from './stripe.ts';
import type { CardOutcome } from './use-payment.ts';
import { Waiting } from '../waiting.tsx';
import * as styles from '../checkout.module.css';

type Props = {
  readonly publishableKey: string;
  /** Whether the card is kept to be charged again. */
  readonly saves: boolean;
  readonly clientSecret: string;
  readonly cents: number;
  /** The total as shown, like €50. */
  readonly amount: string;
  /** What is bought is still being kept: nothing may be sent yet. */
  readonly holding: boolean;
  readonly sending: boolean;
  /** Why the last card was not taken. */
  readonly refusal?: Refusal | undefined;
  readonly onPay: (confirm: () => Promise<CardOutcome>) => void;
};

/** Stripe's Payment Element: the card never reaches us. When Stripe can't be reached the hold stays, and one may try again. */
export function StripeCardForm(props: Props) {
  const { publishableKey, saves, clientSecret, cents, amount, holding, sending, refusal, onPay } = props;
  const words = useWords(messages);
  const { language } = useLanguage();
  const look: FormLook = { cents, language, theme: useTheme() };
  const [attempt, setAttempt] = useState(0);
  const { node, form, state } = useStripeForm({ publishableKey, saves }, look, attempt);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form === undefined || state !== 'ready' || holding || sending) return;
    // A plan has no ticket that the dashboard would keep a place for.
    const paid = saves ? 'plan' : 'success';
    onPay(() => form.confirm(clientSecret, `${location.origin}/user-dashboard?payment=${paid}`));
  };

  if (state === 'away')
    return (
      <Face title={words('cardAway')} text={words('cardAwayText')} takesFocus={attempt > 0}>
        <Button variant="coral" onClick={() => setAttempt(attempt + 1)}>
          {words('retry')}
        </Button>
      </Face>
    );
  return (
    <form className={styles.cardForm} noValidate onSubmit={submit}>
      {publishableKey.startsWith('pk_test_') && (
        <p className={styles.testMode}>
          <Icon name="info" />
          {words('testMode')}
        </p>
      )}
      {state === 'loading' && <Waiting />}
      <div ref={node} />
      <CardRefusal refusal={refusal} />
      <Button type="submit" variant="coral" arrow busy={holding || sending || state === 'loading'}>
        {sending ? words('paying') : words('pay', { amount })}
      </Button>
      <p className={styles.cardNote}>
        <Icon name="lock" />
        {words('secured')}
      </p>
    </form>
  );
}

/** The element in its node, opened anew with each attempt, and kept in step with the page. */
function useStripeForm(
  { publishableKey, saves }: Pick<Props, 'publishableKey' | 'saves'>,
  { cents, language, theme }: FormLook,
  attempt: number,
) {
  const node = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<StripeForm>();
  const [opened, setOpened] = useState<{ attempt: number; state: 'ready' | 'away' }>();
  const isOpen = opened?.attempt === attempt && (opened.state === 'away' || form !== undefined);
  const state = isOpen ? opened.state : 'loading';

  const open = useEffectEvent(
    async (of: Pick<Props, 'publishableKey' | 'saves'>, signal: AbortSignal): Promise<StripeForm> => {
      const { openStripeForm } = await import('./stripe.ts');
      const tell = (now: 'ready' | 'away') => {
        if (!signal.aborted) setOpened({ attempt, state: now });
      };
      const [onReady, onAway] = [() => tell('ready'), () => tell('away')];
      return openStripeForm({ ...of, node, look: { cents, language, theme }, signal, onReady, onAway });
    },
  );
  useEffect(() => {
    const leaving = new AbortController();
    let live: StripeForm | undefined;
    open({ publishableKey, saves }, leaving.signal).then(
      (one) => {
        live = one;
        return leaving.signal.aborted ? one.close() : setForm(one);
      },
      () => {
        if (!leaving.signal.aborted) setOpened({ attempt, state: 'away' });
      },
    );
    return () => {
      leaving.abort();
      live?.close();
      setForm(undefined);
    };
  }, [publishableKey, saves, attempt]);
  useEffect(() => form?.update({ cents, language, theme }), [form, cents, language, theme]);

  return { node, form, state } as const;
}
