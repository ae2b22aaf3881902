import { useLayoutEffect, useRef } from 'react';
import { SettingSun } from '#market/drawings/web/setting-sun.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../../messages.ts';
import * as styles from './chat.module.css';

/** It arrived: what happens next, and the way to another one. */
export function ChatDone({ onAnother }: { readonly onAnother: () => void }) {
  const words = useWords(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the dialog notices that what had the focus is gone, and takes it itself.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.chatDone}>
      <SettingSun />
      <h3 ref={heading} className="tower-s" tabIndex={-1} data-focus="">
        {words('received')}
      </h3>
      <p>{words('receivedText')}</p>
      <Button variant="ink" onClick={onAnother}>
        {words('addAnother')}
      </Button>
    </div>
  );
}
