import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '#kit/shared/problem.ts';
import { formatInstant } from '#market/town/dates.ts';
import { ConfirmLater } from '#kit/web/desk/confirm-later.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { FeedAddress } from './feed-address.tsx';
import { calendarFeedQuery, makeCalendarFeed, revokeCalendarFeed } from './queries.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './calendar.module.css';

/** One's bookings in one's own calendar: the secret address of them is made, made anew and taken back. */
export function CalendarCard() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [asksAgain, setAsksAgain] = useState(false);
  const { queryKey } = calendarFeedQuery();
  const feed = useQuery(calendarFeedQuery());
  const onError = (error: Error) => {
    const isUnconfirmed = error instanceof Problem && error.code === 'confirm_identity';
    toast({
      title: words('failed'),
      description: words(isUnconfirmed ? 'notConfirmed' : 'failedText'),
      tone: 'destructive',
    });
  };
  const make = useMutation({
    ...makeCalendarFeed(),
    onSuccess: ({ createdAt }) => queries.setQueryData(queryKey, { createdAt }),
    onError,
    onSettled: () => setAsksAgain(false),
  });
  const revoke = useMutation({
    ...revokeCalendarFeed(),
    onSuccess: (none) => {
      make.reset();
      queries.setQueryData(queryKey, none);
      toast({ title: words('revoked'), description: words('revokedText') });
    },
    onError,
  });
  const createdAt = feed.data?.createdAt ?? null;
  return (
    <section className={deskCardStyles.deskCard} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed" className="tower-s">
        {words('title')}
      </h2>
      <p className={styles.calendarNote}>{words('text')}</p>
      {make.data && createdAt !== null ? <FeedAddress address={make.data.address} /> : null}
      {createdAt !== null && !make.data ? (
        <p className={styles.calendarNote}>{words('made', { date: formatInstant(new Date(createdAt), language) })}</p>
      ) : null}
      <div className={styles.calendarWays}>
        {createdAt === null ? (
          <Button variant="ink" size="sm" busy={make.isPending || feed.isPending} onClick={() => make.mutate({})}>
            {words('make')}
          </Button>
        ) : (
          <>
            <Button variant="line" size="sm" onClick={() => setAsksAgain(true)}>
              {words('renew')}
            </Button>
            <Button variant="quiet" size="sm" busy={revoke.isPending} onClick={() => revoke.mutate({})}>
              {words('revoke')}
            </Button>
          </>
        )}
      </div>
      {asksAgain && (
        <ConfirmLater
          isOpen
          tone="ink"
          title={words('renewTitle')}
          text={words('renewText')}
          yes={words('renewYes')}
          no={words('stay')}
          isPending={make.isPending}
          onYes={() => make.mutate({})}
          onClose={() => setAsksAgain(false)}
        />
      )}
    </section>
  );
}
