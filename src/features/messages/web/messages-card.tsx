import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { messagesPath } from '../rules.ts';
import { ownConversationsQuery } from './queries.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';

/** The way to a member's conversations from their account, with what is new in them. */
export function MessagesCard() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data } = useQuery(ownConversationsQuery(language));
  const unread = (data ?? []).reduce((sum, conversation) => sum + conversation.unread, 0);
  return (
    <section className={deskCardStyles.deskCard} aria-labelledby="own-messages">
      <h2 id="own-messages" className="tower-s">
        {words('title')}
      </h2>
      <p>{unread > 0 ? <b>{words('unread', { count: unread })}</b> : words('cardText')}</p>
      <ButtonLink to={messagesPath} variant="line" size="sm">
        {words('yours')}
      </ButtonLink>
    </section>
  );
}
