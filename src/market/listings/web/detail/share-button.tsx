import { share } from '#kit/web/share.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from './messages.ts';

/** The address of this page as its canonical link names it: in the language it is read in, without what was clicked. */
function ownAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? location.origin + location.pathname;
}

/** Hands the page to the device's own sharing; where there is none the address is copied. */
export function ShareButton({ title }: { readonly title: string }) {
  const words = useWords(messages);
  return (
    <Button variant="line" size="sm" onClick={() => void share({ title, url: ownAddress() }, words)}>
      <Icon name="send" />
      {words('share')}
    </Button>
  );
}
