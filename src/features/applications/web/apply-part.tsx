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
import { myApplicationsQuery } from './queries.ts';

/** Where one applies on a job's page: the form, the word that it arrived, or how an earlier application stands. */
export function ApplyPart({ jobId, talk }: { readonly jobId: string; readonly talk: TalkSlot }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const user = useStoredUser();
  const [sentWith, setSentWith] = useState<string>();
  const query = myApplicationsQuery(user?.id ?? '', language);
  const mine = useQuery({ ...query, enabled: Boolean(user) });
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
  };
  return (
    <FormCard>
      {/* Who is signed in is known once the page is awake: the form then begins again with what is known of them. */}
      <ApplyForm key={user?.id ?? 'guest'} jobId={jobId} user={user} onSent={finish} />
    </FormCard>
  );
}
