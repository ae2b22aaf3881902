import { useWords } from '#kit/web/i18n.tsx';
import { ToastRegion } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';

export function Toasts() {
  const words = useWords(messages);
  return <ToastRegion label={words('messages')} closeLabel={words('close')} />;
}
