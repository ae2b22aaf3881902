import { useQuery } from '@tanstack/react-query';
import { columnAmount } from '#kit/shared/signed-money.ts';
import { FigureTable } from '#kit/web/desk/figures.tsx';
import { pdfFile } from '#kit/web/desk/hand-over.ts';
import { useHandOver } from '#kit/web/desk/use-hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { wallClock } from '#market/town/dates.ts';
import type { SellerYear } from '../contract.ts';
import { messages } from '../messages.ts';
import { isNothing, yearOf, type Sums } from '../rules.ts';
import { ownYearsQuery, sellerReportsApi as api } from './queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './seller-reports.module.css';

/** What the tax office is told of an owner, year by year; nothing while they have sold nothing. */
export function OwnYears() {
  const words = useWords(messages);
  const running = Number(wallClock(useNow()).date.slice(0, 4));
  const { data } = useQuery(ownYearsQuery());
  const years = data?.years ?? [];
  if (years.length === 0) return null;
  return (
    <section className={styles.ownYears} aria-label={words('own')}>
      <h2 className="tower-s">{words('own')}</h2>
      <p className={fieldStyles.hint}>{words('ownText')}</p>
      {years.some(({ identity }) => identity === null) ? (
        <p>
          {words('ownUnknown')}{' '}
          <Link to="/dashboard" search={{ tab: 'seller' }}>
            {words('ownUnknownLink')}
          </Link>
        </p>
      ) : null}
      {years.map((figures) => (
        <details key={figures.year} className={styles.ownYear}>
          <summary>{figures.year === running ? words('runs', { year: figures.year }) : String(figures.year)}</summary>
          <Year figures={figures} />
        </details>
      ))}
    </section>
  );
}

function Year({ figures }: { readonly figures: SellerYear }) {
  const words = useWords(messages);
  const { year, properties, personalServices, transportRental, others } = figures;
  const kinds = { personalServices, transportRental, others };
  return (
    <>
      {properties.map(({ address, kind, days, sums }) => (
        <Quarters
          key={`${kind} ${address}`}
          title={`${words(`home.${kind}`)}, ${address}: ${words('daysLet', { count: days })}`}
          sums={sums}
        />
      ))}
      {(['personalServices', 'transportRental', 'others'] as const).map((kind) =>
        isNothing(kinds[kind]) ? null : <Quarters key={kind} title={words(kind)} sums={kinds[kind]} />,
      )}
      <Letter year={year} />
    </>
  );
}

function Quarters({ title, sums }: { readonly title: string; readonly sums: Sums }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { considerationCents, feesCents, sales } = sums;
  const cells = (credited: number, kept: number, count: number) => [
    columnAmount(credited, language),
    columnAmount(kept, language),
    String(count),
  ];
  return (
    <FigureTable
      title={title}
      head={[words('quarter'), words('consideration'), words('fees'), words('sales')]}
      rows={[
        ...([0, 1, 2, 3] as const).map((quarter) => ({
          id: String(quarter),
          name: words('quarterOf', { number: quarter + 1 }),
          cells: cells(considerationCents[quarter], feesCents[quarter], sales[quarter]),
        })),
        {
          id: 'year',
          name: words('wholeYear'),
          cells: cells(yearOf(considerationCents), yearOf(feesCents), yearOf(sales)),
          isSum: true,
        },
      ]}
    />
  );
}

/** Hands a year over on paper, in the language of the page. */
function Letter({ year }: { readonly year: number }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const params = { year: String(year) };
  const query = api.query('GET /api/workspace/seller-years/{year}/letter', { params, language });
  const { take, isPending } = useHandOver(query, {
    file: ({ pdf }) => pdfFile(pdf),
    done: (name) => ({ title: words('taken'), description: name }),
    failed: { title: words('notTaken'), description: words('notTakenText') },
  });
  return (
    <Button variant="ink" busy={isPending} onClick={take}>
      {words('letter')}
    </Button>
  );
}
