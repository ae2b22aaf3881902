import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#kit/shared/numbers.ts';
import { CsvButton } from '#kit/web/desk/csv-button.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { evidence } from './queries.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './brought.module.css';

const shown = 10;

/** The prospects that the town misses most, with what says so. */
export function EvidenceList() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data } = useQuery(evidence());
  if (data === undefined || data.items.length === 0)
    return <p className={styles.broughtNone}>{words(data === undefined ? 'loading' : 'evidenceNone')}</p>;
  return (
    <>
      <table className={styles.broughtTable}>
        <caption className="tower-s">{words('evidence')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('prospect')}</th>
            <th scope="col" data-words="">
              {words('category')}
            </th>
            <th scope="col">{words('missedName')}</th>
            <th scope="col">{words('viewsForEach')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.slice(0, shown).map(({ id, name, category, missed, viewsForEach }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td data-label={words('category')} data-words="">
                {words(`category.${category}`)}
              </td>
              <td data-label={words('missedName')}>{formatNumber(missed, language)}</td>
              <td data-label={words('viewsForEach')}>{formatNumber(viewsForEach, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={fieldStyles.hint}>{words('evidenceHint')}</p>
      <p className={deskStyles.deskFile}>
        <ButtonLink to="/admin" search={{ tab: 'prospects' }} variant="quiet" size="sm">
          {words('evidenceLink')}
        </ButtonLink>
        {data.csv === undefined ? null : <CsvButton path={data.csv} label={words('evidenceFile')} />}
      </p>
    </>
  );
}
