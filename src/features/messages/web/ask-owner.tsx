import { useQuery } from '@tanstack/react-query';
import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { aboutHash, messagesPath } from '../rules.ts';
import type { AskedType } from '../rules.ts';
import { answerTimeQuery } from './queries.ts';
import * as styles from './messages.module.css';

type Props = { readonly type: AskedType; readonly listing: string };

/** The way to whoever offers it, and how fast they answer; nothing where nobody can be asked. */
export function AskOwner({ type, listing }: Props) {
  const words = useWords(messages);
  const { data } = useQuery(answerTimeQuery(type, listing));
  if (!data?.canAsk) return null;
  return (
    <DetailSection title={words('questions')} id="ask">
      <p className={styles.talkAskLead}>
        {words('askLead')} {data.within === null ? null : <b>{words(`within.${data.within}`)}</b>}
      </p>
      <ButtonLink to={messagesPath} hash={aboutHash({ type, listing })} variant="line">
        {words(`askButton.${type}`)}
      </ButtonLink>
    </DetailSection>
  );
}
