import { useRef, useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import type { Door, Guest } from '../../contract.ts';
import { messages } from '../../door-messages.ts';
import { DoorWhen } from './door-list.tsx';
import { DoorResult } from './door-result.tsx';
import { GuestSearch } from './guest-search.tsx';
import { Scanner } from './scanner.tsx';
import { UndoEntry } from './undo-entry.tsx';
import { enteredBy, useCheckIn, type Asked } from './use-check-in.ts';
import * as styles from './door.module.css';

/** One door: how many are in, what became of the last ticket, two ways to read the next, and one for whoever has none with them. */
export function DoorDesk({ door, onLeave }: { readonly door: Door; readonly onLeave: () => void }) {
  const words = useWords(messages);
  const [isScanning, setScanning] = useState(false);
  const { result, isPending, enter, letIn, undo, isUndoing } = useCheckIn(door.id);
  const entered = enteredBy(result);
  const verdict = useRef<HTMLDivElement>(null);
  const takeBack = () => {
    if (entered) undo(entered);
    // The button goes with the entry: who came by keyboard goes on from what is said of it.
    verdict.current?.focus();
  };
  const chooseGuest = ({ ticket, mark }: Guest) => {
    // The button goes with the answer, and the verdict is above: it is read next.
    verdict.current?.focus();
    return letIn({ ticket, mark });
  };
  return (
    <>
      <header className={styles.gateHead}>
        <div>
          <h1 className="tower-s">{door.title}</h1>
          <DoorWhen door={door} />
        </div>
        <Button variant="line" size="sm" onClick={onLeave}>
          {words('otherDoor')}
        </Button>
      </header>
      <p className={styles.gateCount}>
        <Icon name="people" />
        {words('entered', { entered: door.entered, sold: door.sold })}
      </p>
      <DoorResult ref={verdict} result={result} />
      {entered && <UndoEntry key={result?.turn} isPending={isUndoing} onUndo={takeBack} />}
      {isScanning ? <Scanner onCode={enter} /> : null}
      <Button
        variant={isScanning ? 'line' : 'coral'}
        className={styles.gateScan}
        onClick={() => setScanning(!isScanning)}
      >
        {words(isScanning ? 'stopScan' : 'scan')}
      </Button>
      <CodeForm isPending={isPending} onCode={enter} />
      <GuestSearch eventId={door.id} isPending={isPending} onChoose={chooseGuest} />
    </>
  );
}

type FormProps = { readonly isPending: boolean; readonly onCode: (text: string) => Promise<Asked> };

/** The code, typed. What was answered leaves the field, and the focus stays for the next. */
function CodeForm({ isPending, onCode }: FormProps) {
  const words = useWords(messages);
  const [text, setText] = useState('');
  const send = async () => {
    if (isPending || text.trim() === '') return;
    if ((await onCode(text)) === 'answered') setText('');
  };
  return (
    <form
      className={styles.gateForm}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={words('code')} hint={words('codeHint')}>
        {(control) => (
          <Input
            {...control}
            className={styles.gateCode}
            name="code"
            value={text}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="ink" busy={isPending}>
        {words(isPending ? 'checking' : 'enter')}
      </Button>
    </form>
  );
}
