import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { useSettled } from '#kit/web/use-settled.ts';
import { maxWords } from '../address.ts';
import type { Suggestion } from '../contract.ts';
import { messages as searchMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { suggestQuery } from './queries.ts';
import { SuggestionLine } from './suggestion-line.tsx';
import type { CategoryName } from './types.ts';
import * as searchBlockStyles from './search-block.module.css';
import * as styles from './search-sheet.module.css';

/** Suggestions come from so many letters on, and when so many milliseconds passed without another. */
const minLetters = 2;
const pause = 150;

const keyOf = (suggestion: Suggestion): string => JSON.stringify(suggestion);

type Props = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (suggestion: Suggestion) => void;
  readonly categoryName: CategoryName;
};

/**
 * The field of /search: a combobox after the WAI-ARIA pattern. The focus stays in the field, the arrows move through
 * what may be meant, Enter takes it, Escape closes. Written by hand: an input that turned into a library's on its first
 * focus would lose the caret, and this needs no more than it.
 */
export function SearchField({ text, onText, onPick, categoryName }: Props) {
  const searchWords = useWords(searchMessages);
  const words = useWords(messages);
  const { language } = useLanguage();
  const id = useId();
  const [isWanted, want] = useState(false);
  // The thing itself, not its place: a later answer may move it, and Enter must take what was chosen.
  const [chosen, choose] = useState<Suggestion>();
  const asked = useSettled(text.trim(), pause);
  const isLongEnough = text.trim().length >= minLetters && asked.length >= minLetters;
  const list = useQuery({
    ...suggestQuery(asked, language),
    placeholderData: keepPreviousData,
    enabled: isWanted && isLongEnough,
  });
  const suggestions = isWanted && isLongEnough ? (list.data ?? []) : [];
  const isOpen = suggestions.length > 0;
  const active = suggestions.findIndex((suggestion) => keyOf(suggestion) === (chosen && keyOf(chosen)));
  const current = suggestions[active];
  const isSettled = asked === text.trim() && !list.isPlaceholderData;

  // What was typed before the script arrived stands in the field, and nobody told.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!field.current || field.current.value === text) return;
    onText(field.current.value);
    want(document.activeElement === field.current);
    // Once, after hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const close = () => {
    want(false);
    choose(undefined);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    onPick(suggestion);
  };
  // One step beyond either end is the field itself.
  const step = (by: number) => {
    const places = suggestions.length + 1;
    want(true);
    choose(suggestions[((active + 1 + by + places) % places) - 1]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: isOpen ? close : undefined,
      Enter: isOpen && current ? () => pick(current) : undefined,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.findField}>
      <label className={searchBlockStyles.searchField}>
        <Icon name="search" />
        <span className="sr-only">{searchWords('label')}</span>
        <input
          ref={field}
          type="search"
          name="query"
          value={text}
          maxLength={maxWords}
          placeholder={searchWords('placeholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          onChange={(event) => {
            onText(event.target.value);
            want(true);
            choose(undefined);
          }}
          onKeyDown={press}
          onBlur={close}
        />
      </label>
      <div
        id={`${id}-list`}
        className={styles.suggestions}
        role="listbox"
        aria-label={words('suggestions')}
        aria-busy={!isSettled}
        hidden={!isOpen}
      >
        {suggestions.map((suggestion, index) => (
          <SuggestionLine
            key={keyOf(suggestion)}
            id={`${id}-${index}`}
            suggestion={suggestion}
            isActive={index === active}
            categoryName={categoryName}
            onPick={() => pick(suggestion)}
          />
        ))}
      </div>
      <p className="sr-only" role="status">
        {isOpen ? words('suggested', { count: suggestions.length }) : ''}
      </p>
    </div>
  );
}
