import { useEffect, useRef } from 'react';
import { sayAsked, type AmenityName, type CategoryName } from '#features/search/filter-words.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Switch } from '#kit/web/ui/switch.tsx';
import { nightOf } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import type { SavedSearch } from '../contract.ts';
import { messages } from '../messages.ts';
import { searchIn } from '../rules.ts';
import * as styles from './saved-searches.module.css';

type Names = { readonly categoryName: CategoryName; readonly amenityName: AmenityName };

/** What was asked, as the chips of its page say it. */
function useSaid({ search }: SavedSearch, names: Names): string {
  const { language } = useLanguage();
  const saying = { ...names, language, day: useDay(), tonight: nightOf(useNow()) };
  return inLine(sayAsked(searchIn(search), saying));
}

type LineProps = Names & {
  readonly search: SavedSearch;
  /** How much is new in it. */
  readonly fresh: number;
  readonly isBusy: boolean;
  readonly onSwitch: (letters: boolean) => void;
  readonly onRemove: () => void;
};

/** One search: the way to what it finds, how much of that is new, its letters, and a way to let it go. */
export function SearchLine({ search, fresh, isBusy, onSwitch, onRemove, ...names }: LineProps) {
  const words = useWords(messages);
  const said = useSaid(search, names);
  return (
    <li className={styles.searchLine}>
      <div className={styles.searchSaid}>
        <h3>
          <Link to="/search" search={searchIn(search.search)}>
            {said}
          </Link>
        </h3>
        {fresh > 0 ? <Badge tone="coral">{words('fresh', { count: fresh })}</Badge> : null}
        {search.isOver ? <p>{words('over')}</p> : null}
      </div>
      {search.isOver && !search.letters ? null : (
        <label className={styles.searchLetters}>
          <Switch
            checked={search.letters}
            aria-label={`${words('letters')}: ${said}`}
            onChange={(event) => {
              if (!isBusy) onSwitch(event.currentTarget.checked);
            }}
          />
          <span aria-hidden="true">
            {words('letters')}
            <small>{words('lettersHint')}</small>
          </span>
        </label>
      )}
      <button
        type="button"
        className={styles.searchRemove}
        aria-label={words('remove', { search: said })}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onRemove}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

type RemovedProps = Names & { readonly search: SavedSearch; readonly isBusy: boolean; readonly onUndo: () => void };

/** Where a search was: it can be had back. */
export function RemovedSearch({ search, isBusy, onUndo, ...names }: RemovedProps) {
  const words = useWords(messages);
  const said = useSaid(search, names);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: this one takes its focus.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.searchLine}>
      <p className={styles.searchSaid} role="status">
        {words('removed', { search: said })}
      </p>
      <Button
        ref={undo}
        variant="line"
        size="sm"
        busy={isBusy}
        aria-label={words('undoOf', { search: said })}
        onClick={onUndo}
      >
        {words('undo')}
      </Button>
    </li>
  );
}
