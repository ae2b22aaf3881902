import { use, type ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Problem } from '#kit/shared/problem.ts';
import { town } from '#market/town/town.ts';
import { wallClock } from '#market/town/dates.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { StandingCard } from '#kit/web/ui/standing-card.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { Trader } from '../contract.ts';
import { messages } from '../messages.ts';
import { traderQuery, tradersApi } from './queries.ts';
import * as styles from './traders.module.css';

/** Whether what was said of the seller is good, and until when; once a year it is said again with one press. */
export function Standing({ trader }: { readonly trader: Trader | null }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (trader === null) return <Note title={words('missing')}>{words('missingText')}</Note>;
  const until = formatDate(wallClock(new Date(trader.goodUntil)).date, 'long', language);
  return trader.standing === 'good' ? (
    <Note title={words('good', { date: until })} isGood>
      {words('goodText')}
    </Note>
  ) : (
    <Note title={words('lapsed')}>
      {words('lapsedText')}
      <SayAgain />
    </Note>
  );
}

type NoteProps = { readonly title: string; readonly isGood?: boolean; readonly children: ReactNode };

const Note = ({ children, ...of }: NoteProps) => (
  <StandingCard {...of} className={styles.standing}>
    <div>{children}</div>
  </StandingCard>
);

function SayAgain() {
  const words = useWords(messages);
  const queries = useQueryClient();
  const role = use(RoleInTeam);
  const { mutate, isPending } = useMutation({
    ...tradersApi.mutation('POST /api/trader/declaration'),
    onSuccess: () => {
      toast({ title: words('againDone'), description: words('againDoneText') });
      void queries.invalidateQueries(traderQuery());
    },
    onError: (error) =>
      toast(
        error instanceof Problem && error.code === 'tax_number_taken'
          ? {
              title: words('lapsed'),
              description: words('taxNumberTaken', { email: town.emails.business }),
              tone: 'destructive',
            }
          : { title: words('failed'), description: words('tryAgain'), tone: 'destructive' },
      ),
  });
  // Only who owns it can say so.
  if (role !== undefined) return null;
  return (
    <Button variant="coral" size="sm" busy={isPending} onClick={() => mutate({ body: { declares: true } })}>
      {words('again')}
    </Button>
  );
}
