import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import type { LinkedCalendar } from '../contract.ts';
import { calendarFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { calendarRefresh, rentalCalendarApi as api } from './queries.ts';
import * as styles from './rental-calendars.module.css';

type Props = { readonly id: string; readonly calendar: LinkedCalendar; readonly onClose: () => void };

/** Calls a calendar otherwise. It stands inside the sheet's form, so Enter in it saves nothing else. */
export function RenameCalendar({ id, calendar, onClose }: Props) {
  const words = useWords(messages);
  const { values, set, reset } = useDraft({ name: calendar.name }, { keep: `calendar ${calendar.id}` });
  const field = useRef<HTMLInputElement>(null);
  // What was pressed stands here no more.
  useEffect(() => field.current?.focus(), []);
  const close = () => {
    reset({ name: calendar.name });
    onClose();
  };
  const { change, isPending } = useChange(api.mutation('PATCH /api/rentals/{id}/calendars/{calendar}'), {
    done: { title: words('renamed') },
    failed: { title: words('changeFailed'), description: words('changeFailedText') },
    refresh: calendarRefresh(id),
    onFresh: close,
  });
  const name = values.name.trim();
  const save = () => {
    if (name === '' || isPending) return;
    if (name === calendar.name) close();
    else change({ params: { id, calendar: calendar.id }, body: { name } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  return (
    <>
      <Field label={words('name')} error={name === '' ? words('nameFault') : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={values.name}
            maxLength={calendarFacts.name.max}
            onChange={(event) => set('name', event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className={styles.linkedButtons}>
        <Button variant="ink" size="sm" busy={isPending} onClick={save}>
          {words('saveName')}
        </Button>
        <Button variant="quiet" size="sm" onClick={close}>
          {words('cancel')}
        </Button>
      </div>
    </>
  );
}
