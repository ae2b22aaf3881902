import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../desk-messages.ts';
import { OrderNote } from './order-note.tsx';
import { ownersThreadQuery } from './queries.ts';
import { ThreadView } from './thread-view.tsx';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';

type Props = { readonly id: string; readonly onClose: () => void };

/** A conversation as its owner opens it: what it is about, what was booked, and the lines. */
export function OwnerSheet({ id, onClose }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data: thread, isError } = useQuery(freshly(ownersThreadQuery(id, language)));
  if (thread?.id !== id) return isError ? <GoneSheet onClose={onClose} /> : null;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={thread.other === '' ? words('someone') : thread.other}
      foot={
        <Dialog.Close render={<Button variant="quiet" className={sheetStyles.deskSheetLast} />}>
          {words('close')}
        </Dialog.Close>
      }
    >
      <DeskFacts>
        <DeskFact label={words('listing')}>
          <Link to={`/${thread.type}/${thread.listing}`}>{thread.title}</Link>
        </DeskFact>
        {thread.application === null ? (
          <DeskFact label={words('booking')}>
            {thread.order === null ? (
              words(thread.isMasked ? 'question' : 'questionBooked')
            ) : (
              <>
                <OrderNote facts={thread.facts} />
                <Link to="/dashboard" search={{ tab: 'bookings', open: thread.order }}>
                  <code>{thread.order}</code>
                </Link>
              </>
            )}
          </DeskFact>
        ) : (
          <DeskFact label={words('application')}>
            <Link to="/dashboard" search={{ tab: 'applicants', open: thread.application }}>
              {words('openApplication')}
            </Link>
          </DeskFact>
        )}
      </DeskFacts>
      <ThreadView side="owner" thread={thread} />
    </Sheet>
  );
}
