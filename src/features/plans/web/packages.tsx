import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Reveal } from '#kit/web/ui/reveal.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { messages } from '../messages.ts';
import { packages, packageWays, type Package } from '../rules.ts';
import { PackageCard } from './package-card.tsx';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './packages.module.css';

const titleId = 'packages-title';

/** The three packages of /advertise; Elite is asked for with `quote`. */
export function Packages({ quote }: { quote: ReactNode }) {
  const words = useWords(messages);
  const wayOf = (name: Package) =>
    name === 'elite' ? (
      quote
    ) : (
      <ButtonLink variant={name === 'starter' ? 'coral' : 'sun'} arrow to="/auth" search={packageWays[name]}>
        {words(`take.${name}`)}
      </ButtonLink>
    );
  return (
    <section id="packages" className={cardRowStyles.section} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHead
          id={titleId}
          kicker={words('packagesKicker')}
          title={words('packagesTitle')}
          lead={words('packagesLead')}
        />
        <ul className={styles.packages}>
          {packages.map((name, order) => (
            <li key={name}>
              <Reveal order={order}>
                <PackageCard name={name}>{wayOf(name)}</PackageCard>
              </Reveal>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
