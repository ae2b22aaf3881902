import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { FormCard } from '#kit/web/ui/form-card.tsx';
import { Sent } from '#kit/web/ui/sent.tsx';
import { messages } from '../messages.ts';
import { ApplicationCard, type TalkSlot } from './application-card.tsx';
import { ApplyForm } from './apply-form.tsx';
import { lastApplicationQuery, myApplicationsQuery } from './queries.ts';

/** Where one applies on a job's page: the form, the word that it arrived, or how an earlier application stands. */
export function ApplyPart({ jobId, talk }: { readonly jobId: string; readonly talk: TalkSlot }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const user = useStoredUser();
  const [sentWith, setSentWith] = useState<string>();
  const query = myApplicationsQuery(user?.id ?? '', language);
  const mine = useQuery({ ...query, enabled: Boolean(user) });
  const [isOwn, setOwn] = useState(false);
  const known = useQuery({ ...lastApplicationQuery(user?.id ?? '', language), enabled: Boolean(user) });
  const last = user && !isOwn ? (known.data?.last ?? undefined) : undefined;
  const earlier = user ? mine.data?.find(({ job }) => job.id === jobId) : undefined;
  if (sentWith !== undefined)
    return (
      <FormCard>
        <Sent title={words('sent')} text={user ? words('sentMember') : words('sentGuest', { email: sentWith })}>
          {user ? (
            <ButtonLink to="/user-dashboard" hash="applications" variant="ink">
              {words('dashboard')}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/search" search={{ type: 'jobs' }} variant="line">
            {words('otherJobs')}
          </ButtonLink>
        </Sent>
      </FormCard>
    );
  if (earlier) return <ApplicationCard application={earlier} title={words('applied')} talk={talk} />;
  const finish = (email: string) => {
    setSentWith(email);
    void queries.invalidateQueries({ queryKey: query.queryKey });
    // The next form begins with what was just sent.
    queries.removeQueries({ queryKey: lastApplicationQuery(user?.id ?? '', language).queryKey });
  };
  return (
    <FormCard>
      {/* Who is signed in, and what they wrote the last time, is known once the page is awake: the form then begins again with it, unless somebody has begun already. */}
      <ApplyForm
        key={`${user?.id ?? 'guest'} ${last ? 'last' : 'own'}`}
        {...{ jobId, user, last }}
        onTyped={() => {
          if (known.data === undefined) setOwn(true);
        }}
        onEmpty={() => setOwn(true)}
        onSent={finish}
      />
    </FormCard>
  );
}
