import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { OrderKind } from '#features/orders/rules.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useClock } from '#kit/web/now.tsx';
import { messages } from '../../messages.ts';
import { wordFor } from '../refusal.ts';
import * as styles from '../checkout.module.css';

type Props = {
  readonly kind?: OrderKind;
  /** Milliseconds on this device's clock. */
  readonly endsAt: number;
  readonly onEnd: () => void;
};

/** Counts a hold down in minutes and seconds, and says so aloud five minutes and one minute before its end. */
export function HoldClock({ kind = 'event', endsAt, onEnd }: Props) {
  const words = useWords(messages);
  const clock = useClock();
  const label = useId();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock]);

  const left = Math.max(0, Math.ceil((endsAt - now.getTime()) / 1000));
  const ended = left === 0;
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (ended) tell();
  }, [ended]);

  const said = left <= 60 ? 1 : left <= 300 ? 5 : undefined;
  return (
    <div className={styles.holdClock} data-near={left <= 60}>
      <span id={label}>{words(wordFor(kind, 'clock'))}</span>
      <b role="timer" aria-labelledby={label}>
        {twoDigits(left / 60)}:{twoDigits(left % 60)}
      </b>
      <span className="sr-only" aria-live="polite">
        {said === undefined ? '' : words(wordFor(kind, 'minutesLeft'), { count: said })}
      </span>
    </div>
  );
}

const twoDigits = (value: number) => String(Math.trunc(value)).padStart(2, '0');
