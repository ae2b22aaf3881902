import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '#kit/shared/problem.ts';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { OwnPayoutAccount } from '../contract.ts';
import { messages } from '../messages.ts';
import { sandboxOutcomes } from '../rules.ts';
import { payoutAccountQuery, payoutAccountsApi as api } from './queries.ts';
import { isUnguarded, Unguarded } from './unguarded.tsx';
import * as styles from './payout-accounts.module.css';

/** The way to an owner's account at the provider; in the sandbox its page is ours, and says so. */
export function AtProvider({ account }: OwnPayoutAccount) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const [isInSandbox, setInSandbox] = useState(false);
  const reread = () => void queries.invalidateQueries(payoutAccountQuery());
  const onError = () => toast({ title: words('failed'), description: words('tryAgain'), tone: 'destructive' });
  const go = useMutation({
    ...api.mutation('POST /api/payout-account/onboarding'),
    onSuccess: ({ url }) => {
      if (url !== null) return window.location.assign(url);
      setInSandbox(true);
      reread();
    },
    onError: (error) => {
      if (!isEarly(error) && !isUnguarded(error)) onError();
    },
  });
  const check = useMutation({
    ...api.mutation('POST /api/payout-account/check'),
    onSuccess: () => {
      toast({ title: words('checked') });
      reread();
    },
    onError,
  });
  const standing = account?.standing;
  return (
    <>
      <div className={styles.payableActions}>
        <Button
          variant={standing === 'ready' ? 'ink' : 'coral'}
          size="sm"
          busy={go.isPending}
          onClick={() => go.mutate({ body: {} })}
        >
          {words(standing === undefined ? 'open' : standing === 'ready' ? 'change' : 'goOn')}
        </Button>
        {standing === undefined ? null : (
          <Button variant="quiet" size="sm" busy={check.isPending} onClick={() => check.mutate({ body: {} })}>
            {words('check')}
          </Button>
        )}
      </div>
      <FormAlert text={isEarly(go.error) ? words('sellerFirst') : isUnguarded(go.error) && <Unguarded />} />
      {isInSandbox ? <SandboxPage onDone={() => setInSandbox(false)} /> : null}
    </>
  );
}

/** The account is opened for whoever sells, and that is not said yet. */
const isEarly = (error: unknown) => error instanceof Problem && error.code === 'seller_unknown';

/** What a real provider would ask on pages of its own: here its answer is chosen. */
function SandboxPage({ onDone }: { readonly onDone: () => void }) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...api.mutation('POST /api/payout-account/sandbox'),
    onSuccess: () => {
      onDone();
      void queries.invalidateQueries(payoutAccountQuery());
    },
    onError: () => toast({ title: words('failed'), description: words('tryAgain'), tone: 'destructive' }),
  });
  return (
    <div className={styles.sandboxPage} role="group" aria-labelledby="sandbox-page">
      <h4 id="sandbox-page">{words('sandbox')}</h4>
      <p>{words('sandboxText')}</p>
      <div className={styles.payableActions}>
        {sandboxOutcomes.map((outcome) => (
          <Button
            key={outcome}
            variant="ink"
            size="sm"
            disabled={isPending}
            onClick={() => mutate({ body: { outcome } })}
          >
            {words(`sandbox.${outcome}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
