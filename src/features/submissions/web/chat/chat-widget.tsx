import { Dialog } from '@base-ui/react/dialog';
import { useRef, type CSSProperties, type RefObject } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../../messages.ts';
import { ChatConversation } from './chat-conversation.tsx';
import { ChatDone } from './chat-done.tsx';
import { ChatProgress } from './chat-progress.tsx';
import { useChat } from './use-chat.ts';
import { useVisibleView } from './use-visible-view.ts';
import * as styles from './chat.module.css';

export type ChatWidgetProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus back. */
  readonly launcher: RefObject<HTMLButtonElement | null>;
};

/** The floating conversation. Its state outlives the window, so that closing it loses nothing. */
export function ChatWidget({ isOpen, onOpenChange, launcher }: ChatWidgetProps) {
  const words = useWords(messages);
  const popup = useRef<HTMLDivElement>(null);
  const { state, act } = useChat(isOpen);
  const view = useVisibleView();
  const room = view ? { '--view-top': `${view.top}px`, '--view-height': `${view.height}px` } : {};
  const isDone = state.phase === 'done';

  return (
    // The focus stays inside, the page behind can still be scrolled and its language changed.
    <Dialog.Root
      open={isOpen}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(open) => (open || !isDone ? undefined : act({ does: 'restart' }))}
      modal="trap-focus"
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.chatShade} />
        <Dialog.Popup
          ref={popup}
          className={styles.chat}
          style={room as CSSProperties}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-focus]') ?? true}
          finalFocus={launcher}
        >
          <header className={styles.chatHead}>
            <div>
              <Dialog.Title className={`${styles.chatTitle} tower-s`}>{words('title')}</Dialog.Title>
              <ChatProgress answers={state.answers} />
            </div>
            <Dialog.Close className={styles.chatClose} aria-label={words('close')}>
              <Icon name="x" />
            </Dialog.Close>
          </header>
          {isDone ? (
            <ChatDone onAnother={() => act({ does: 'restart' })} />
          ) : (
            <ChatConversation state={state} act={act} />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
