import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useInnerForm } from '#kit/web/form/use-inner-form.ts';
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
  const held = useDraft(empty, { keep: `calendars ${id}`, secret: ['address'] });
  const { values, reset } = held;
  const { group, mark, markRefused, isFaulty, bind: bindTo } = useInnerForm(held);
  const { change, isPending } = useChange(api.mutation('POST /api/rentals/{id}/calendars'), {
    done: { title: words('added'), description: words('fetchingText') },
    failed: { title: words('addFailed'), description: words('changeFailedText') },
    reasons: { validation: words('addFault') },
    refresh: calendarRefresh(id),
    onDone: () => reset(empty),
    onFailed: markRefused,
  });
  const add = () => {
    const [name, address] = [values.name.trim(), values.address.trim()];
    const isWrong = (one: Name) => (one === 'name' ? name === '' : !/^(?:https|webcals?):\/\//i.test(address));
    if (!mark(isWrong) && !isPending) change({ params: { id }, body: { name, address } });
  };
  const bind = (name: Name) => ({ ...bindTo(name, add), maxLength: calendarFacts[name].max });
  const faultOf = (name: Name) => (isFaulty(name) ? words(`${name}Fault`) : undefined);
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
