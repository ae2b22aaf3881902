import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { SecondFactor } from '../../second-factor-contract.ts';
import { messages } from '../../security-messages.ts';
import { AppSetup } from './app-setup.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { factorQuery, newRecoveryCodes, removeApp } from './security-queries.ts';
import * as factsStyles from '#kit/web/desk/facts.module.css';
import * as styles from './security.module.css';

/** The second step of signing in to one's account: an app with codes, passkeys, and what helps when both are lost. */
export function FactorSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const factor = useQuery(factorQuery());
  const [codes, setCodes] = useState<readonly string[]>();
  const gained = (fresh: readonly string[] | null) => {
    if (fresh !== null) {
      setCodes(fresh);
      toast({ title: words('factorOn') });
    }
    void queries.invalidateQueries({ queryKey: factorQuery().queryKey });
  };
  const close = () => {
    onClose();
    // The desk may have waited for it.
    void queries.invalidateQueries({ predicate: ({ state }) => state.error?.code === 'second_factor_missing' });
  };
  return (
    <Sheet isOpen onClose={close} title={words('secondStep')} isDirty={codes !== undefined}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : factor.data ? (
        <Ways factor={factor.data} onGained={gained} onCodes={setCodes} />
      ) : factor.isError ? (
        <Failure title={words('unavailable')} retry={{ label: words('retry'), onClick: () => void factor.refetch() }} />
      ) : (
        <div role="status" aria-label={words('loading')}>
          <Skeleton />
        </div>
      )}
    </Sheet>
  );
}

type WaysProps = {
  readonly factor: SecondFactor;
  readonly onGained: (codes: readonly string[] | null) => void;
  readonly onCodes: (codes: readonly string[]) => void;
};

function Ways({ factor, onGained, onCodes }: WaysProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const failed = { title: words('failed'), description: words('failedText') };
  const refresh = ['/api/account/second-factor'];
  const app = useChange(removeApp(), { done: { title: words('removed') }, failed, refresh });
  const fresh = useChange(newRecoveryCodes(), {
    done: { title: words('recovery') },
    failed,
    refresh,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const { since, isRequired, authenticatorSince, recoveryCodesLeft } = factor;
  return (
    <div className={styles.securityParts}>
      <p className={styles.securityNote}>{words('factorText')}</p>
      {isRequired && since === null ? <p className={factsStyles.deskNotice}>{words('factorRequired')}</p> : null}
      <section>
        <h3>{words('app')}</h3>
        {authenticatorSince === null ? (
          <>
            <p>{words('appText')}</p>
            <AppSetup onDone={onGained} />
          </>
        ) : (
          <>
            <p>{words('appSince', { when: formatInstant(new Date(authenticatorSince), language) })}</p>
            <Button variant="line" size="sm" busy={app.isPending} onClick={() => app.change({})}>
              {words('remove')}
            </Button>
          </>
        )}
      </section>
      <section>
        <h3>{words('passkeys')}</h3>
        <p>{words(factor.hasPasskeys ? 'passkeysText' : 'passkeysNeedName')}</p>
        {factor.hasPasskeys ? <PasskeyList passkeys={factor.passkeys} onDone={onGained} /> : null}
      </section>
      {since === null ? null : (
        <section>
          <h3>{words('recovery')}</h3>
          <p>{words('recoveryText')}</p>
          <p>{words('recoveryLeft', { count: recoveryCodesLeft })}</p>
          <Button variant="line" size="sm" busy={fresh.isPending} onClick={() => fresh.change({})}>
            {words('newCodes')}
          </Button>
        </section>
      )}
    </div>
  );
}
