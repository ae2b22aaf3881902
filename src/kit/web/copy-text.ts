import { toast } from './ui/toast.tsx';

type CopyWord = 'copied' | 'copiedText' | 'notCopied' | 'notCopiedText';

/** Puts a text where it can be pasted from, and says whether that worked. */
export async function copyText(text: string, words: (word: CopyWord) => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: words('copied'), description: words('copiedText') });
  } catch {
    toast({ title: words('notCopied'), description: words('notCopiedText'), tone: 'destructive' });
  }
}
