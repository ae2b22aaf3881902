import type { ReactNode } from 'react';
import { locales } from '#kit/shared/locales.ts';
import type { Language } from '#kit/shared/messages.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { termsVersions } from '#market/terms/terms.ts';
import { legal } from '../legal.ts';
import { LegalTable } from './legal-table.tsx';
import * as pageHeadStyles from '#market/pages/web/page-head.module.css';
import * as azulejoStyles from '#kit/web/ui/azulejo.module.css';
import * as styles from './legal.module.css';

/** The other pages that each text leads to, beside the desk. */
const alsoSee = {
  privacy: undefined,
  terms: { to: '/help-center', word: 'help' },
  cookies: { to: '/privacy-policy', word: 'privacyLink' },
} as const;

export type LegalName = keyof typeof alsoSee;

/** Since when it reads as it does; of the terms the version that orders keep. */
function noteOf(name: LegalName, language: Language): string {
  const text = legal[language];
  const version = termsVersions.at(-1);
  if (name !== 'terms' || version === undefined) return text.updated;
  const days = new Intl.DateTimeFormat(locales[language].tag, { dateStyle: 'long', timeZone: 'UTC' });
  return `${text.termsUpdated} ${days.format(Date.parse(`${version.from}T12:00:00Z`))}`;
}

type Props = {
  readonly name: LegalName;
  /** Stands where it says who is responsible. */
  readonly who?: ReactNode;
  /** Stands below the text. */
  readonly more?: ReactNode;
};

/** One of the three legal texts: what it holds, the text, and whom to ask. */
export function LegalPage({ name, who, more }: Props) {
  const { language } = useLanguage();
  const text = legal[language];
  const page = text[name];
  const table = 'table' in page ? page.table : undefined;
  const also = alsoSee[name];
  return (
    <main>
      <PageHead
        band="paper"
        kicker={text.kicker}
        title={page.title}
        lead={page.lead}
        back={text.back}
        note={noteOf(name, language)}
      />
      <div className={azulejoStyles.azulejo} aria-hidden="true" />
      <div className={`wrap ${pageHeadStyles.pageBody} ${styles.legal}`}>
        <nav className={styles.legalContents} aria-labelledby="legal-contents">
          <h2 id="legal-contents" className="horizon">
            {text.contents}
          </h2>
          <ol>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.legalLink} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.legalText}>
          {table ? <LegalTable {...table} /> : null}
          {page.sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className="tower-s">
                {section.title}
              </h2>
              <LegalBody body={section.body} />
              {section.id === 'who' ? who : null}
              {'table' in section ? <LegalTable {...section.table} /> : null}
            </section>
          ))}
          {more}
          <section className={pageHeadStyles.pageCard} aria-labelledby="legal-questions">
            <h2 id="legal-questions" className="tower-s">
              {text.questions}
            </h2>
            <p>{text.questionsText}</p>
            <div className={styles.legalWays}>
              <ButtonLink to="/contact-us" arrow>
                {text.contact}
              </ButtonLink>
              {also ? (
                <ButtonLink to={also.to} variant="line">
                  {text[also.word]}
                </ButtonLink>
              ) : null}
            </div>
          </section>
        </div>
      </div>
    </main>
  );
}

/** Paragraphs and lists of a legal section: a text is a paragraph, several together are a list. */
function LegalBody({ body }: { readonly body: readonly (string | readonly string[])[] }) {
  return body.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{part}</p>
    ) : (
      <ul key={part[0]}>
        {part.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
