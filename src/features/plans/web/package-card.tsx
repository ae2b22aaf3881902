import type { ReactNode } from 'react';
import type { Words } from '#kit/shared/messages.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import { messages } from '../messages.ts';
import { cinematicAdverts, packageCommission, packageFeatures, type Package } from '../rules.ts';
import { PackagePrice } from './package-price.tsx';
import * as styles from './packages.module.css';

const badges = { professional: 'mostPopular', advanced: undefined, elite: 'mostProfitable' } as const;

/** One package: its name and badge, what it costs, all that it gives, and the way to it. */
export function PackageCard({ name, children }: { name: Package; children: ReactNode }) {
  const words = useWords(messages);
  const title = words(`package.${name}`);
  const badge = badges[name];
  return (
    <article className={styles.package} data-package={name}>
      <header className={styles.packageHead}>
        <h3 className="tower">{title}</h3>
        <div className={styles.packageMark}>
          {badge ? <Badge tone={name === 'elite' ? 'sun' : 'ink'}>{words(badge)}</Badge> : null}
        </div>
        <p>{words(`package.${name}.for`)}</p>
      </header>
      <PackagePrice name={name} />
      <ul className={styles.packageGives} aria-label={words('features', { name: title })}>
        {name === 'elite' ? null : <li>{commissionWords(packageCommission[name], words)}</li>}
        {packageFeatures[name].map((feature) => (
          <li key={feature}>{words(`gives.${feature}`, { adverts: cinematicAdverts })}</li>
        ))}
      </ul>
      <div className={styles.packageWay}>{children}</div>
    </article>
  );
}

const commissionWords = (percent: number, words: Words<typeof messages>) =>
  percent === 0 ? words('zeroCommission') : words('commissionOnSales', { percent });
