import { useQuery } from '@tanstack/react-query';
import { figureOf } from '#kit/shared/figure.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { ListFaces } from '#kit/web/ui/list-faces.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { Tiles } from '#kit/web/ui/tiles.tsx';
import { messages } from '../messages.ts';
import { JobCards } from './job-cards.tsx';
import { homeJobsQuery } from './queries.ts';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './jobs-section.module.css';

const titleId = 'jobs-title';
const tiled = ['hospitality', 'food-service', 'entertainment', 'tourism'] as const;

type Props = {
  /** How many hang in all and of each category; undefined while that is not known. */
  readonly counts: { readonly all: number; readonly categories: Readonly<Record<string, number>> } | undefined;
};

/** #jobs on the home page: the first three notices of the board. */
export function JobsSection({ counts }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const list = useQuery(homeJobsQuery(language));
  const all = figureOf(counts?.all, language);
  return (
    <section id="jobs" className={`${cardRowStyles.section} ${styles.board}`} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHead id={titleId} kicker={words('kicker')} title={words('title')} lead={words('lead')} />
        <Tiles items={tiled.map((one) => ({ label: words(`category.${one}`), count: counts?.categories[one] }))} />
        <ListFaces list={list} words={words}>
          {(jobs) => <JobCards jobs={jobs} />}
        </ListFaces>
        <p className={cardRowStyles.sectionMore}>
          <ButtonLink to="/search" search={{ type: 'jobs' }} variant="ink">
            {all === undefined ? words('browse') : words('browseAll', { figure: all })}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
