import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as styles from './tabs.module.css';

type TabsProps<T extends string> = {
  /** Names the row of tabs. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  items: readonly { value: T; label: ReactNode; count?: number; panel: ReactNode }[];
};

/** Tabs whose panels all stay: what was typed in one is still there after a look at another. */
export function Tabs<T extends string>({ label, value, onChange, items }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Base.List className={styles.tabs} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
            {item.count === undefined ? null : <span className={styles.tabCount}>{item.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles.tabPanel} keepMounted>
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
