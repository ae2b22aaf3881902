import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { messages } from '../messages.ts';
import { aboutHash, conversationHash, messagesPath } from '../rules.ts';
import type { About } from '../rules.ts';
import { beginConversation, beginningQuery, ownPaths, previewBeginning } from './queries.ts';
import { useWriting } from './use-writing.ts';
import { Writer } from './writer.tsx';
import * as styles from './messages.module.css';

/** Where the first line about a listing, an order or an application is written; a conversation that is there already opens instead. */
export function BeginThread({ about }: { readonly about: About }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const found = useQuery(beginningQuery(about, language));
  const open = found.data?.open;
  const goTo = useEffectEvent((id: string) =>
    navigate({ to: messagesPath, hash: conversationHash(id), replace: true }),
  );
  useEffect(() => {
    if (open != null) void goTo(open);
  }, [open]);
  const writing = useWriting({
    keep: `message about ${aboutHash(about)}`,
    preview: (text) => previewBeginning().mutationFn({ body: { about, text } }),
    write: (sent) => beginConversation().mutationFn({ body: { about, ...sent } }),
    refresh: ownPaths,
    onSent: ({ id }) => void navigate({ to: messagesPath, hash: conversationHash(id), replace: true }),
  });
  if (found.error?.code === 'not_found')
    return (
      <Empty
        title={words('nobody')}
        action={
          <ButtonLink to="/contact-us" variant="ink" size="sm">
            {words('nobodyAsk')}
          </ButtonLink>
        }
      >
        {words('nobodyText')}
      </Empty>
    );
  if (found.isError && found.data === undefined)
    return (
      <Failure title={words('listFailed')} retry={{ label: words('retry'), onClick: () => void found.refetch() }}>
        {words('failedText')}
      </Failure>
    );
  if (found.data === undefined || open != null) return <Skeleton />;
  const { title, other, isMasked } = found.data;
  const openHint = 'application' in about ? 'appliedHint' : 'openHint';
  return (
    <>
      <div className={styles.talkAbout}>
        <h2 className="tower-s">{words('ask', { name: other })}</h2>
        <p>{'type' in about ? <Link to={`/${about.type}/${about.listing}`}>{title}</Link> : title}</p>
      </div>
      <Writer writing={writing} label={words('yourMessage')} hint={words(isMasked ? 'maskedHint' : openHint)} />
    </>
  );
}
