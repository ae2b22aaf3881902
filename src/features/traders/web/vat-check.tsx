import { useState } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskFact } from '#kit/web/desk/desk-facts.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { wallClock } from '#market/town/dates.ts';
import { isElsewhereInUnion } from '#market/vat/europe.ts';
import type { Trader } from '../contract.ts';
import { messages } from '../messages.ts';
import { tradersApi } from './queries.ts';
import * as styles from './traders.module.css';

/** Whether the VAT number of a business elsewhere in the Union was found in the register; the desk looks there by hand. */
export function VatCheck({ id, trader }: { readonly id: string; readonly trader: Trader }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { change, isPending } = useChange(tradersApi.mutation('PUT /api/admin/traders/{id}/vat-check'), {
    done: { title: words('vatKept'), description: words('vatKeptText') },
    failed: { title: words('failed'), description: words('tryAgain') },
    reasons: { invalid_transition: words('vatWrong') },
    refresh: ['/api/admin/traders', '/api/admin/audit'],
  });
  if (!isElsewhereInUnion(trader.country)) return null;
  const { vatCheckedAt } = trader;
  const isFound = vatCheckedAt !== null;
  const turn = () => {
    setAsking(false);
    change({ params: { id }, body: { isFound: !isFound } });
  };
  return (
    <DeskFact label={words('vatNumber')}>
      <span className={styles.vatCheck}>
        {isFound
          ? words('vatFound', { date: formatDate(wallClock(new Date(vatCheckedAt)).date, 'long', language) })
          : words('vatUnknown')}
        <Button variant="line" size="sm" busy={isPending} onClick={() => setAsking(true)}>
          {words(isFound ? 'vatTakeBack' : 'vatConfirm')}
        </Button>
      </span>
      <Confirm
        isOpen={isAsking}
        title={words(isFound ? 'vatAskBack' : 'vatAsk', { number: trader.taxNumber })}
        text={words(isFound ? 'vatAskBackText' : 'vatAskText')}
        yes={words(isFound ? 'vatTakeBack' : 'vatConfirm')}
        no={words('vatLeave')}
        tone="ink"
        onYes={turn}
        onClose={() => setAsking(false)}
      />
    </DeskFact>
  );
}
