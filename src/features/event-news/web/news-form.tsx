import { useState, type FormEvent } from 'react';
import { newKey } from '#features/messages/key.ts';
import { writtenLanguages } from '#kit/shared/localized.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import type { Draft } from '#kit/web/desk/use-draft.ts';
import { BilingualField } from '#kit/web/form/bilingual-field.tsx';
import { bilingual, localizedOf, type Bilingual } from '#kit/web/form/text-values.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { NewsOfEvent } from '../contract.ts';
import { newsFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { writeNews } from './queries.ts';
import * as styles from './event-news.module.css';

type Props = {
  readonly eventId: string;
  readonly news: NewsOfEvent;
  /** What is written: the sheet around it keeps it, and asks before it is lost. */
  readonly draft: Draft<Bilingual>;
};

/** Writes to everybody with a ticket, after a question that says how many they are. */
export function NewsForm({ eventId, news: { readers, left }, draft: { values, set, reset } }: Props) {
  const words = useWords(messages);
  const [key, setKey] = useState(newKey);
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const text = localizedOf(values);
  const { change, isPending } = useChange(writeNews(), {
    done: { title: words('sent'), description: words('sentText') },
    failed: { title: words('failed'), description: words('failedText') },
    reasons: {
      too_many_requests: words('tooMany'),
      conflict: words('tooManyInAll'),
      event_over: words('over'),
      invalid_transition: words('nobody'),
    },
    refresh: ['/api/events', '/api/admin/audit'],
    onDone: () => {
      reset(bilingual());
      setKey(newKey());
      setAsking(false);
    },
    onFailed: () => setAsking(false),
  });
  if (readers === 0) return <p>{words('nobody')}</p>;
  if (left === 0) return <p>{words('leftNone')}</p>;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(text).length > 0) setAsking(true);
    else setMissing(true);
  };
  const field = {
    name: 'text',
    value: values,
    fact: newsFacts.text,
    isRequired: true,
    canBeNone: false,
    change: (next: Bilingual) => {
      for (const language of writtenLanguages) set(language, next[language]);
      setMissing(false);
    },
    fault: isMissing ? ('missing' as const) : undefined,
    faultOfPart: () => undefined,
  };
  return (
    <form className={styles.newsForm} noValidate onSubmit={ask}>
      <BilingualField
        field={field}
        look={{ label: words('text'), rows: 6, options: [], faults: { missing: words('missing') } }}
      />
      <p className={styles.newsWhen}>{words('left', { count: left })}</p>
      <Button type="submit" variant="ink" busy={isPending}>
        {words('send', { count: readers })}
      </Button>
      <Confirm
        isOpen={isAsking}
        tone="ink"
        title={words('ask', { count: readers })}
        text={words('askText')}
        yes={words('send', { count: readers })}
        no={words('back')}
        isPending={isPending}
        onYes={() => change({ params: { id: eventId }, body: { text, key } })}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
