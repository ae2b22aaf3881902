import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { packageFeatures, type Package } from '../rules.ts';
import { commissionUnder } from '../subscription.ts';
import { PackagePrice } from './package-price.tsx';
import { useSoldWords } from './use-sold-words.ts';
import * as styles from './packages.module.css';

/** One package: its name, what it costs, all that it gives, and the way to it. */
export function PackageCard({ name, children }: { name: Package; children: ReactNode }) {
  const words = useWords(messages);
  const soldWords = useSoldWords();
  const title = words(`package.${name}`);
  const percent = commissionUnder(name);
  return (
    <article className={styles.package} data-package={name}>
      <header className={styles.packageHead}>
        <h3 className="tower">{title}</h3>
        <p>{words(`package.${name}.for`)}</p>
      </header>
      <PackagePrice name={name} />
      <ul className={styles.packageGives} aria-label={words('features', { name: title })}>
        <li>{percent === 0 ? words('zeroCommission') : words('commissionOnSales', { percent })}</li>
        {packageFeatures[name].map((line) => (
          <li key={line}>{soldWords(line)}</li>
        ))}
      </ul>
      <div className={styles.packageWay}>{children}</div>
    </article>
  );
}
