import { useRef, useState, type KeyboardEvent } from 'react';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { calendarFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { calendarRefresh, rentalCalendarApi as api } from './queries.ts';
import * as formStyles from '#kit/web/form/form.module.css';

const empty = { name: '', address: '' };
type Name = keyof typeof empty;

/** Adds the calendar of another site. It stands inside the sheet's form, so Enter in it adds, and saves nothing else. */
export function AddCalendar({ id }: { readonly id: string }) {
  const words = useWords(messages);
  // The address opens a calendar to whoever has it: only its name is kept.
  const { values, set, reset } = useDraft(empty, { keep: `calendars ${id}`, secret: ['address'] });
  const [faults, setFaults] = useState<readonly Name[]>([]);
  const group = useRef<HTMLDivElement>(null);
  const mark = (found: readonly Name[]) => {
    setFaults(found);
    group.current?.querySelector<HTMLElement>(`[name='${found[0] ?? ''}']`)?.focus();
  };
  const { change, isPending } = useChange(api.mutation('POST /api/rentals/{id}/calendars'), {
    done: { title: words('added'), description: words('fetchingText') },
    failed: { title: words('addFailed'), description: words('changeFailedText') },
    reasons: { validation: words('addFault') },
    refresh: calendarRefresh(id),
    onDone: () => reset(empty),
    onFailed: ({ fields }) => mark(names.filter((name) => fields.some(({ path }) => path === name))),
  });
  const add = () => {
    const [name, address] = [values.name.trim(), values.address.trim()];
    const found = names.filter((one) => (one === 'name' ? name === '' : !/^(?:https|webcals?):\/\//i.test(address)));
    mark(found);
    if (found.length === 0 && !isPending) change({ params: { id }, body: { name, address } });
  };
  const bind = (name: Name) => ({
    name,
    value: values[name],
    maxLength: calendarFacts[name].max,
    onChange: (event: { currentTarget: { value: string } }) => {
      set(name, event.currentTarget.value);
      setFaults(faults.filter((fault) => fault !== name));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      add();
    },
  });
  const faultOf = (name: Name) => (faults.includes(name) ? words(`${name}Fault`) : undefined);
  return (
    <div ref={group} className={formStyles.form} role="group" aria-label={words('addMore')}>
      <Field className={formStyles.formThird} label={words('name')} hint={words('nameHint')} error={faultOf('name')}>
        {(control) => <Input {...control} {...bind('name')} />}
      </Field>
      <Field label={words('theirAddress')} hint={words('theirAddressHint')} error={faultOf('address')}>
        {(control) => <Input {...control} {...bind('address')} type="url" inputMode="url" autoComplete="off" />}
      </Field>
      <div>
        <Button variant="ink" size="sm" busy={isPending} onClick={add}>
          {words('add')}
        </Button>
      </div>
    </div>
  );
}

const names: readonly Name[] = ['name', 'address'];
