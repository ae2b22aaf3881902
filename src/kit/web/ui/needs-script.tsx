import * as styles from './needs-script.module.css';

/** Says what does not work without script, to whoever has none: browsers with script show nothing of it. */
export function NeedsScript({ children }: { readonly children: string }) {
  return (
    <noscript>
      <p className={styles.needsScript}>{children}</p>
    </noscript>
  );
}
