import { useId, useState } from 'react';
import { Button } from '#kit/web/ui/button.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';
import * as styles from './demo-town.module.css';

/** What begins a town without the demo, beside it: nothing that stands here is touched. */
const emptyStart = 'DATA_DIR=./town DEMO=0 npm start';

/** Says that the people and the sales of this town are invented, and how one starts with an empty one. */
export function DemoTown() {
  const words = useWords(messages);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.demoTown} aria-label={words('demo')}>
      <div className={styles.demoTownLine}>
        <p>{words('demo.says')}</p>
        <Button variant="line" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {words('demo.how')}
        </Button>
      </div>
      <div id={id} className={styles.demoTownHow} hidden={!isOpen}>
        <p>{words('demo.stop')}</p>
        <pre className={styles.demoTownCommand}>
          <code>{emptyStart}</code>
        </pre>
        <p>{words('demo.stays')}</p>
      </div>
    </section>
  );
}
