import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmLater } from '#kit/web/desk/confirm-later.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../../kept-messages.ts';
import { forgetGivenTicket } from '../device/offline.ts';
import { letGoCall } from '../queries.ts';
import * as styles from '../giving/give-ticket.module.css';

/** Lets a ticket go that is kept, after a question: only its link leads to it afterwards. */
export function LetGo({ id, member }: { readonly id: string; readonly member: string }) {
  const words = useWords(messages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useChange(letGoCall(), {
    done: { title: words('left'), description: words('leftText') },
    failed: { title: words('letGoFailed'), description: words('failedText') },
    refresh: [],
    onDone: () => {
      void forgetGivenTicket(member, id).catch(() => undefined);
      void navigate({ to: '/user-dashboard', replace: true });
    },
    onFailed: () => setAsking(false),
  });
  return (
    <div className={styles.give}>
      <Button variant="line" size="sm" onClick={() => setAsking(true)}>
        {words('letGo')}
      </Button>
      {isAsking && (
        <ConfirmLater
          isOpen
          title={words('letGoAsk')}
          text={words('letGoText')}
          yes={words('letGoYes')}
          no={words('leave')}
          isPending={isPending}
          onYes={() => change({ params: { id } })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
