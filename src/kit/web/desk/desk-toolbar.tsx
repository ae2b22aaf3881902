import { useState } from 'react';
import { useWords } from '../i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { messages } from './messages.ts';
import { useDeskAddress } from './use-desk-address.ts';
import * as styles from './desk.module.css';

export type DeskOption = { readonly value: string; readonly label: string };
export type DeskFilter = { readonly name: string; readonly label: string; readonly options: readonly DeskOption[] };

/** The tools above a list: words, filters, order. They only write the address. */
export function DeskToolbar({
  filters,
  sorts,
}: {
  readonly filters: readonly DeskFilter[];
  readonly sorts: readonly DeskOption[];
}) {
  const words = useWords(messages);
  const { search, set } = useDeskAddress();
  const asked = search['q'] ?? '';
  const filtered = filters.filter(({ name }) => search[name]).length;
  const isNarrowed = asked !== '' || filtered > 0;
  const [isUnfolded, setUnfolded] = useState(false);
  const hasTools = filters.length > 0 || sorts.length > 1;
  const clear = () => set(Object.fromEntries([['q', undefined], ...filters.map(({ name }) => [name, undefined])]));
  return (
    <div className={styles.deskTools} data-unfolded={isUnfolded || undefined}>
      <SearchBox key={asked} asked={asked} onAsk={(q) => set({ q })} />
      {hasTools ? (
        <Button
          variant="line"
          size="sm"
          className={styles.deskUnfold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {words('tools')}
          {filtered > 0 ? ` (${filtered})` : null}
        </Button>
      ) : null}
      {filters.map(({ name, label, options }) => (
        <label key={name} className={styles.deskTool}>
          <span>{label}</span>
          <Select
            value={search[name] ?? ''}
            options={[{ value: '', label: words('all') }, ...options]}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        </label>
      ))}
      {sorts.length > 1 ? (
        <label className={`${styles.deskTool} ${styles.deskSort}`}>
          <span>{words('sort')}</span>
          <Select
            value={search['sort'] ?? sorts[0]?.value ?? ''}
            options={sorts}
            onChange={(event) => set({ sort: event.currentTarget.value })}
          />
        </label>
      ) : null}
      {isNarrowed ? (
        <Button variant="quiet" size="sm" onClick={clear}>
          {words('clear')}
        </Button>
      ) : null}
    </div>
  );
}

/** Asks when it is sent or left, not at each letter: every question is an address. */
function SearchBox({ asked, onAsk }: { readonly asked: string; readonly onAsk: (q: string) => void }) {
  const words = useWords(messages);
  const [text, setText] = useState(asked);
  const ask = () => {
    if (text.trim() !== asked) onAsk(text.trim());
  };
  return (
    <form
      role="search"
      className={styles.deskSearch}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Input
        type="search"
        aria-label={words('search')}
        placeholder={words('search')}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={ask}
      />
      <button type="submit" aria-label={words('search')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
