import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Job } from '../contract.ts';
import { messages } from '../page-messages.ts';
import * as styles from '#market/listings/web/detail/detail.module.css';

/** What a job asks and what it gives, each as a list; an empty one is left out. */
export function JobLists({ job }: { readonly job: Pick<Job, 'requirements' | 'benefits' | 'foreign'> }) {
  const words = useWords(messages);
  return (
    <>
      {(['requirements', 'benefits'] as const).map((name) =>
        job[name].length === 0 ? null : (
          <DetailSection key={name} title={words(name)}>
            <ul className={styles.detailList} lang={job.foreign?.[name]}>
              {job[name].map((line) => (
                <li key={line}>
                  <Icon name={name === 'benefits' ? 'plus' : 'check'} />
                  {line}
                </li>
              ))}
            </ul>
          </DetailSection>
        ),
      )}
    </>
  );
}
