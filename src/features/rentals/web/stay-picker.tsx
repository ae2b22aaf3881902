import { useId } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Stepper } from '#kit/web/ui/stepper.tsx';
import { choose, fitted, isLeaving, lastDayOf, longest } from '../calendar.ts';
import type { Rental } from '../contract.ts';
import type { Draft } from '../stay-address.ts';
import type { Party } from '../party.ts';
import { leastOn } from '../seasons.ts';
import { messages as pageMessages } from '../page-messages.ts';
import { messages } from '../stay-messages.ts';
import { StayCalendar } from './stay-calendar.tsx';
import { StayHours } from './stay-hours.tsx';
import { StayTerms } from './stay-terms.tsx';
import type { StayChoice } from './use-stay.ts';
import { useStayWords } from './use-stay-words.ts';
import * as styles from './stay.module.css';

type Props = {
  readonly rental: Rental;
  readonly choice: StayChoice;
  readonly side: 1 | 2;
  readonly onDraft: (draft: Draft) => void;
};

/** Where one chooses when, for how long and how many: by night and week two days, by day, hour and person one. */
export function StayPicker({ rental, choice, side, onDraft }: Props) {
  const words = useWords(messages);
  const retry = useWords(pageMessages)('retry');
  const { draft, known } = choice;
  const { unit } = known;
  const most = longest(known, draft);
  const least = draft.from === undefined ? known.minUnits : leastOn(known, draft.from);
  const isCounted = (unit === 'day' || (unit === 'hour' && draft.time !== undefined)) && draft.units !== undefined;
  return (
    <div className={styles.stay}>
      {known.slots > 1 && <HowMany {...{ rental, choice, onDraft }} />}
      {choice.party && choice.party.most > 1 && <HowManyGuests {...{ choice, onDraft }} party={choice.party} />}
      {choice.isFailed && <Failure title={words('unread')} retry={{ label: retry, onClick: choice.retry }} />}
      {/* A month that did not come takes no other away: who turned to it finds the way back. */}
      {(!choice.isFailed || known.days.size > 0) && (
        <StayCalendar choice={choice} side={side} onPress={(date) => onDraft(choose(known, draft, date))} />
      )}
      {unit === 'hour' && draft.from !== undefined && (
        <StayHours choice={choice} onHour={(hour) => onDraft(fitted(known, { ...draft, ...hour }))} />
      )}
      {isCounted && most > 0 && (
        <Counted
          label={words(unit === 'day' ? 'howLong.day' : 'howLong.hour')}
          less={words('shorter')}
          more={words('longer')}
          value={draft.units ?? least}
          min={least}
          max={most}
          onChange={(units) => onDraft({ ...draft, units })}
        />
      )}
      <Said {...{ rental, choice }} />
      <StayTerms rental={rental} />
    </div>
  );
}

function HowMany({ rental, choice: { draft, known }, onDraft }: Pick<Props, 'rental' | 'choice' | 'onDraft'>) {
  const words = useWords(messages);
  const kind = known.unit === 'person' ? 'persons' : 'howMany';
  return (
    <Counted
      label={words(kind === 'persons' ? kind : `howMany.${rental.category}`)}
      less={words(`${kind}Less`)}
      more={words(`${kind}More`)}
      value={draft.quantity}
      min={1}
      max={known.slots}
      onChange={(quantity) => onDraft({ ...draft, quantity })}
    />
  );
}

function HowManyGuests({
  party,
  choice: { draft },
  onDraft,
}: { readonly party: Party } & Omit<Props, 'rental' | 'side'>) {
  const words = useWords(messages);
  return (
    <Counted
      label={words('guests')}
      less={words('personsLess')}
      more={words('personsMore')}
      value={party.guests}
      min={1}
      max={party.most}
      onChange={(guests) => onDraft({ ...draft, guests })}
    />
  );
}

type CountedProps = Omit<Parameters<typeof Stepper>[0], 'id' | 'label'> & { readonly label: string };

function Counted({ label, ...stepper }: CountedProps) {
  const id = useId();
  return (
    <div className={styles.stayCount}>
      <label htmlFor={id}>{label}</label>
      <Stepper id={id} {...stepper} />
    </div>
  );
}

/** What is chosen so far, and what is to be chosen next; read out when it changes. */
function Said({ rental, choice }: Pick<Props, 'rental' | 'choice'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { draft, known, stay, isPending } = choice;
  const { when, length } = useStayWords(known.unit, rental.category);
  const date = draft.from === undefined ? '' : formatDate(draft.from, 'long', language);
  const isChosen = draft.from !== undefined && !isPending;
  const isAskingHour = known.unit === 'hour' && draft.time === undefined;
  /** Told once a day is chosen: one before the first departure would begin another stay. */
  const leaveFrom = (from: string, unit: 'night' | 'week') => {
    const units = leastOn(known, from);
    const first = formatDate(lastDayOf(unit, { from, units }), 'long', language);
    return units > 1 ? words('leaveFrom', { least: words(`least.${unit}`, { count: units }), date: first }) : undefined;
  };
  const text = (() => {
    if (stay) return words('chosen', { stay: `${when(stay)}, ${length(stay)}` });
    if (isPending) return words('looking');
    if (!isChosen) return words(`ask.${known.unit}`);
    if (longest(known, draft) === 0) return words('notFree');
    if (draft.from !== undefined && isLeaving(known, draft))
      return [words('askLeave', { date }), leaveFrom(draft.from, known.unit === 'week' ? 'week' : 'night')]
        .filter(Boolean)
        .join(' ');
    return isAskingHour ? words('askHour', { date }) : words('notFree');
  })();
  return (
    <p className={styles.staySaid} role="status">
      {text}
    </p>
  );
}
