import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../../security-messages.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './security.module.css';

// Sheets come when somebody asks for them: few do.
const SessionsSheet = pressedPart(() => import('./sessions-sheet.tsx').then((module) => module.SessionsSheet));
const FactorSheet = pressedPart(() => import('./factor-sheet.tsx').then((module) => module.FactorSheet));

/** What guards one's account, on the dashboard. */
export function SecurityCard() {
  const words = useWords(messages);
  const [open, setOpen] = useState<'devices' | 'factor'>();
  const close = () => setOpen(undefined);
  return (
    <section className={deskCardStyles.deskCard} aria-labelledby="security">
      <h2 id="security" className="tower-s">
        {words('card')}
      </h2>
      <p className={styles.securityNote}>{words('cardText')}</p>
      <div className={styles.securityWays}>
        <Button variant="ink" size="sm" onClick={() => setOpen('devices')}>
          {words('devices')}
        </Button>
        <Button variant="line" size="sm" onClick={() => setOpen('factor')}>
          {words('secondStep')}
        </Button>
      </div>
      {open === 'devices' && <SessionsSheet onClose={close} />}
      {open === 'factor' && <FactorSheet onClose={close} />}
    </section>
  );
}
