import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Tabs } from '#kit/web/ui/tabs.tsx';
import { messages } from '../desk-messages.ts';
import * as styles from './letter-view.module.css';

type LetterViewProps = { readonly subject: string; readonly text: string; readonly html: string };

/** Its rules for the night, which the policy of the house's own pages refuses, and reports. */
const rules = /<style>[\s\S]*?<\/style>/;

/** What a letter says, as its reader sees it by day. In its frame nothing runs, loads or leads anywhere. */
export function LetterView({ subject, text, html }: LetterViewProps) {
  const words = useWords(messages);
  const [look, setLook] = useState<'letter' | 'text'>('letter');
  return (
    <div className={styles.letterView}>
      <Tabs
        label={words('showAs')}
        value={look}
        onChange={setLook}
        items={[
          {
            value: 'letter',
            label: words('asLetter'),
            panel: (
              <iframe className={styles.letterFrame} title={subject} srcDoc={html.replace(rules, '')} sandbox="" />
            ),
          },
          { value: 'text', label: words('asText'), panel: <pre className={styles.letterText}>{text}</pre> },
        ]}
      />
    </div>
  );
}
