import { useState } from 'react';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { messages } from '../messages.ts';
import { maxDocumentBytes, maxStatement } from '../rules.ts';
import { PaperChoice } from './paper-choice.tsx';
import { sendClaim, uploadPaper, type Named } from './queries.ts';
import { useClaimChange } from './use-claim-change.ts';
import * as styles from './claims.module.css';

type Fault = 'paperMissing' | 'paperWrong' | 'paperLarge' | 'statementMissing';
const refusals = { too_large: 'paperLarge', unsupported_media_type: 'paperWrong' } as const;

/** What is wrong before anything is sent. */
function faultOf(file: File | undefined, statement: string): Fault | undefined {
  if (!file) return 'paperMissing';
  if (file.size > maxDocumentBytes) return 'paperLarge';
  return statement.trim() === '' ? 'statementMissing' : undefined;
}

/** A paper and a sentence for the desk. */
export function PaperWay({ listing }: { readonly listing: Named }) {
  const words = useWords(messages);
  const [file, choose] = useState<File>();
  const [statement, write] = useKeptText(`listing claim ${listing.id}`);
  const [fault, setFault] = useState<Fault>();
  const send = useClaimChange(
    async (paper: File) => {
      const { id: document } = await uploadPaper(paper);
      return sendClaim().mutationFn({ params: listing, body: { document, statement: statement.trim() } });
    },
    {
      onDone: () => write(''),
      onFailed: ({ code }) => {
        const known = Object.entries(refusals).find(([name]) => name === code)?.[1];
        setFault(known);
        return known !== undefined;
      },
    },
  );
  const isOfText = fault === 'statementMissing';
  return (
    <section className={styles.claimWay} aria-label={words('byPaper')}>
      <h3 className="tower-s">{words('byPaper')}</h3>
      <p>{words('byPaperText')}</p>
      <form
        className={styles.claimPaper}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const found = faultOf(file, statement);
          setFault(found);
          if (file && !found) send.mutate(file);
        }}
      >
        <PaperChoice file={file} fault={fault && !isOfText ? words(fault) : undefined} onFile={choose} />
        <Field label={words('statement')} hint={words('statementHint')} error={isOfText ? words(fault) : undefined}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={maxStatement}
              value={statement}
              onChange={(event) => write(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="line" busy={send.isPending}>
          {words(send.isPending ? 'sending' : 'send')}
        </Button>
      </form>
    </section>
  );
}
