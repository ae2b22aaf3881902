import { useQuery } from '@tanstack/react-query';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { messages } from '../messages.ts';
import { recordsApi as api } from './queries.ts';
import { RecordFile } from './record-file.tsx';
import { RecordLines } from './record-lines.tsx';
import * as styles from './verifactu.module.css';

/** An owner's own records: what was issued in their name, how it stands, and the files of it. */
export function OwnRecords() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(freshly(api.query('GET /api/tax-records', { language })));
  return (
    <section className={styles.ownRecords} aria-labelledby="own-records">
      <h2 id="own-records" className="tower-s">
        {words('own')}
      </h2>
      <p>{words('ownLead')}</p>
      {data === undefined ? (
        <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('tryAgain')} />
      ) : data.records.length === 0 ? (
        <Empty title={words('ownNone')}>{words('ownNoneText')}</Empty>
      ) : (
        <>
          <RecordFile months={data.months} />
          <RecordLines records={data.records} />
        </>
      )}
    </section>
  );
}
