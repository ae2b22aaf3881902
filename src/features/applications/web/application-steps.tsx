import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../desk-messages.ts';
import type { Decision } from '../rules.ts';

export const looks = { shortlisted: 'ink', accepted: 'teal', declined: 'danger' } as const;

type StepsProps = {
  readonly steps: readonly Decision[];
  readonly name: string;
  readonly isPending: boolean;
  readonly onStep: (step: Decision) => void;
};

/** The steps from here; each is asked about, because a letter goes out with it. */
export function Steps({ steps, name, isPending, onStep }: StepsProps) {
  const words = useWords(messages);
  const [asked, setAsked] = useState<Decision>();
  return (
    <>
      {steps.map((step) => (
        <Button key={step} variant={looks[step]} busy={isPending} onClick={() => setAsked(step)}>
          {words(`step.${step}`)}
        </Button>
      ))}
      <Confirm
        isOpen={asked !== undefined}
        title={asked ? words('ask', { step: words(`step.${asked}`), name }) : ''}
        text={words('askText')}
        yes={asked ? words(`step.${asked}`) : ''}
        no={words('back')}
        tone={asked === 'declined' ? 'danger' : 'ink'}
        isPending={isPending}
        onYes={() => {
          if (asked) onStep(asked);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
