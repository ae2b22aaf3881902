import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { aboutHash, conversationHash, messagesPath } from '../rules.ts';
import { ownConversationsQuery } from './queries.ts';

type Props = {
  readonly application: string;
  /** The employer has chosen them: they may write first. */
  readonly mayBegin: boolean;
  readonly describedBy: string;
};

/** The way from an own application to what its employer and its applicant write to each other, with what is new in it. */
export function ApplicationTalk({ application, mayBegin, describedBy }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data } = useQuery(ownConversationsQuery(language));
  const begun = data?.find((one) => one.application === application);
  if (!begun && (!mayBegin || data === undefined)) return null;
  const hash = begun ? conversationHash(begun.id) : aboutHash({ application });
  const unread = begun?.unread ?? 0;
  return (
    <ButtonLink to={messagesPath} hash={hash} variant="ink" size="sm" aria-describedby={describedBy}>
      {words(begun ? 'applicationTalk' : 'writeEmployer')}
      {unread > 0 ? <b>{words('unread', { count: unread })}</b> : null}
    </ButtonLink>
  );
}
