import { use } from 'react';
import { StandingClaims } from '#features/listing-claims/web/standing-claims.tsx';
import { messages } from '#features/workspace/messages.ts';
import { useKnownOfOwner } from '#features/workspace/web/queries.ts';
import { UnsoldNote } from '#features/workspace/web/unsold-note.tsx';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { DeskLoading } from '#kit/web/desk/desk-loading.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { RoleInTeam } from '#kit/web/desk/role-in-team.ts';
import { useIsLate } from '#kit/web/desk/use-is-late.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { panels } from '../desk/panels.ts';
import * as styles from '#features/workspace/web/workspace.module.css';

/** One's own listings, kind by kind: the desk's panels, which an owner sees the own of. */
export function Listings() {
  const words = useWords(messages);
  const { search } = useDeskAddress();
  const kind = listingKinds.find((one) => one === search['view']) ?? listingKinds[0];
  const Panel = panels[kind];
  const isOwner = use(RoleInTeam) === undefined;
  const isLate = useIsLate(isOwner);
  // The note on what nobody can buy stands above the list, and is drawn with it.
  const isSeen = useKnownOfOwner(isOwner) !== undefined || !isOwner || isLate;
  return (
    <>
      {isSeen ? null : <DeskLoading>{words('loading')}</DeskLoading>}
      <div className={styles.workKinds} hidden={!isSeen}>
        {isOwner ? <UnsoldNote /> : null}
        <DeskViews
          label={words('kinds')}
          views={listingKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        />
        {Panel ? <Panel key={kind} counts={{}} /> : null}
        {isOwner ? (
          // Most places stand in the directory before their owners come: written again they would stand there twice.
          <div className={styles.workClaims}>
            <p>
              {words('alreadyHere')}
              <Link to="/search" search={{ type: kind }}>
                {words('findIt')}
              </Link>
              <Link to="/listing-claims">{words('claims')}</Link>
            </p>
            <StandingClaims />
          </div>
        ) : null}
      </div>
    </>
  );
}
