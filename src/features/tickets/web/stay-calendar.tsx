import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handOver } from '#kit/web/desk/hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { ticketCalendarQuery } from './queries.ts';

/** Hands what was rented over as an entry for a calendar: it is one member's, so no public address has it. */
export function StayCalendar({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => queries.fetchQuery(ticketCalendarQuery(id, language)),
    onSuccess: ({ name, text }) => handOver(new Blob([text], { type: 'text/calendar' }), name),
    onError: () => toast({ title: words('calendarFailed'), description: words('failedText'), tone: 'destructive' }),
  });
  return (
    <Button variant="line" size="sm" busy={isPending} onClick={() => mutate()}>
      <Icon name="calendar" />
      {words('calendar')}
    </Button>
  );
}
