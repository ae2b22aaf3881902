import type { UseQueryResult } from '@tanstack/react-query';
import { formatInstant } from '#market/town/dates.ts';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { intakeStatuses } from '../intake.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { Page } from '#kit/web/api.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import type { DeskFilter } from '#kit/web/desk/desk-toolbar.tsx';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { ReviewFrame } from '#kit/web/desk/review/review-frame.tsx';
import { useReview } from '#kit/web/desk/review/use-review.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import { IntakeSheet } from './intake-sheet.tsx';
import { messages } from './messages.ts';
import type { AnswerCall, IntakeWrite, SentThing, Told } from './sent-thing.ts';

type IntakeInboxProps<T extends SentThing> = {
  /** The address of the calls: what is asked again after a change. */
  readonly path: string;
  readonly list: UseQueryResult<Page<readonly T[]>, Problem>;
  /** The one that is open, if one is. */
  readonly opened: UseQueryResult<T, Problem>;
  readonly call: { readonly mutationFn: (input: IntakeWrite) => Promise<unknown> };
  readonly answerCall?: AnswerCall;
  readonly label: string;
  readonly filters: readonly DeskFilter[];
  readonly empty: { readonly title: string; readonly text?: string };
  readonly tell: (thing: T) => Told;
};

/** What visitors of one kind sent in: the list, and the sheet on which one is read, answered and put away. */
export function IntakeInbox<T extends SentThing>({
  path,
  call,
  answerCall,
  opened,
  tell,
  ...rest
}: IntakeInboxProps<T>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const review = useReview(rest.list.data, deskPageSize);
  const { open, close, show } = review;
  const statuses = intakeStatuses.map((value) => ({ value, label: words(`status.${value}`) }));
  // How it is now: what is written beside an earlier look would undo what came since.
  const thing = opened.isFetchedAfterMount ? opened.data : undefined;
  return (
    <>
      <DeskList
        query={rest.list}
        label={rest.label}
        empty={rest.empty}
        filters={[{ name: 'status', label: words('status'), options: statuses }, ...rest.filters]}
        sorts={[
          { value: 'waiting', label: words('waiting') },
          { value: '-submitted', label: words('newest') },
          { value: 'submitted', label: words('oldest') },
        ]}
        row={(item) => {
          const { title, facts, press, pressWord } = tell(item);
          return (
            <DeskRow
              title={title}
              facts={facts}
              when={<SentWhen at={item.submitted_at} />}
              isOpen={item.id === open}
              status={
                <>
                  {press ? <StatusPill status={press}>{pressWord}</StatusPill> : null}
                  <StatusPill status={item.status}>{words(`status.${item.status}`)}</StatusPill>
                </>
              }
              actions={
                <Button variant="ink" size="sm" onClick={() => show(item.id)}>
                  {words('read')}
                </Button>
              }
            />
          );
        }}
      />
      {open === undefined ? null : (
        <ReviewFrame review={review} isLoading={thing?.id !== open && !opened.isError}>
          {thing?.id === open ? (
            <IntakeSheet
              key={thing.id}
              thing={thing}
              told={tell(thing)}
              sentAt={words('sentAt', { when: formatInstant(new Date(thing.submitted_at), language) })}
              path={path}
              call={call}
              answerCall={answerCall}
              onClose={close}
              onDone={review.onDecided}
            />
          ) : null}
          {opened.isError ? <GoneSheet onClose={close} /> : null}
        </ReviewFrame>
      )}
    </>
  );
}
