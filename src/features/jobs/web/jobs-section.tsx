import { useQuery } from '@tanstack/react-query';
import { town } from '#market/town/town.ts';
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
const figures = town.figures.jobs;

/** #jobs on the home page: the first three notices of the board. */
export function JobsSection() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const list = useQuery(homeJobsQuery(language));
  return (
    <section id="jobs" className={`${cardRowStyles.section} ${styles.board}`} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHead id={titleId} kicker={words('kicker')} title={words('title')} lead={words('lead')} />
        <Tiles
          items={[
            { label: words('tile.barStaff'), figure: figures.barStaff },
            { label: words('tile.restaurant'), figure: figures.restaurant },
            { label: words('tile.hotels'), figure: figures.hotels },
            { label: words('tile.entertainment'), figure: figures.entertainment },
          ]}
        />
        <ListFaces list={list} words={words}>
          {(jobs) => <JobCards jobs={jobs} />}
        </ListFaces>
        <p className={cardRowStyles.sectionMore}>
          <ButtonLink to="/search" search={{ type: 'jobs' }} variant="ink">
            {words('browseAll')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
