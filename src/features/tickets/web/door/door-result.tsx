import type { Ref } from 'react';
import { wallClock } from '#market/town/dates.ts';
import type { Words } from '#kit/shared/messages.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../../door-messages.ts';
import type { Result } from './use-check-in.ts';
import * as styles from './door.module.css';

const signs = {
  in: 'check',
  late: 'check',
  used: 'clock',
  other: 'ticket',
  early: 'clock',
  refunded: 'x',
  changed: 'x',
  disputed: 'x',
  unknown: 'alert',
  slow: 'pause',
  failed: 'alert',
  undone: 'check',
  stays: 'alert',
  ended: 'clock',
  unheard: 'alert',
} as const;

type ResultProps = { readonly ref: Ref<HTMLDivElement>; readonly result: Result | undefined };

/** What became of the last ticket, large enough for an arm's length in the dark; readers hear it at once. */
export function DoorResult({ ref, result }: ResultProps) {
  const words = useWords(messages);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.gateResult}
      data-kind={result?.kind ?? 'ready'}
      role="status"
      aria-live="assertive"
      aria-atomic="true"
    >
      {result ? (
        <div key={result.turn} className={styles.gateVerdict}>
          <Icon name={signs[result.kind]} />
          <div>
            <p className="tower">{words(`result.${result.kind}`)}</p>
            {result.kind === 'in' && result.entry.ticketType ? (
              <p className="tower-s">{result.entry.ticketType}</p>
            ) : null}
            <p>{textOf(result, words)}</p>
          </div>
        </div>
      ) : (
        <p>{words('ready')}</p>
      )}
    </div>
  );
}

function textOf(result: Result, words: Words<typeof messages>): string {
  if (result.kind === 'in') {
    const { holder, number, of } = result.entry;
    return words('result.inText', { holder, number, of });
  }
  if (result.kind !== 'used' && result.kind !== 'late') return words(`result.${result.kind}Text`);
  return result.usedAt === undefined
    ? words('result.usedBefore')
    : words(`result.${result.kind}Text`, { time: wallClock(new Date(result.usedAt)).time });
}
