import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentInSight } from '#kit/web/ui/use-current-in-sight.ts';
import { useDeskAddress } from './use-desk-address.ts';
import * as swipedStyles from '#kit/web/ui/swiped.module.css';
import * as styles from './desk.module.css';

type View = { readonly value: string; readonly label: ReactNode; readonly count?: number | undefined };

/** Sub-tabs with their counts: links, because each is an address (`view`). The first one needs no name in it. On a phone they are swiped. */
export function DeskViews({ label, views }: { readonly label: string; readonly views: readonly View[] }) {
  const { search } = useDeskAddress();
  const current = search['view'] ?? views[0]?.value;
  const row = useCurrentInSight();
  return (
    <nav ref={row} className={`${styles.deskViews} ${swipedStyles.swiped}`} aria-label={label}>
      {views.map(({ value, label: word, count }, place) => (
        <Link
          key={value}
          className={styles.deskView}
          to="."
          search={{ tab: search['tab'], view: place === 0 ? undefined : value } as never}
          resetScroll={false}
          // The router marks what is a part of the address, and the first view is a part of every other one.
          activeOptions={{ exact: true, explicitUndefined: true }}
          activeProps={{}}
          inactiveProps={{}}
          aria-current={value === current ? 'true' : undefined}
        >
          {word} {count === undefined ? null : <b>{count}</b>}
        </Link>
      ))}
    </nav>
  );
}
