import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import type { TaxIssuerDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import { sendingModes } from '../rules.ts';
import type { SendingMode } from '../rules.ts';
import { recordsApi as api } from './queries.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as factsStyles from '#kit/web/desk/facts.module.css';
import * as styles from './verifactu.module.css';

/** The switch of an issuer. What goes out for good is asked about first. */
export function ModeForm({ issuer }: { readonly issuer: TaxIssuerDetail }) {
  const words = useWords(messages);
  const [mode, setMode] = useState(issuer.mode);
  const [isAsked, setAsked] = useState(false);
  const { change, isPending } = useChange(api.mutation('PUT /api/admin/tax-issuers/{id}'), {
    done: { title: words('turned'), description: words('turnedText') },
    failed: { title: words('notTurned'), description: words('tryAgain') },
    reasons: { no_certificate: words('noCertificate') },
    refresh: ['/api/admin/tax-issuers'],
  });
  const turn = () => {
    setAsked(false);
    change({ params: { id: issuer.id }, body: { mode, version: issuer.version } });
  };
  const open = issuer.canSend ? sendingModes : (['off'] as const);
  return (
    <form
      className={styles.recordMode}
      onSubmit={(event) => {
        event.preventDefault();
        if (mode === 'live') setAsked(true);
        else turn();
      }}
    >
      {issuer.canSend ? null : <p className={factsStyles.deskNotice}>{words('noCertificate')}</p>}
      <label className={deskStyles.deskTool}>
        <span>{words('mode')}</span>
        <Select
          value={mode}
          options={[...new Set([issuer.mode, ...open])].map((value) => ({ value, label: words(`mode.${value}`) }))}
          onChange={(event) => setMode(event.currentTarget.value as SendingMode)}
        />
      </label>
      <Button type="submit" size="sm" busy={isPending} disabled={mode === issuer.mode}>
        {words('turn')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={words('liveTitle')}
        text={words('liveText')}
        yes={words('liveYes')}
        no={words('cancel')}
        tone="ink"
        isPending={isPending}
        onYes={turn}
        onClose={() => setAsked(false)}
      />
    </form>
  );
}
