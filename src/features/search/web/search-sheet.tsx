import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { activeFilters, changed, readSearch, type SearchAddress } from '../address.ts';
import { askedBy, draftOf, faultOf, type Draft } from '../draft.ts';
import type { Suggestion } from '../contract.ts';
import { messages as searchMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { Filters } from './filters.tsx';
import type { Found } from './queries.ts';
import { SearchField } from './search-field.tsx';
import type { AmenityName, CategoryName } from './types.ts';
import * as tabsStyles from '#kit/web/ui/tabs.module.css';
import * as styles from './search-sheet.module.css';

type Props = {
  readonly address: SearchAddress;
  readonly facets: Found['facets'] | undefined;
  readonly categoryName: CategoryName;
  readonly amenityName: AmenityName;
  /** It was asked: what comes of it is to be seen. */
  readonly onAsked: () => void;
};

/** What the form does not hold, and the browser sends along when it sends the form by itself. */
const carried = ['type', 'sort', 'view', 'lat', 'lng', 'radius'] as const;

/** The words and the filters on one sheet. It asks when Search is pressed, as the specification says, not before. */
export function SearchSheet({ address, facets, categoryName, amenityName, onAsked }: Props) {
  const words = useWords(messages);
  const searchWords = useWords(searchMessages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const fold = useRef<HTMLDetailsElement>(null);
  const [draft, setDraft] = useDraft(address);
  const [isFaultSaid, sayFault] = useState(false);
  const fault = isFaultSaid ? faultOf(draft) : undefined;
  const set = activeFilters(address).length;

  const go = (to: SearchAddress) => {
    if (fold.current) fold.current.open = false;
    void navigate({ to: '/search', search: to, resetScroll: false });
    onAsked();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faulty = faultOf(draft);
    sayFault(faulty !== undefined);
    if (faulty === undefined) return go(askedBy(draft, address));
    if (fold.current) fold.current.open = true;
    event.currentTarget.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus();
    return undefined;
  };
  const take = (suggestion: Suggestion) => {
    if (suggestion.kind === 'listing')
      return void navigate({ to: `/${suggestion.type}/$id`, params: { id: suggestion.id } });
    if (suggestion.kind === 'category') {
      const { type, category } = suggestion;
      setDraft({ query: '' });
      return go(readSearch({ type, category, view: address.view }));
    }
    setDraft({ query: suggestion.text });
    return go(changed(address, { query: suggestion.text }));
  };

  return (
    <form className={styles.find} role="search" action="/search" method="get" onSubmit={submit} noValidate>
      {carried.map((name) => {
        const value = address[name];
        return value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
      <input type="hidden" name="lang" value={language} />
      <div className={styles.findBar}>
        <SearchField
          text={draft.query}
          onText={(query) => setDraft({ query })}
          onPick={take}
          categoryName={categoryName}
        />
        <Button type="submit" variant="ink" arrow>
          <span className={styles.findWord}>{searchWords('submit')}</span>
        </Button>
      </div>
      <details className={styles.filters} ref={fold}>
        <summary>
          <span>{words('filters')}</span>
          {set > 0 && (
            <span className={tabsStyles.tabCount}>
              <span aria-hidden="true">{set}</span>
              <span className="sr-only">{words('filtersSet', { count: set })}</span>
            </span>
          )}
          <Icon name="chevron" />
        </summary>
        <Filters
          {...{ address, facets, draft, categoryName, amenityName, fault }}
          onDraft={(patch) => {
            sayFault(false);
            setDraft(patch);
          }}
        />
      </details>
    </form>
  );
}

/** What stands in the form: what the address asks, and what was changed since. Another address begins anew. */
function useDraft(address: SearchAddress): readonly [Draft, (patch: Partial<Draft>) => void] {
  const asked = draftOf(address);
  const signature = JSON.stringify(asked);
  const [state, setState] = useState({ signature, draft: asked });
  if (state.signature !== signature) setState({ signature, draft: asked });
  const patch = (change: Partial<Draft>) => setState((now) => ({ ...now, draft: { ...now.draft, ...change } }));
  return [state.signature === signature ? state.draft : asked, patch];
}
