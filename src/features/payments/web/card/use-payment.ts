import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderKind, OrderStatus } from '#features/orders/rules.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { formatInstant, wallClock } from '#market/town/dates.ts';
import type { PaymentIntent, SandboxOutcome } from '../../contract.ts';
import { messages } from '../../messages.ts';
import type { BankAnswer, CardFields } from '../../rules.ts';
import type { Refusal } from './card-refusal.tsx';
import { confirmSandbox, orderQuery } from '../queries.ts';
import { codeOf, isSignedOut, wordFor } from '../refusal.ts';

/** What a provider's own form says of a card: on its way, refused in its words, or to be completed in the form. */
export type CardOutcome =
  | { readonly status: 'processing' }
  | {
      readonly status: 'refused';
      readonly message: string | undefined;
      /** The bank said no, so nothing was charged. */
      readonly isDeclined: boolean;
    }
  | { readonly status: 'incomplete' };

/** The sandbox takes a card from us; a provider's own form sends it itself. */
export type Payment = CardFields | (() => Promise<CardOutcome>);

/** `late`: no word after a minute; `gone`: the hold had ended; `refunded`: paid too late, the money goes back. */
export type PaymentState = 'open' | 'sending' | 'processing' | 'late' | 'gone' | 'refunded' | 'paid';

const askEveryMs = 500;
const patienceMs = 60_000;

type Options = {
  /** What is paid for. */
  readonly kind: OrderKind;
  readonly onPaid: () => void;
  /** The session is missing or somebody else's. */
  readonly onSignedOut: () => void;
  /** The payment was replaced, perhaps in another tab. */
  readonly onReplaced: () => void;
};

/** Sends the card, then waits for the order to be confirmed: only the provider's notice makes it paid. */
export function usePayment(intent: PaymentIntent | undefined, { kind, onPaid, onSignedOut, onReplaced }: Options) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [waitingFor, setWaitingFor] = useState<string>();
  const [late, setLate] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  /** The card whose bank asks who pays, and the payment it asks about: another quantity is another one. */
  const [asked, setAsked] = useState<{ readonly card: CardFields; readonly clientSecret: string }>();
  const underWay = useRef(false);
  const confirm = useMutation(confirmSandbox());
  const send = useMutation({ mutationFn: (confirmCard: () => Promise<CardOutcome>) => confirmCard() });
  const order = useQuery({
    ...orderQuery(waitingFor ?? '', language),
    enabled: waitingFor !== undefined && !late,
    refetchInterval: ({ state }) => (isSettled(state.data?.status) ? false : askEveryMs),
    gcTime: 0,
  });
  const status = waitingFor === undefined ? undefined : order.data?.status;
  const isOut = isSignedOut(confirm.error) || isSignedOut(order.error);

  useEffect(() => {
    if (waitingFor === undefined) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [waitingFor]);
  const tellPaid = useEffectEvent(onPaid);
  const tellSignedOut = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (status === 'confirmed') tellPaid();
  }, [status]);
  useEffect(() => {
    if (isOut) tellSignedOut();
  }, [isOut]);

  /** Told at once, and kept beside the form until the next try: a message goes. */
  const fail = (text: string, title = words('failed')) => {
    toast({ title, description: text, tone: 'destructive' });
    setRefusal({ title, text });
  };
  /** A bank said no: nothing was charged, and what is held stays so for as long as the server granted. */
  const decline = (text: string, until: string) => {
    const at = new Date(until);
    const when = kind === 'supplement' ? formatInstant(at, language) : wallClock(at).time;
    fail(inLine([text, words(wordFor(kind, 'declined'), { when })], ' '));
  };
  const refuse = (reason: SandboxOutcome['reason'], until: string) =>
    reason === null ? fail(words('refusal.none')) : decline(words(`refusal.${reason}`), until);
  const onSettled = () => {
    underWay.current = false;
  };

  /** A second click while the first is under way does nothing. `answer` is what the bank was told, where it had asked. */
  const pay = (payment: Payment, answer?: BankAnswer) => {
    if (intent === undefined || underWay.current) return;
    underWay.current = true;
    setRefusal(undefined);
    const { clientSecret, orderId, holdExpiresAt } = intent;
    if (typeof payment === 'function')
      return send.mutate(payment, {
        onSuccess: (answer) => {
          if (answer.status === 'processing') setWaitingFor(orderId);
          else if (answer.status === 'refused')
            if (answer.isDeclined) decline(answer.message ?? words('refusal.card_declined'), holdExpiresAt);
            else fail(answer.message ?? words('refusal.none'));
        },
        onError: () => fail(words('refusal.none')),
        onSettled,
      });
    confirm.mutate(
      { body: { clientSecret, ...payment, ...(answer && { answer }) } },
      {
        onSuccess: ({ status: outcome, reason }) => {
          setAsked(outcome === 'requires_action' ? { card: payment, clientSecret } : undefined);
          if (outcome === 'processing') setWaitingFor(orderId);
          else if (outcome === 'refused') refuse(reason, holdExpiresAt);
        },
        onError: (error) => {
          setAsked(undefined);
          const code = codeOf(error);
          if (code === 'already_paid') setWaitingFor(orderId);
          else if (code === 'conflict') {
            // No bank was asked: the same checkout is open twice, and the other one holds it now.
            fail(words('replacedText'), words('replaced'));
            onReplaced();
          } else if (code === 'unavailable') {
            // No bank said no: the line was away, and whether the press arrived nobody here knows.
            fail(words('unansweredText'), words('unanswered'));
          } else if (code !== 'hold_expired' && !isSignedOut(error)) fail(words('refusal.none'));
        },
        onSettled,
      },
    );
  };

  const expired =
    codeOf(confirm.error) === 'hold_expired' && confirm.variables?.body?.clientSecret === intent?.clientSecret;
  const state = paymentState({
    status,
    isAwaited: waitingFor !== undefined,
    late,
    isSending: confirm.isPending || send.isPending,
    expired,
  });
  const isAsked = asked !== undefined && asked.clientSecret === intent?.clientSecret;
  const tellBank = isAsked ? (answer: BankAnswer) => pay(asked.card, answer) : undefined;
  return { pay, state, refusal, tellBank };
}

type Known = {
  /** Of the order, once its payment is awaited. */
  readonly status: OrderStatus | undefined;
  readonly isAwaited: boolean;
  readonly late: boolean;
  readonly isSending: boolean;
  readonly expired: boolean;
};

function paymentState({ status, isAwaited, late, isSending, expired }: Known): PaymentState {
  if (status === 'confirmed') return 'paid';
  if (status === 'refunded' || status === 'cancelled') return 'refunded';
  if (isAwaited) return late ? 'late' : 'processing';
  if (isSending) return 'sending';
  return expired ? 'gone' : 'open';
}

const isSettled = (status: OrderStatus | undefined) =>
  status === 'confirmed' || status === 'refunded' || status === 'cancelled';
