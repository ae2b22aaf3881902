import { useQuery } from '@tanstack/react-query';
import { handOver, pdfFile } from '#kit/web/desk/hand-over.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../desk-messages.ts';
import { paperQuery } from './desk-queries.ts';
import * as styles from './claims.module.css';

type Document = { readonly type: string; readonly base64: string };

/** A PDF is handed to the reader's own program, which opens it apart from this page. */
function open({ type, base64 }: Document): void {
  if (type === 'application/pdf') handOver(pdfFile(base64), 'document.pdf');
}

/** The paper of a claim: fetched when somebody wants to see it. */
export function Paper({ claimId }: { readonly claimId: string }) {
  const words = useWords(messages);
  const { data, isError, isFetching, refetch } = useQuery(paperQuery(claimId));
  const isPicture = data !== undefined && data.type !== 'application/pdf';
  const look = async () => {
    const document = data ?? (await refetch()).data;
    if (document) open(document);
  };
  return (
    <>
      {isPicture ? (
        <img
          className={styles.claimPaperShown}
          src={`data:${data.type};base64,${data.base64}`}
          alt={words('paperAlt')}
        />
      ) : (
        <Button variant="line" size="sm" busy={isFetching} onClick={() => void look()}>
          {words('showPaper')}
        </Button>
      )}
      {isError ? <p role="alert">{words('paperGone')}</p> : null}
    </>
  );
}
