import { useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';

/** Says that a second factor comes before money, with the way to where it is set up: `title` is what did not happen. */
export function useUnguarded() {
  const words = useWords(messages);
  return (title: string) =>
    toast({
      title,
      description: words('moneyUnguarded'),
      link: { to: '/user-dashboard', label: words('toAccount') },
      tone: 'destructive',
    });
}
