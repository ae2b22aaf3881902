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

/** An address, or a message that holds some. */
type Shared = { readonly title: string } & ({ readonly url: string } | { readonly text: string });

/** Hands it to the device's own sharing; where there is none it is copied. */
export async function share(what: Shared, words: (word: CopyWord) => string): Promise<void> {
  const copied = 'url' in what ? what.url : what.text;
  if (!('share' in navigator)) return copyText(copied, words);
  try {
    await navigator.share(what);
  } catch (error) {
    // Closing the sheet is an answer too; anything else is a browser that only claims it can.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(copied, words);
  }
}
