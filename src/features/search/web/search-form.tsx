import type { FormEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../messages.ts';
import type { SearchAddress } from '../address.ts';
import * as styles from './search-block.module.css';

type Props = {
  readonly address?: SearchAddress;
  readonly onSearch: (query: string) => void;
};

/** One field and one button. Before the page's script has arrived the browser sends the form by itself. */
export function SearchForm({ address = {}, onSearch }: Props) {
  const words = useWords(messages);
  const query = address.query ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('query') ?? ''));
  };
  return (
    <form className={styles.searchBar} role="search" action="/search" method="get" onSubmit={submit}>
      {address.type && <input type="hidden" name="type" value={address.type} />}
      {address.category && <input type="hidden" name="category" value={address.category} />}
      <label className={styles.searchField}>
        <Icon name="search" />
        <span className="sr-only">{words('label')}</span>
        <input
          key={query}
          type="search"
          name="query"
          defaultValue={query}
          maxLength={100}
          placeholder={words('placeholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <Button type="submit" variant="ink" arrow>
        {words('submit')}
      </Button>
    </form>
  );
}
