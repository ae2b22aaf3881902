import { useChange } from '#kit/web/desk/use-change.ts';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../desk-messages.ts';
import { typesApi as api } from './queries.ts';
import { refresh } from './type-row.tsx';

type Props = { readonly eventId: string; readonly isStopped: boolean };

/** Takes a whole night off sale, or puts it back: asked about neither, for what is bought stays bought and either can be taken back. */
export function StopSelling({ eventId, isStopped }: Props) {
  const words = useWords(messages);
  const may = useMayAs('editor');
  const { change, isPending } = useChange(api.mutation('PUT /api/events/{id}/sales'), {
    done: {
      title: words(isStopped ? 'soldAgain' : 'stopped'),
      description: words(isStopped ? 'soldAgainText' : 'stoppedText'),
    },
    failed: { title: words('salesFailed'), description: words('tryAgain') },
    refresh,
  });
  if (!may) return null;
  return (
    <Button
      variant="line"
      size="sm"
      busy={isPending}
      onClick={() => change({ params: { id: eventId }, body: { isStopped: !isStopped } })}
    >
      {words(isStopped ? 'sellAgain' : 'stopSelling')}
    </Button>
  );
}
