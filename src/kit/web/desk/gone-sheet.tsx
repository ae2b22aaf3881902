import { useWords } from '../i18n.tsx';
import { Button } from '../ui/button.tsx';
import { messages } from './messages.ts';
import { Sheet } from './sheet.tsx';

/** What is shown for an address that names something which is not there any more. */
export function GoneSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(messages);
  const foot = <Button onClick={onClose}>{words('close')}</Button>;
  return (
    <Sheet isOpen onClose={onClose} title={words('gone')} foot={foot}>
      <p>{words('goneText')}</p>
    </Sheet>
  );
}
