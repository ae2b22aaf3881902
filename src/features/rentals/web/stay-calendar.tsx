import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays } from '#kit/shared/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { isChoosable } from '../calendar.ts';
import { addMonths, firstOf, lastOf, monthOf, monthsBetween } from '../months.ts';
import { messages } from '../stay-messages.ts';
import { dayByKey } from './calendar-keys.ts';
import { StayMonth } from './stay-month.tsx';
import { useRoomForTwo } from './use-room-for-two.ts';
import type { StayChoice } from './use-stay.ts';
import * as styles from './stay.module.css';

type Props = {
  readonly choice: StayChoice;
  /** How many months stand side by side where there is room. */
  readonly side: 1 | 2;
  readonly onPress: (date: string) => void;
};

/** A calendar for mouse, finger and keyboard: arrows go by day and week, Page keys by month, Home and End along the week. */
export function StayCalendar({ choice, side, onPress }: Props) {
  const words = useWords(messages);
  const box = useRef<HTMLDivElement>(null);
  const { month, months, setMonth, today, known, draft } = choice;
  const more = useRoomForTwo() ? side - 1 : 0;
  const shown = monthsBetween(month, addMonths(month, more));
  const [focus, setFocus] = useState<string>();
  const hasMoved = useRef(false);
  const place = focus !== undefined && shown.includes(monthOf(focus)) ? focus : placeIn(choice);

  useEffect(() => {
    if (!hasMoved.current || focus === undefined) return;
    const button = box.current?.querySelector<HTMLElement>(`[data-date="${focus}"]`);
    button?.focus();
    // On a narrow screen the second month is not there: then the one that was asked for comes first.
    if (button && document.activeElement !== button && monthOf(focus) !== month) setMonth(monthOf(focus));
    else hasMoved.current = false;
  }, [focus, month, setMonth]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = dayByKey(place, event.key);
    if (wanted === undefined) return;
    event.preventDefault();
    const last = lastOf(months.last);
    const date = wanted < today ? today : wanted > last ? last : wanted;
    const target = monthOf(date);
    hasMoved.current = true;
    setFocus(date);
    if (target < month) setMonth(target);
    else if (!shown.includes(target)) setMonth(addMonths(target, -more));
  };

  // At the first and the last month a button keeps the focus of whoever has turned there.
  const turn = (count: 1 | -1) => {
    const isEnd = count < 0 ? month <= months.first : month >= months.last;
    const onClick = () => {
      if (!isEnd) setMonth(addMonths(month, count));
    };
    return { 'aria-disabled': isEnd, onClick };
  };
  return (
    <div className={styles.stayCal} data-side={side} aria-busy={choice.isPending} ref={box}>
      <div className={styles.stayCalTurn}>
        <button type="button" aria-label={words('monthBack')} {...turn(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label={words('monthOn')} {...turn(1)}>
          <Icon name="right" />
        </button>
      </div>
      <div className={styles.stayCalMonths} onKeyDown={onKeyDown} role="presentation">
        {/* By its place: the name of the month is read out because it changes. */}
        {shown.map((one, at) => (
          <StayMonth
            key={at}
            month={one}
            choice={choice}
            place={place}
            isFree={(date) => known.days.has(date) && isChoosable(known, draft, date)}
            onPress={(date) => {
              setFocus(date);
              onPress(date);
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** Where the keyboard comes in: at the stay, else at the first day that can be chosen. */
function placeIn({ draft, month, today, known }: StayChoice): string {
  if (draft.from !== undefined && monthOf(draft.from) === month) return draft.from;
  const first = firstOf(month) < today ? today : firstOf(month);
  for (let date = first; monthOf(date) === month; date = addDays(date, 1))
    if (isChoosable(known, draft, date)) return date;
  return first;
}
