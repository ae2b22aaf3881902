import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Repair, TaxRecord } from '../contract.ts';
import { messages } from '../messages.ts';
import { recordsApi as api } from './queries.ts';
import * as styles from './verifactu.module.css';

/** Puts a record right by another one, after asking; whom the office does not know can be sent as such. */
export function RepairButtons({ record: { id, number, isNamed } }: { readonly record: TaxRecord }) {
  const words = useWords(messages);
  const [asked, setAsked] = useState<Repair['recipient']>();
  const { change, isPending } = useChange(api.mutation('POST /api/admin/tax-records/{id}/repair'), {
    done: { title: words('repaired'), description: words('repairedText') },
    failed: { title: words('notRepaired'), description: words('tryAgain') },
    refresh: ['/api/admin/tax-issuers'],
  });
  return (
    <div className={styles.recordTools}>
      <Button variant="ink" size="sm" busy={isPending} onClick={() => setAsked('registered')}>
        {words('repair')}
      </Button>
      {isNamed ? (
        <Button variant="line" size="sm" busy={isPending} onClick={() => setAsked('unregistered')}>
          {words('repairUnregistered')}
        </Button>
      ) : null}
      <Confirm
        isOpen={asked !== undefined}
        title={words('repairTitle', { number })}
        text={words('repairText')}
        yes={words(asked === 'unregistered' ? 'repairUnregistered' : 'repair')}
        no={words('cancel')}
        tone="ink"
        isPending={isPending}
        onYes={() => {
          if (asked) change({ params: { id }, body: { recipient: asked } });
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}
