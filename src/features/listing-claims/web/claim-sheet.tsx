import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import type { ClaimWays } from '../contract.ts';
import { messages } from '../messages.ts';
import { claimHash, codeWays } from '../rules.ts';
import type { CodeWay as Way } from '../rules.ts';
import { CodeWay } from './code-way.tsx';
import { OwnPage } from './own-page.tsx';
import { PaperWay } from './paper-way.tsx';
import { waysQuery, type Named } from './queries.ts';
import { Waiting } from './waiting.tsx';
import * as styles from './claims.module.css';

type Props = { readonly listing: Named; readonly onClose: () => void };

/** Says that a page is one's own, in two minutes: signed in, by a code to the mailbox on it, or by a paper. */
export function ClaimSheet({ listing, onClose }: Props) {
  const words = useWords(messages);
  const user = useStoredUser();
  const isStaff = user?.role === 'admin' || user?.role === 'moderator';
  let face: ReactNode = <SignFirst listing={listing} />;
  if (isStaff) face = <p>{words('notForDesk')}</p>;
  else if (user) face = <Ways listing={listing} />;
  return (
    <Sheet isOpen onClose={onClose} title={words('isYours')}>
      <div className={styles.claimSheet}>{face}</div>
    </Sheet>
  );
}

function SignFirst({ listing: { kind, id } }: { readonly listing: Named }) {
  const words = useWords(messages);
  const redirect = `/${kind}/${id}#${claimHash}`;
  return (
    <>
      <p>{words('claimText')}</p>
      <p>{words('signFirst')}</p>
      <div className={styles.claimButtons}>
        <ButtonLink to="/auth" search={{ redirect, tab: 'signup' }} variant="ink">
          {words('signUp')}
        </ButtonLink>
        <ButtonLink to="/auth" search={{ redirect, tab: 'signin' }} variant="line">
          {words('signIn')}
        </ButtonLink>
      </div>
    </>
  );
}

function Ways({ listing }: { readonly listing: Named }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(waysQuery(listing, language));
  if (data) return <Known listing={listing} ways={data} />;
  if (!isError) return <p role="status">{words('loading')}</p>;
  return (
    <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void refetch() }}>
      {words('tryAgain')}
    </Failure>
  );
}

/** Only one code is out at a time; without an end it was never delivered. */
function stateOf(claim: ClaimWays['claim'], way: Way): 'unsent' | 'out' | 'lost' {
  if (claim?.way !== way) return 'unsent';
  return claim.codeUntil === null ? 'lost' : 'out';
}

function Known({ listing, ways }: { readonly listing: Named; readonly ways: ClaimWays }) {
  const words = useWords(messages);
  const { title, isYours, hasOwner, claim } = ways;
  const places = { mail: ways.mailbox, phone: ways.phone };
  if (isYours) return <OwnPage listing={listing} title={title} />;
  if (claim?.status === 'waiting') return <Waiting claim={claim} />;
  return (
    <>
      <p className={styles.claimTitle}>{title}</p>
      <p>{words(hasOwner ? 'hasOwner' : 'claimText')}</p>
      {codeWays.map((way) => {
        const to = places[way];
        return to === null ? null : (
          <CodeWay key={way} listing={listing} way={way} to={to} state={stateOf(claim, way)} />
        );
      })}
      <PaperWay listing={listing} />
    </>
  );
}
