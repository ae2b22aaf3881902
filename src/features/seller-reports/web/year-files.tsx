import { formatDate } from '#kit/shared/dates.ts';
import { xmlFile } from '#kit/web/desk/hand-over.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useHandOver } from '#kit/web/desk/use-hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { formatInstant, wallClock } from '#market/town/dates.ts';
import type { ReportFile, ReportYear } from '../contract.ts';
import { messages } from '../messages.ts';
import { sellerReportsApi as api } from './queries.ts';
import * as styles from './seller-reports.module.css';

/** What the next file of a year would say, the button that makes it, and the files that were made. */
export function YearFiles({ year: { year, isOver, dueOn, next, files } }: { readonly year: ReportYear }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const today = wallClock(useNow()).date;
  const { change, isPending } = useChange(api.mutation('POST /api/admin/seller-reports'), {
    done: { title: words('made'), description: words('madeText') },
    failed: { title: words('notMade'), description: words('notMadeText') },
    reasons: { conflict: words('houseUnknown') },
    refresh: ['/api/admin/seller', '/api/admin/audit'],
  });
  const { added, corrected, removed } = next;
  // The first file says so where there is nobody to tell of.
  const hasNews = added + corrected + removed > 0 || files.length === 0;
  return (
    <div className={styles.yearFiles}>
      <h3 className="tower-s">{words('files')}</h3>
      <p>
        {words('next')}: {hasNews ? words('nextWords', { added, corrected, removed }) : words('nothingNew')}
      </p>
      {isOver && hasNews && today > dueOn ? (
        <p className={styles.overdue}>{words('overdue', { day: formatDate(dueOn, 'long', language) })}</p>
      ) : null}
      {isOver ? (
        <Button variant="teal" busy={isPending} disabled={!hasNews} onClick={() => change({ body: { year } })}>
          {words('make')}
        </Button>
      ) : (
        <p>{words('stillRuns')}</p>
      )}
      {files.length === 0 ? (
        <p>{words('noFiles')}</p>
      ) : (
        <ul>
          {files.map((file) => (
            <FileLine key={file.id} file={file} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileLine({ file: { id, number, kind, sellers, madeAt, madeBy } }: { readonly file: ReportFile }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { take, isPending } = useHandOver(api.query('GET /api/admin/seller-reports/{id}', { params: { id } }), {
    file: ({ xml }) => xmlFile(xml),
    done: (name) => ({ title: words('taken'), description: words('takenText', { name }) }),
    failed: { title: words('notTaken'), description: words('notTakenText') },
  });
  const by = { when: formatInstant(new Date(madeAt), language), who: madeBy ?? words('nobody') };
  return (
    <li>
      <span>
        <b>
          {words('file', { number })}: {words(`fileKind.${kind}`)}
        </b>
        <small>
          {words('fileSellers', { count: sellers })}, {words('fileBy', by)}
        </small>
      </span>
      <Button variant="ink" size="sm" busy={isPending} onClick={take}>
        {words('take')}
      </Button>
    </li>
  );
}
