import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Tabs } from '#kit/web/ui/tabs.tsx';
import { messages } from '../desk-messages.ts';
import './letter-view.css';

type LetterViewProps = { readonly subject: string; readonly text: string; readonly html: string };

/** What a letter says, as its reader sees it. In its frame nothing runs, loads or leads anywhere. */
export function LetterView({ subject, text, html }: LetterViewProps) {
  const words = useWords(messages);
  const [look, setLook] = useState<'letter' | 'text'>('letter');
  return (
    <div className="letter-view">
      <Tabs
        label={words('showAs')}
        value={look}
        onChange={setLook}
        items={[
          {
            value: 'letter',
            label: words('asLetter'),
            panel: <iframe className="letter-frame" title={subject} srcDoc={html} sandbox="" />,
          },
          { value: 'text', label: words('asText'), panel: <pre className="letter-text">{text}</pre> },
        ]}
      />
    </div>
  );
}
