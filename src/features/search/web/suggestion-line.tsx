import { useEffect, useRef } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Suggestion } from '../contract.ts';
import { messages } from '../page-messages.ts';
import type { CategoryName } from './types.ts';
import * as styles from './search-sheet.module.css';

type Props = {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
  readonly categoryName: CategoryName;
  readonly onPick: () => void;
};

/** One thing that may be meant: a listing, a kind of listing, a word. */
export function SuggestionLine({ id, suggestion, isActive, categoryName, onPick }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { title, hint } = useTexts(suggestion, categoryName);
  return (
    // The keyboard's part is the combobox's: the focus never leaves its field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={line}
      id={id}
      className={styles.suggestion}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Icon name={suggestion.kind === 'listing' ? 'arrow' : 'search'} />
      <span>
        <b>{title}</b> <small>{hint}</small>
      </span>
    </div>
  );
}

function useTexts(suggestion: Suggestion, categoryName: CategoryName): { title: string; hint: string } {
  const words = useWords(messages);
  if (suggestion.kind === 'words') return { title: suggestion.text, hint: words('suggestedWords') };
  if (suggestion.kind === 'category')
    return {
      title: categoryName(suggestion.category, suggestion.type),
      hint: words('suggestedCategory', { kind: words(`type.${suggestion.type}`) }),
    };
  const kind = words(`kind.${suggestion.type}`);
  return { title: suggestion.title, hint: inLine([kind, suggestion.location]) };
}
