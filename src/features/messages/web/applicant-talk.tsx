import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { messages as desk } from '../desk-messages.ts';
import { messages } from '../messages.ts';
import { applicantQuery, ownersPaths, ownersThreadQuery, writeToApplicant } from './queries.ts';
import { ThreadView } from './thread-view.tsx';
import { useWriting } from './use-writing.ts';
import { Writer } from './writer.tsx';
import * as styles from './messages.module.css';

type Props = { readonly application: string; readonly name: string };

/** What an employer and an applicant write to each other, beside the application; or why they can't here. */
export function ApplicantTalk({ application, name }: Props) {
  const words = useWords(desk);
  const id = useId();
  const found = useQuery(freshly(applicantQuery(application)));
  let face = <Skeleton />;
  if (found.data === undefined && found.isError)
    face = (
      <Failure title={words('talkFailed')} retry={{ label: words('talkRetry'), onClick: () => void found.refetch() }}>
        {words('talkFailedText')}
      </Failure>
    );
  else if (found.data?.open != null) face = <Begun id={found.data.open} />;
  else if (found.data?.begins === 'here') face = <Begin application={application} />;
  else if (found.data) face = <p>{words(found.data.begins === 'mail' ? 'byMailAlone' : 'takenBack')}</p>;
  return (
    <section className={styles.talkApplicant} aria-labelledby={id}>
      <h3 id={id} className="tower-s">
        {words('talk', { name })}
      </h3>
      {face}
    </section>
  );
}

function Begun({ id }: { readonly id: string }) {
  const { language } = useLanguage();
  const { data } = useQuery(freshly(ownersThreadQuery(id, language)));
  return data?.id === id ? <ThreadView side="owner" thread={data} /> : <Skeleton />;
}

/** Nothing that an employer writes to an applicant is hidden: there is nothing to look at before it goes out. */
const asItIs = async (text: string) => ({ text, hidden: [] });

function Begin({ application }: { readonly application: string }) {
  const words = useWords(messages);
  const { mutationFn } = writeToApplicant();
  const writing = useWriting({
    keep: `message about ${application}`,
    preview: asItIs,
    write: (body) => mutationFn({ params: { id: application }, body }),
    refresh: ownersPaths,
  });
  return <Writer writing={writing} label={words('yourMessage')} hint={words('employerHint')} />;
}
