import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { forgetKey, rememberKey, useKeyAgain } from '#kit/web/key-on-the-way.ts';
import { useClock } from '#kit/web/now.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { PrivatePage } from '#kit/web/ui/private-page.tsx';
import { useFragment } from '#kit/web/use-fragment.ts';
import type { Invited } from '../contract.ts';
import { messages } from '../messages.ts';
import { acceptInvitation, readInvitation } from './queries.ts';
import { startAnew } from './start-anew.ts';
import * as styles from './teams.module.css';

/** Whoever comes in on the way is led back here, where the key waits. */
const redirect = '/team-invitation';

/** What somebody sees who opened the link of an invitation: whose team, which role, and one press to join. */
export function JoinPage() {
  const words = useWords(messages);
  const fragment = useFragment();
  useKeyAgain(redirect, fragment);
  const token = fragment === undefined ? undefined : (/^token=([\w-]+)$/.exec(fragment)?.[1] ?? '');
  const { mutate, data, error, isPending } = useMutation(readInvitation());
  const ask = (token: string) => mutate({ body: { token } });
  const look = useEffectEvent(ask);
  useEffect(() => {
    if (token) look(token);
  }, [token]);

  let face: ReactNode = <p role="status">{words('opening')}</p>;
  if (token === '' || error?.code === 'link_expired') face = <Expired />;
  else if (error && !isPending)
    face = (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => token && ask(token) }}>
        {words('tryAgain')}
      </Failure>
    );
  else if (token && data) face = <Join invited={data} token={token} />;
  return (
    <PrivatePage kicker={words('joinKicker')} title={data?.name ?? words('joinHead')} className={styles.teamJoin}>
      {face}
    </PrivatePage>
  );
}

function Join({ invited: { role, expiresAt }, token }: { readonly invited: Invited; readonly token: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const user = useStoredUser();
  const clock = useClock();
  const { mutate, isPending, error } = useMutation({
    ...acceptInvitation(),
    onSuccess: () => {
      forgetKey();
      startAnew(role);
    },
    onError: ({ code }) => {
      const text = words(code === 'conflict' ? 'notForYou' : 'tryAgain');
      toast({ title: words('joinFailed'), description: text, tone: 'destructive' });
    },
  });
  if (error?.code === 'link_expired') return <Expired />;
  return (
    <>
      <p className={styles.teamJoinLead}>{words('joinLead', { role: words(`role.${role}`) })}</p>
      <p>{words(`does.${role}`)}</p>
      {user ? (
        <Button arrow busy={isPending} onClick={() => mutate({ body: { token } })}>
          {words('join')}
        </Button>
      ) : (
        <div className={styles.teamWays} onClickCapture={() => rememberKey(redirect, token, clock())}>
          <ButtonLink to="/auth" search={{ redirect, tab: 'signin' }} variant="ink">
            {words('signIn')}
          </ButtonLink>
          <ButtonLink to="/auth" search={{ redirect, tab: 'signup' }} variant="line">
            {words('signUp')}
          </ButtonLink>
        </div>
      )}
      <p className={styles.teamNote}>
        {user ? words('joinAs', { name: user.fullName }) : words('joinFirst')}{' '}
        {words('until', { date: formatInstant(new Date(expiresAt), language) })}
      </p>
    </>
  );
}

function Expired() {
  const words = useWords(messages);
  return (
    <Empty
      title={words('expired')}
      action={
        <ButtonLink to="/" variant="ink">
          {words('home')}
        </ButtonLink>
      }
    >
      {words('expiredText')}
    </Empty>
  );
}
