import { useState } from 'react';
import { formatPrice } from '#kit/shared/money.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { copyText } from '#kit/web/share.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { DiscountCode } from '../contract.ts';
import { messages } from '../messages.ts';
import { codePath } from '../rules.ts';
import { offOf } from './off.ts';
import { discountApi as api } from './queries.ts';

type Props = { readonly code: DiscountCode; readonly eventId: string };

const looks = { open: 'published', used: 'done', past: 'expired', ended: 'expired' } as const;

/** A code of one's own event: what it promises, what it brought, its link and its end. */
export function CodeRow({ code, eventId }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const { word, goodFor, limit, uses, until, sold, paid, state } = code;
  const number = (count: number) => formatNumber(count, language);
  return (
    <DeskRow
      title={word}
      facts={[
        code.percent === 100 ? words('free') : words('off', { off: offOf(code, language) }),
        goodFor === 'event' ? null : words(`reach.${goodFor}`),
        limit === null ? words('used', { count: uses }) : words('usedOf', { uses: number(uses), limit: number(limit) }),
        sold > 0 ? words('soldFor', { count: sold, paid: formatPrice(paid, language) }) : null,
        uses > sold ? words('heldBy', { count: uses - sold }) : null,
        until === null ? null : words('until', { day: day(until) }),
      ]}
      status={<StatusPill status={looks[state]}>{words(`state.${state}`)}</StatusPill>}
      actions={
        <>
          {state === 'open' ? <CopyLink word={word} eventId={eventId} /> : null}
          {state === 'ended' ? null : <EndCode code={code} />}
        </>
      }
    />
  );
}

function CopyLink({ word, eventId }: { readonly word: string; readonly eventId: string }) {
  const words = useWords(messages);
  const link = new URL(codePath(eventId, word), location.origin).href;
  const say = (key: Parameters<Parameters<typeof copyText>[1]>[0]) =>
    key === 'notCopiedText' ? words(key, { link }) : words(key);
  return (
    <Button
      variant="ink"
      size="sm"
      aria-label={words('copyOf', { code: word })}
      onClick={() => void copyText(link, say)}
    >
      {words('copy')}
    </Button>
  );
}

function EndCode({ code: { id, word } }: { readonly code: DiscountCode }) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useChange(api.mutation('DELETE /api/discount-codes/{id}'), {
    done: { title: words('ended') },
    failed: { title: words('endFailed'), description: words('tryAgain') },
    reasons: { invalid_transition: words('endedAlready') },
    refresh: ['/api/events', '/api/admin/audit'],
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  });
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={words('endOf', { code: word })} onClick={() => setAsking(true)}>
        {words('end')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('askEnd', { code: word })}
        text={words('askEndText')}
        yes={words('end')}
        no={words('keep')}
        isPending={isPending}
        onYes={() => change({ params: { id } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
