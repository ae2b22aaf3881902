import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { handOver } from '#kit/web/desk/hand-over.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { formatNumber } from '#kit/shared/numbers.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import type { ListingImport } from '../contract.ts';
import { messages } from '../messages.ts';
import { importOwners, maxBytes, maxLines, type ImportOwner } from '../rules.ts';
import { ColumnList } from './column-list.tsx';
import { FileChoice } from './file-choice.tsx';
import type { NameOfKind } from './name-of-kind.ts';
import { bringFile, takeFile, touched } from './queries.ts';
import * as styles from './imports.module.css';

type NewImportProps = {
  readonly nameOf: NameOfKind;
  readonly onClose: () => void;
  readonly onBrought: (one: ListingImport) => void;
};

/** Which listings, whose they are, and the file; below it what a file may say. */
export function NewImport({ nameOf, onClose, onBrought }: NewImportProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [kind, setKind] = useState<ListingKind>('businesses');
  const [owner, setOwner] = useState<ImportOwner>('nobody');
  const bring = useChange(bringFile(), {
    done: { title: words('sent'), description: words('sentText') },
    failed: { title: words('sendFailed'), description: words('failedText') },
    refresh: touched,
    onDone: onBrought,
  });
  const fault = bring.fields.find(({ path }) => path === 'file')?.message;
  const take = useMutation({
    ...takeFile(),
    onSuccess: ({ name, text }) => {
      handOver(new Blob([text], { type: 'text/csv' }), name);
      toast({ title: words('downloaded') });
    },
    onError: () => toast({ title: words('failed'), description: words('downloadFailed'), tone: 'destructive' }),
  });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words('newTitle')}
      head={words('newLead', { lines: formatNumber(maxLines, language), mb: maxBytes / 1024 / 1024 })}
    >
      <div className={styles.importForm}>
        <Field label={words('kind')}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              options={listingKinds.map((value) => ({ value, label: nameOf(value, language) }))}
              onChange={(event) => setKind(event.currentTarget.value as ListingKind)}
            />
          )}
        </Field>
        <Field label={words('owner')} hint={words('ownerHint')}>
          {(control) => (
            <Select
              {...control}
              value={owner}
              options={importOwners.map((value) => ({ value, label: words(`owner.${value}`) }))}
              onChange={(event) => setOwner(event.currentTarget.value as ImportOwner)}
            />
          )}
        </Field>
        <FileChoice
          fault={fault}
          isSending={bring.isPending}
          onFile={(file) => bring.change({ kind, owner, file, language })}
        />
        <ColumnList kind={kind}>
          <Button variant="line" size="sm" busy={take.isPending} onClick={() => take.mutate({ kind, language })}>
            {words('download')}
          </Button>
        </ColumnList>
      </div>
    </Sheet>
  );
}
