import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { messages } from '../form-messages.ts';
import * as styles from './report-form.module.css';

const ReportForm = pressedPart(() => import('./report-form.tsx').then((module) => module.ReportForm));

/** At the end of a listing's page: the way to tell the desk that something is wrong with it. */
export function ReportListing({ kind, id }: { readonly kind: ListingKind; readonly id: string }) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.reportListing}>
        {words('wrongHere')}
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words('reportListing')}
        </Button>
      </p>
      {isOpen ? <ReportForm kind={kind} id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
