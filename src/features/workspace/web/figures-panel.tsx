import { useQuery } from '@tanstack/react-query';
import { pathOf } from '#features/listings/kinds.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import { workspaceApi as api } from './queries.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './workspace.module.css';

/** How often each listing is saved and booked; the way to the plans for whom theirs does not give that. */
export function FiguresPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(freshly(api.query('GET /api/workspace/figures', { language })));
  if (data === undefined)
    return isError ? (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void refetch() }}>
        {words('failedHint')}
      </Failure>
    ) : (
      <p className={deskStyles.deskLoading}>{words('loading')}</p>
    );
  if (!data.isGiven)
    return (
      <Empty
        title={words('figuresPlan')}
        action={
          <ButtonLink to="/user-dashboard" variant="ink" arrow>
            {words('figuresPlanLink')}
          </ButtonLink>
        }
      >
        {words('figuresPlanText')}
      </Empty>
    );
  if (data.listings.length === 0) return <Empty title={words('noFigures')}>{words('noFiguresText')}</Empty>;
  return (
    <section aria-label={words('figures')}>
      <table className={styles.workTable}>
        <caption className="tower-s">{words('figures')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('listing')}</th>
            <th scope="col">{words('kind')}</th>
            <th scope="col">{words('saved')}</th>
            <th scope="col">{words('booked')}</th>
          </tr>
        </thead>
        <tbody>
          {data.listings.map(({ id, kind, title, saved, booked }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={pathOf(kind, id)}>{title}</Link>
              </th>
              <td data-label={words('kind')}>{words(`kind.${kind}`)}</td>
              <td data-label={words('saved')}>{formatNumber(saved, language)}</td>
              <td data-label={words('booked')}>{formatNumber(booked, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={fieldStyles.hint}>{words('figuresHint')}</p>
    </section>
  );
}
