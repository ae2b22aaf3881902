import { useState } from 'react';
import { withdrawChange } from '#features/listing-changes/web/queries.ts';
import type { Memberships } from '#features/teams/contract.ts';
import { Switcher } from '#features/teams/web/switcher.tsx';
import { messages } from '#features/workspace/messages.ts';
import { useHasDoor, useKnownOfOwner } from '#features/workspace/web/queries.ts';
import { KnownOfOwner } from '#market/listings/web/desk/own-start.ts';
import { WithdrawCalls } from '#market/listings/web/desk/own-change.ts';
import { DeskActionPlace } from '#kit/web/desk/desk-action.tsx';
import { DeskLoading } from '#kit/web/desk/desk-loading.tsx';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { DeskTabs } from '#kit/web/desk/desk-tabs.tsx';
import { DeskSide } from '#kit/web/desk/side.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { panels, workspaceTabsOf } from './panels.ts';
import { useWaiting } from './use-waiting.ts';
import * as swipedStyles from '#kit/web/ui/swiped.module.css';
import * as frontDeskStyles from '#app/web/desk/front-desk.module.css';
import * as styles from '#features/workspace/web/workspace.module.css';

type WorkspaceProps = {
  /** Whose teams somebody is in, and for whom they work here. */
  readonly memberships: Memberships;
  /** Whether they have a business of their own. */
  readonly hasOwn: boolean;
};

/** The workspace before it is known whose it is. */
export function WorkspaceWaiting() {
  const words = useWords(messages);
  return (
    <main className={`wrap ${frontDeskStyles.frontDesk}`}>
      <div className={styles.workHead}>
        <h1 className="tower">{words('title')}</h1>
      </div>
      <DeskLoading>{words('loading')}</DeskLoading>
    </main>
  );
}

/** Where a business account runs what it offers, and where its team does. */
export function Workspace({ memberships, hasOwn }: WorkspaceProps) {
  const words = useWords(messages);
  const { search } = useDeskAddress();
  const [action, setAction] = useState<HTMLElement | null>(null);
  const role = memberships.acting?.role;
  // Whoever has no business and works for nobody at the moment finds the teams to choose from.
  const tabs = memberships.acting || hasOwn ? workspaceTabsOf(role) : (['team'] as const);
  const current = tabs.find((tab) => tab === search['tab']) ?? tabs[0] ?? 'team';
  const Panel = panels[current];
  const waiting = useWaiting(tabs);
  const isOwner = role === undefined && tabs.length > 1;
  const hasDoor = useHasDoor(isOwner) || role === 'door';
  const known = useKnownOfOwner(tabs.some((tab) => tab === 'listings'));
  return (
    <main className={`wrap ${frontDeskStyles.frontDesk}`}>
      <div className={styles.workHead}>
        <div>
          <h1 className="tower">{memberships.acting?.name ?? words('title')}</h1>
          <Switcher memberships={memberships} hasOwn={hasOwn} />
        </div>
        <div className={`${styles.workLinks} ${swipedStyles.swiped}`}>
          {hasDoor ? (
            // A page load of its own, because only that page may use the camera.
            <Button variant="line" size="sm" render={<a href="/check-in">{words('checkIn')}</a>}>
              {words('checkIn')}
            </Button>
          ) : null}
          <ButtonLink to="/user-dashboard" variant="line" size="sm">
            {words(hasOwn ? 'account' : 'ownAccount')}
          </ButtonLink>
          <ButtonLink to="/letters" variant="line" size="sm">
            {words('letters')}
          </ButtonLink>
        </div>
      </div>
      <DeskTabs
        label={words('parts')}
        current={current}
        tabs={tabs.map((value) => ({ value, label: words(`tab.${value}`), count: waiting[value] }))}
      />
      <div ref={setAction} className={styles.workAction} />
      <DeskSide value="owner">
        <WithdrawCalls value={withdrawChange}>
          <KnownOfOwner value={known}>
            <DeskActionPlace value={action}>
              <RoleInTeam value={role}>
                <Panel />
              </RoleInTeam>
            </DeskActionPlace>
          </KnownOfOwner>
        </WithdrawCalls>
      </DeskSide>
    </main>
  );
}
