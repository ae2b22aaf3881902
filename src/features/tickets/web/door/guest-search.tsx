import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { messages } from '../../door-messages.ts';
import type { Guest } from '../../contract.ts';
import { minName, maxGuests } from '../../rules.ts';
import { GuestList } from './guest-list.tsx';
import { guestsCall } from '../queries.ts';
import type { Asked } from './use-check-in.ts';
import * as styles from './door.module.css';

type Props = {
  readonly eventId: string;
  readonly isPending: boolean;
  readonly onChoose: (guest: Guest) => Promise<Asked>;
};

/** Finds who has no ticket with them by the name it was bought on. It is folded away: most come with a code. */
export function GuestSearch({ eventId, ...door }: Props) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.gateGuests}>
      <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words('byName')}
      </Button>
      {isOpen ? <NameForm eventId={eventId} {...door} /> : null}
    </section>
  );
}

function NameForm({ eventId, isPending, onChoose }: Props) {
  const words = useWords(messages);
  const [name, setName] = useState('');
  const [isShort, setShort] = useState(false);
  const search = useMutation<Guest[], Problem, string>({
    ...guestsCall(),
    mutationFn: (asked) => guestsCall().mutationFn({ params: { id: eventId }, body: { name: asked } }),
  });
  const guests = search.data;
  const find = () => {
    const asked = name.trim();
    setShort(asked.length < minName);
    if (asked.length >= minName && !search.isPending) search.mutate(asked);
  };
  const choose = async (guest: Guest) => {
    // Whoever is in by now, or whose ticket was taken back since, is seen in the list as well.
    if ((await onChoose(guest)) === 'answered' && search.variables !== undefined) search.mutate(search.variables);
  };
  const fault = search.error ? words(faultOf(search.error)) : undefined;
  return (
    <>
      <form
        className={styles.gateForm}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <Field label={words('name')} hint={words('nameHint')} error={isShort ? words('nameShort') : fault}>
          {(control) => (
            <Input
              {...control}
              name="name"
              value={name}
              maxLength={80}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="ink" busy={search.isPending}>
          {words(search.isPending ? 'finding' : 'find')}
        </Button>
      </form>
      <div role="status">
        {guests?.length === 0 ? <p>{words('guestsNone')}</p> : null}
        {guests?.length === maxGuests ? <p>{words('guestsMany', { count: maxGuests })}</p> : null}
      </div>
      {guests && guests.length > 0 ? <GuestList guests={guests} isPending={isPending} onChoose={choose} /> : null}
    </>
  );
}

function faultOf({ code }: Problem) {
  if (code === 'too_early') return 'result.earlyText';
  if (code === 'event_over') return 'result.endedText';
  return code === 'too_many_requests' ? 'guestsSlow' : 'guestsFailed';
}
