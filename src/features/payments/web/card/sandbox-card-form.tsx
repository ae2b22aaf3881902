import { useRef, useState, type FormEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { useClock } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { messages } from '../../messages.ts';
import { cardFaults, groupCardNumber, groupExpiry, testCards, type BankAnswer, type CardFields } from '../../rules.ts';
import { CardRefusal, type Refusal } from './card-refusal.tsx';
import { SandboxBank } from './sandbox-bank.tsx';
import * as styles from '../checkout.module.css';

type Props = {
  /** The total as shown, like €50. */
  readonly amount: string;
  /** The places are still being kept: nothing may be sent yet. */
  readonly holding: boolean;
  readonly sending: boolean;
  /** Why the last card was not taken. */
  readonly refusal?: Refusal | undefined;
  readonly onPay: (card: CardFields) => void;
  /** The card's bank asks who pays, and waits for an answer. */
  readonly tellBank?: ((answer: BankAnswer) => void) | undefined;
};

const empty: CardFields = { cardNumber: '', expiry: '', cvc: '' };
const order = ['cardNumber', 'expiry', 'cvc'] as const;

/** The built-in sandbox's card form: takes test cards, moves no money, and says so. */
export function SandboxCardForm({ amount, holding, sending, refusal, onPay, tellBank }: Props) {
  const words = useWords(messages);
  const clock = useClock();
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(empty);
  const [checked, setChecked] = useState(false);
  const faults = checked ? cardFaults(card, clock()) : {};
  const fault = (name: keyof CardFields) => (faults[name] ? { error: words(faults[name]) } : {});
  const change = (name: keyof CardFields, value: string) => setCard((before) => ({ ...before, [name]: value }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = cardFaults(card, clock());
    const first = order.find((name) => wrong[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else if (!holding && !sending) onPay(card);
  };

  if (tellBank) return <SandboxBank amount={amount} sending={sending} tellBank={tellBank} />;
  return (
    <form ref={form} className={styles.cardForm} noValidate onSubmit={submit}>
      <p className={styles.testMode}>
        <Icon name="info" />
        {words('testMode')}
      </p>
      <Field className={styles.cardFormWide} label={words('cardNumber')} {...fault('cardNumber')}>
        {(props) => (
          <Input
            {...props}
            name="cardNumber"
            inputMode="numeric"
            autoComplete="cc-number"
            maxLength={23}
            value={card.cardNumber}
            onChange={(event) => change('cardNumber', groupCardNumber(event.target.value))}
          />
        )}
      </Field>
      <Field label={words('expiry')} {...fault('expiry')}>
        {(props) => (
          <Input
            {...props}
            name="expiry"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder={words('expiryHint')}
            maxLength={9}
            value={card.expiry}
            onChange={(event) => change('expiry', groupExpiry(event.target.value))}
          />
        )}
      </Field>
      <Field label={words('cvc')} {...fault('cvc')}>
        {(props) => (
          <Input
            {...props}
            name="cvc"
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            value={card.cvc}
            onChange={(event) => change('cvc', event.target.value.replace(/\D/g, ''))}
          />
        )}
      </Field>
      <CardRefusal refusal={refusal} />
      <Button type="submit" variant="coral" arrow busy={holding || sending}>
        {sending ? words('paying') : words('pay', { amount })}
      </Button>
      <p className={styles.cardNote}>
        <Icon name="lock" />
        {words('testOnly')}
      </p>
      <TestCards />
    </form>
  );
}

function TestCards() {
  const words = useWords(messages);
  return (
    <details className={styles.testCards}>
      <summary>{words('testCards')}</summary>
      <dl>
        {testCards.map(({ cardNumber, does }) => (
          <div key={cardNumber}>
            <dt>{cardNumber}</dt>
            <dd>{words(does)}</dd>
          </div>
        ))}
      </dl>
      <p>{words('testRest')}</p>
    </details>
  );
}
