import { dialled } from '#features/site/rules.ts';
import { town } from '#market/town/town.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { PageHead } from '#market/pages/web/page-head.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../messages.ts';
import { safety } from '../safety.ts';
import * as pageHeadStyles from '#market/pages/web/page-head.module.css';
import * as styles from './support.module.css';

const numbers = ['general', 'localPolice', 'medical'] as const;

/** /safety-tips: three numbers first, then advice laid out like towels. */
export function SafetyAdvice() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const text = safety[language];
  return (
    <main>
      <PageHead band="sun" kicker={words('safetyTips')} title={text.heading} lead={text.lead} back={words('back')}>
        <Poster motif="lifebuoy" ink="levante" seed={3} format="square" eager />
      </PageHead>
      <div className={`wrap ${pageHeadStyles.pageBody}`}>
        <section aria-labelledby="safety-numbers">
          <h2 id="safety-numbers" className="horizon">
            {text.numbersTitle}
          </h2>
          <ul className={styles.alarm}>
            {numbers.map((number) => (
              <li key={number}>
                <a className={styles.alarmNumber} href={dialled(town.emergency[number])}>
                  <span>{text.numbers[number]}</span> <b className="tower">{town.emergency[number]}</b>
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.alarmNote}>{text.numbersNote}</p>
        </section>
        <div className={styles.advice}>
          {text.sections.map(({ id, title, tips }) => (
            <section key={id} className={styles.adviceTowel} aria-labelledby={id}>
              <h2 id={id} className="tower">
                {title}
              </h2>
              <ul>
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </section>
          ))}
          <section className={styles.adviceTowel} aria-labelledby="safety-more">
            <h2 id="safety-more" className="tower">
              {text.more}
            </h2>
            <p>{text.moreText}</p>
            <div className={styles.adviceTowelWays}>
              <ButtonLink to="/report-issue" arrow>
                {words('reportIssue')}
              </ButtonLink>
              <ButtonLink to="/contact-us" variant="line">
                {words('contactUs')}
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </main>
  );
}
