import { useRef, useState, type RefObject } from 'react';
import { deskPageSize } from '#kit/shared/desk.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { SeriesNight } from '../contract.ts';
import { messages } from '../messages.ts';
import { publishNights, seriesRefresh } from './queries.ts';

type Props = {
  readonly nights: readonly SeriesNight[];
  /** Gets the focus when they are published, and the button with them is gone. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** Publishes the nights that wait and say what this one says, each as its own review would; the others are read by themselves. */
export function PublishAlike({ nights, heading }: Props) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const alike = nights.filter(({ state, isAlike }) => state === 'waiting' && isAlike).slice(0, deskPageSize);
  const { change, isPending } = useChange(publishNights, {
    done: ({ done, refused }) => ({
      title: words('published', { count: done.length }),
      ...(refused.length > 0 ? { description: words('refused', { count: refused.length }) } : {}),
    }),
    failed: { title: words('publishFailed'), description: words('failedText') },
    refresh: seriesRefresh,
    onDone: () => {
      isDone.current = true;
      setAsking(false);
    },
    onFailed: () => setAsking(false),
  });
  if (alike.length === 0) return null;
  const count = alike.length;
  return (
    <div>
      <Button ref={button} variant="teal" busy={isPending} onClick={() => setAsking(true)}>
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
        finalFocus={() => (isDone.current ? heading : button).current}
        onYes={() => change(alike.map(({ id, version }) => ({ id, version })))}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
