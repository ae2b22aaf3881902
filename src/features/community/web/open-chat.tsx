import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages as names } from '../messages.ts';
import { messages } from '../page-messages.ts';
import type { Joined } from '../contract.ts';
import * as styles from './offers.module.css';

/** The way into a chat that is not ours: where it leads is said first, and nobody there hears where one came from. */
export function OpenChat({ chat: { offer, address, host } }: { readonly chat: Joined['chats'][number] }) {
  const words = useWords(messages);
  const name = useWords(names)(`name.${offer}`);
  return (
    <>
      <Button
        arrow
        render={
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={words('openChatOf', { offer: name, host })}
          />
        }
      >
        {words('openChat')}
      </Button>
      <p className={styles.offerChat}>{words('chatAt', { host })}</p>
    </>
  );
}
