import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#kit/web/desk/use-change.ts';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { bodyOf } from '#kit/web/form/form-values.ts';
import { useFormDraft } from '#kit/web/form/use-form-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { FormCard } from '#kit/web/ui/form-card.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { messages } from '../choices-messages.ts';
import type { LetterChoices as Choices } from '../contract.ts';
import type { LetterTopic } from '../owner-letters.ts';
import { choicesTable } from './choices-table.tsx';
import { changeChoices, choicesPath, choicesQuery } from './queries.ts';
import * as styles from './letter-choices.module.css';

/** What somebody is asked who offers nothing. */
const ofGuests = [
  'messages',
  'community',
  'places',
  'news',
  'searches',
  'invitations',
  'reviews',
] as const satisfies readonly LetterTopic[];
const always = { guest: ['booked', 'security'], owner: ['decisions', 'disputes', 'security'] } as const;

/** Which letters come, and which always do; most of them are about what one offers. */
export function LetterChoices({ isGuest = false }: { readonly isGuest?: boolean }) {
  const words = useWords(messages);
  const { data, isError, refetch, dataUpdatedAt } = useQuery(choicesQuery());
  return (
    <FormCard title={words(isGuest ? 'guestTitle' : 'title')}>
      {data ? (
        <ChoicesForm key={dataUpdatedAt} choices={data} only={isGuest ? ofGuests : undefined} />
      ) : isError ? (
        <Failure title={words('unavailable')} retry={{ label: words('retry'), onClick: () => void refetch() }} />
      ) : (
        <div role="status" aria-label={words('loading')}>
          <Skeleton />
        </div>
      )}
      <section className={styles.lettersFixed} aria-labelledby="fixed-letters">
        <h3 id="fixed-letters" className="tower-s">
          {words('fixed')}
        </h3>
        <ul>
          {always[isGuest ? 'guest' : 'owner'].map((topic) => (
            <li key={topic} className={styles.letterChoice}>
              <p>
                <b>{words(topic)}</b>
                <span>{words(`${topic}Hint`)}</span>
              </p>
              <Icon name="lock" />
            </li>
          ))}
        </ul>
      </section>
    </FormCard>
  );
}

type ChoicesFormProps = { readonly choices: Choices; readonly only: readonly LetterTopic[] | undefined };

function ChoicesForm({ choices, only }: ChoicesFormProps) {
  const words = useWords(messages);
  const { ref, form } = useFormDraft(choicesTable, choices, { keep: 'letter-choices' });
  const { change, isPending } = useChange(changeChoices(), {
    done: { title: words('saved'), description: words('savedText') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: [choicesPath],
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) change({ body: bodyOf<Choices, Choices>(choicesTable, form.values) });
  };
  return (
    <form ref={ref} className={styles.letterChoices} method="dialog" onSubmit={save}>
      <FormFields table={choicesTable} form={form} {...(only ? { only } : {})} />
      <Button type="submit" variant="coral" busy={isPending}>
        {words(isPending ? 'saving' : 'save')}
      </Button>
    </form>
  );
}
