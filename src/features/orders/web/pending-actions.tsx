import { useMutation, useQueryClient } from '@tanstack/react-query';
import { draftSearch } from '#features/rentals/stay-address.ts';
import { wallClock } from '#market/town/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { heldStay } from '../rules.ts';
import { giveBack } from './queries.ts';
import * as styles from './booking.module.css';

/** What can be done with places that are held: pay for them, or give them back. */
export function PendingActions({ order }: { order: Booking }) {
  const words = useWords(messages);
  const cache = useQueryClient();
  const stay = heldStay(order);
  const release = useMutation({
    ...giveBack(),
    onSuccess: () => toast({ title: words(`gaveBack.${order.kind}`), description: words('gaveBackText') }),
    onError: () =>
      toast({ title: words('giveBackFailed'), description: words('giveBackFailedText'), tone: 'destructive' }),
    onSettled: () =>
      cache.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/(users|events|rentals)\b/.test(String(queryKey[0])),
      }),
  });

  return (
    <div className={styles.bookingPending}>
      {order.holdExpiresAt !== null && (
        <p>{words(`heldUntil.${order.kind}`, { time: wallClock(new Date(order.holdExpiresAt)).time })}</p>
      )}
      <ButtonLink
        variant="coral"
        to="/checkout"
        search={{ type: order.kind, id: order.itemId, ...(stay ? draftSearch(stay) : {}) }}
      >
        {words('finish')}
      </ButtonLink>
      <Button variant="line" busy={release.isPending} onClick={() => release.mutate({ params: { id: order.id } })}>
        {release.isPending ? words('givingBack') : words(`giveBack.${order.kind}`)}
      </Button>
    </div>
  );
}
