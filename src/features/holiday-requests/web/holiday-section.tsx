import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Reveal } from '#kit/web/ui/reveal.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { Sent } from '#kit/web/ui/sent.tsx';
import { messages } from '../messages.ts';
import { HolidayForm } from './holiday-form.tsx';
import { PackageLengths } from './package-lengths.tsx';
import { useKeptSize } from './use-kept-size.ts';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './holiday.module.css';

const titleId = 'holiday-title';

/** The holiday request on the home page: a letter to write, a length to pick, the answer when it is sent. */
export function HolidaySection() {
  const words = useWords(messages);
  const { size, change, forget } = useKeptSize();
  const [sentWith, setSentWith] = useState<string>();
  const finish = (email: string) => {
    forget();
    setSentWith(email);
  };
  return (
    <section id="holiday" className={cardRowStyles.section} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHead id={titleId} kicker={words('kicker')} title={words('title')} lead={words('lead')} />
        <div className={styles.letter}>
          <Reveal order={1}>
            <PackageLengths days={size.days} onPick={(days) => change({ days })} />
          </Reveal>
          <Reveal>
            <div className={styles.airmail}>
              {sentWith !== undefined ? (
                <Sent title={words('submitted')} text={words('submittedText', { email: sentWith })}>
                  <Button variant="line" onClick={() => setSentWith(undefined)}>
                    {words('another')}
                  </Button>
                </Sent>
              ) : (
                <HolidayForm size={size} onSize={change} onSent={finish} />
              )}
            </div>
          </Reveal>
        </div>
      </div>
    </section>
  );
}
