import { useState } from 'react';
import { deskPageSize } from '#kit/shared/desk.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { SeriesNight } from '../contract.ts';
import { messages } from '../messages.ts';
import { publishNights, seriesRefresh } from './queries.ts';

/** Publishes the nights that wait and say what this one says, each as its own review would; the others are read by themselves. */
export function PublishAlike({ nights }: { readonly nights: readonly SeriesNight[] }) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const alike = nights.filter(({ state, isAlike }) => state === 'waiting' && isAlike).slice(0, deskPageSize);
  const { change, isPending } = useChange(publishNights, {
    done: ({ done, refused }) => ({
      title: words('published', { count: done.length }),
      ...(refused.length > 0 ? { description: words('refused', { count: refused.length }) } : {}),
    }),
    failed: { title: words('publishFailed'), description: words('failedText') },
    refresh: seriesRefresh,
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  });
  if (alike.length === 0) return null;
  const count = alike.length;
  return (
    <div>
      <Button variant="teal" busy={isPending} onClick={() => setAsking(true)}>
        {words('publish', { count })}
      </Button>
      <Confirm
        isOpen={isAsking}
        tone="ink"
        title={words('publishAsk', { count })}
        text={words('publishText')}
        yes={words('publish', { count })}
        no={words('back')}
        isPending={isPending}
        onYes={() => change(alike.map(({ id, version }) => ({ id, version })))}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
