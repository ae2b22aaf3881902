import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../api.ts';
import { useLanguage, useWords } from '../i18n.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { handOver } from './hand-over.ts';
import { messages } from './messages.ts';

/** Hands over the whole list as a file for spreadsheets: what is searched and filtered for, on all pages. `label` says which, where there are several. */
export function CsvButton({ path, label }: { readonly path: string; readonly label?: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const url = new URL(path, location.origin);
      url.searchParams.set('lang', language);
      return fetchFile(url.pathname + url.search);
    },
    onSuccess: ({ blob, name }) => {
      handOver(blob, name);
      toast({ title: words('csvDone'), description: words('csvDoneText', { name }) });
    },
    onError: ({ code }) =>
      toast({
        title: words('csvFailed'),
        description: words(code === 'too_many_requests' ? 'tooMany' : 'csvFailedText'),
        tone: 'destructive',
      }),
  });
  return (
    <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate()}>
      {label ?? words('csv')}
    </Button>
  );
}
