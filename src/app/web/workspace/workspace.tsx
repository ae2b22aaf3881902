import { Suspense, useState } from 'react';
import { withdrawChange } from '#features/listing-changes/web/queries.ts';
import { messages } from '#features/workspace/messages.ts';
import { useKnownOfOwner } from '#features/workspace/web/queries.ts';
import { KnownOfOwner } from '#market/listings/web/desk/own-start.ts';
import { WithdrawCalls } from '#market/listings/web/desk/own-change.ts';
import { DeskActionPlace } from '#kit/web/desk/desk-action.tsx';
import { DeskTabs } from '#kit/web/desk/desk-tabs.tsx';
import { DeskSide } from '#kit/web/desk/side.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { panels, parts } from './parts.ts';
import * as frontDeskStyles from '#app/web/desk/front-desk.module.css';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as styles from '#features/workspace/web/workspace.module.css';

/** Where a business account runs what it offers. */
export function Workspace() {
  const words = useWords(messages);
  const { search } = useDeskAddress();
  const [action, setAction] = useState<HTMLElement | null>(null);
  const current = parts.find((part) => part === search['tab']) ?? 'listings';
  const Panel = panels[current];
  return (
    <main className={`wrap ${frontDeskStyles.frontDesk}`}>
      <div className={styles.workHead}>
        <h1 className="tower">{words('title')}</h1>
        <div className={styles.workLinks}>
          <ButtonLink to="/user-dashboard" variant="line" size="sm">
            {words('account')}
          </ButtonLink>
          <ButtonLink to="/letters" variant="line" size="sm">
            {words('letters')}
          </ButtonLink>
          {/* A page load of its own, because only that page may use the camera. */}
          <Button variant="line" size="sm" render={<a href="/check-in">{words('checkIn')}</a>}>
            {words('checkIn')}
          </Button>
        </div>
      </div>
      <DeskTabs
        label={words('parts')}
        current={current}
        tabs={parts.map((value) => ({ value, label: words(`tab.${value}`) }))}
      />
      <div ref={setAction} className={styles.workAction} />
      <DeskSide value="owner">
        <WithdrawCalls value={withdrawChange}>
          <KnownOfOwner value={useKnownOfOwner()}>
            <DeskActionPlace value={action}>
              <Suspense fallback={<p className={deskStyles.deskLoading}>{words('loading')}</p>}>
                <Panel />
              </Suspense>
            </DeskActionPlace>
          </KnownOfOwner>
        </WithdrawCalls>
      </DeskSide>
    </main>
  );
}
