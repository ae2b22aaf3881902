import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DoorPicture } from '#market/drawings/web/door-pictures.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { addressOf, doors, doorSections, type Door } from '../doors.ts';
import { SearchForm } from './search-form.tsx';
import * as styles from './search-block.module.css';

const titleId = 'search-title';

/** "What are you after?": four doors, each to its section, and a field that leads to /search. */
export function SearchBlock() {
  const words = useWords(messages);
  const navigate = useNavigate();
  const [chosen, choose] = useState<Door>();
  const open = (door: Door) => {
    choose(door);
    document.querySelector(`#${doorSections[door]}`)?.scrollIntoView();
  };
  return (
    <section className={styles.search} aria-labelledby={titleId}>
      <div className="wrap">
        <div className={styles.searchTop}>
          <h2 id={titleId} className="tower">
            {words('title')}
          </h2>
          <p>{words('lead')}</p>
        </div>
        <div className={styles.doors} role="group" aria-label={words('doors')}>
          {doors.map((door) => (
            <button
              key={door}
              type="button"
              className={styles.door}
              data-door={door}
              aria-pressed={door === chosen}
              onClick={() => open(door)}
            >
              <b className="tower">{words(`door.${door}`)}</b>
              <small>{words(`door.${door}.hint`)}</small>
              <DoorPicture door={door} className={styles.doorPic} />
            </button>
          ))}
        </div>
        <SearchForm
          address={addressOf('', chosen)}
          onSearch={(query) => void navigate({ to: '/search', search: addressOf(query, chosen) })}
        />
      </div>
    </section>
  );
}
