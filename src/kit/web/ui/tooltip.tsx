import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './tooltip.module.css';

/** Opens after 700 ms; while one is open, or 300 ms after, its neighbours open at once (specification 9). */
const openAfter = 700;
const skipWithin = 300;

/** Tooltips that share their delays. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={openAfter} timeout={skipWithin}>
      {children}
    </Base.Provider>
  );
}

/** Says in words what a control with a picture does; the control carries its own accessible name as well. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger delay={openAfter} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={8}>
          <Base.Popup className={styles.tooltip}>{label}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
