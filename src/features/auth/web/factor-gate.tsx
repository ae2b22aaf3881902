import { lazy, Suspense, useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { messages } from '../security-messages.ts';

const FactorSheet = lazy(() => import('./factor-sheet.tsx').then(({ FactorSheet: it }) => ({ default: it })));

/** The desk asks for a second step: here it is set up, and then the desk opens. */
export function FactorGate() {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Empty
        title={words('gateTitle')}
        action={
          <Button variant="ink" onClick={() => setOpen(true)}>
            {words('gateGo')}
          </Button>
        }
      >
        {words('gateText')}
      </Empty>
      <Suspense>{isOpen && <FactorSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
