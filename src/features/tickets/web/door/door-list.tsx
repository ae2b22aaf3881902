import { nightOf } from '#market/town/dates.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Door } from '../../contract.ts';
import { messages } from '../../door-messages.ts';
import * as styles from './door.module.css';

type ListProps = { readonly doors: readonly Door[]; readonly onChoose: (eventId: string) => void };

/** The doors to choose from, each a button a thumb can't miss. */
export function DoorList({ doors, onChoose }: ListProps) {
  const words = useWords(messages);
  return (
    <>
      <p className={styles.gateLead}>{words('lead')}</p>
      <ul className={styles.gateList} aria-label={words('doors')}>
        {doors.map((door) => (
          <li key={door.id}>
            <button type="button" className={styles.gateChoice} onClick={() => onChoose(door.id)}>
              <span>
                <b className="tower-s">{door.title}</b>
                <DoorWhen door={door} />
                <span>{words('entered', { entered: door.entered, sold: door.sold })}</span>
              </span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** When and where a door opens; tonight is said in so many words. */
export function DoorWhen({ door }: { readonly door: Door }) {
  const words = useWords(messages);
  const shortDay = useDay();
  const [first, tonight] = [nightOf(new Date(door.startsAt)), nightOf(useNow())];
  const isTonight = first <= tonight && tonight <= (door.lastDay ?? first);
  const day = isTonight ? words('tonight') : shortDay(door.date);
  return <span className={styles.gateWhen}>{inLine([day, door.time, door.location])}</span>;
}
