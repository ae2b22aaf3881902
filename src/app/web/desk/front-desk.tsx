import { Suspense, useState } from 'react';
import { DeskActionPlace } from '#kit/web/desk/desk-action.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { DeskBar, type Present } from './desk-bar.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { KeyRack, type DeskCounts } from './key-rack.tsx';
import { messages } from './messages.ts';
import { panels } from './panels.ts';
import './front-desk.css';

type FrontDeskProps = { readonly present?: Present; readonly tab: string; readonly counts: DeskCounts };

/** The desk from which the town is run; without anybody it is drawn while it is not known yet who is here. */
export function FrontDesk({ present, tab, counts }: FrontDeskProps) {
  const words = useWords(messages);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const Panel = present === undefined ? undefined : panels[tab];
  const waiting = <p className="desk-loading">{words('loading')}</p>;
  return (
    <>
      <DeskBar {...(present ? { present } : {})} />
      <main className="wrap front-desk">
        <div className="front-head">
          <h1 className="tower">{words('title')}</h1>
          <div ref={setAction} />
        </div>
        <KeyRack {...counts} />
        <DeskTabs
          current={tab}
          counts={{
            submissions: counts.submissions?.pending ?? 0,
            holidays: (counts.holidays?.pending ?? 0) + (counts.holidays?.planning ?? 0),
          }}
        />
        {Panel ? (
          <DeskActionPlace value={action}>
            <Suspense fallback={waiting}>
              <Panel />
            </Suspense>
          </DeskActionPlace>
        ) : (
          waiting
        )}
      </main>
    </>
  );
}
