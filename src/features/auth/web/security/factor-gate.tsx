import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { messages } from '../../security-messages.ts';

const FactorSheet = pressedPart(() => import('./factor-sheet.tsx').then((module) => module.FactorSheet));

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
      {isOpen && <FactorSheet onClose={() => setOpen(false)} />}
    </>
  );
}
