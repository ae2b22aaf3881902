import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#kit/shared/numbers.ts';
import { BarList } from '#kit/web/charts/bar-list.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { missing } from './queries.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './brought.module.css';

const shown = 8;

/** What was searched for most and not found; the wishes have all of it. */
export function MissingList() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data } = useQuery(missing());
  const wishes = data?.items.filter(({ month }) => month > 0).slice(0, shown) ?? [];
  return (
    <>
      {wishes.length === 0 ? (
        <p className={styles.broughtNone}>{words(data === undefined ? 'loading' : 'missingNone')}</p>
      ) : (
        <BarList
          title={words('missing')}
          head={[words('searchFor'), words('times')]}
          said={(value) => formatNumber(value, language)}
          bars={wishes.map(({ id, words: name, month }) => ({ id, name, value: month }))}
        />
      )}
      <p className={fieldStyles.hint}>{words('missingHint')}</p>
      <p className={deskStyles.deskFile}>
        <ButtonLink to="/admin" search={{ tab: 'wishes' }} variant="quiet" size="sm">
          {words('missingLink')}
        </ButtonLink>
      </p>
    </>
  );
}
