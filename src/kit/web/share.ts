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

/** Hands an address to the device's own sharing; where there is none it is copied. */
export async function share(page: { title: string; url: string }, words: (word: CopyWord) => string): Promise<void> {
  if (!('share' in navigator)) return copyText(page.url, words);
  try {
    await navigator.share(page);
  } catch (error) {
    // Closing the sheet is an answer too; anything else is a browser that only claims it can.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(page.url, words);
  }
}
