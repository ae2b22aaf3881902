import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { changed, type SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';

type Props = { readonly address: SearchAddress; readonly leftOut: readonly string[] };

/** What of the words was not looked for, each a link to the search for it alone: what it leaves out nobody has to guess. */
export function LeftOut({ address, leftOut }: Props) {
  const words = useWords(messages);
  if (leftOut.length === 0) return null;
  return (
    <>
      {words('leftOut')}{' '}
      {leftOut.map((left, i) => (
        <Fragment key={left}>
          {i > 0 && ', '}
          <Link
            to="/search"
            search={changed(address, { query: left })}
            resetScroll={false}
            aria-label={words('leftOut.alone', { words: left })}
          >
            {left}
          </Link>
        </Fragment>
      ))}
    </>
  );
}
