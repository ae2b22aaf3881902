import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';
import { deskTabs } from './panels.ts';

type TabWord = Extract<keyof (typeof messages)['en'], `tab.${string}`>;

/** The parts of the desk as links, with what waits in them. On a phone they are swiped. */
export function DeskTabs({ current, counts }: { readonly current: string; readonly counts: Record<string, number> }) {
  const words = useWords(messages);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector(`[data-tab="${current}"]`);
    tab?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav ref={row} className="front-tabs" aria-label={words('parts')}>
      {deskTabs.map((tab) => (
        <Link
          key={tab}
          className="tab"
          data-tab={tab}
          to="/admin"
          search={{ tab }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {words(`tab.${tab}` as TabWord)}
          {counts[tab] ? <span className="tab-count">{counts[tab]}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
